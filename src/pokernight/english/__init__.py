"""From English to meaning and back: words, a grammar of phrases, a chart, discourse, writing and errors."""
