"""The table as you sit at it: everybody, the middle, your hand, and the question before you."""

import asyncio
from pathlib import Path
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.problem import Mistake
from pokernight.evening.book import Book
from pokernight.evening.evening import Evening
from pokernight.evening.explaining import explained
from pokernight.evening.names import Names
from pokernight.evening.pacing import moment
from pokernight.evening.retelling import ledger, lines, names_in, outcome, why
from pokernight.evening.sight import Sight, sight
from pokernight.table.choices import Answer, Refused, Words
from pokernight.terminal.controls import Given
from pokernight.terminal.lobby import Lobby, Wish
from pokernight.terminal.overlays import History, Reading
from pokernight.terminal.panels import hand_drawn, middle_drawn, players_drawn, rules_drawn, story_drawn
from pokernight.terminal.question import Question, Typed

TALL = 34
"""From how many lines on there is room for large cards."""
DEAL, CALL, BUY, LEAVE = "deal the next hand", "another game", "buy chips", "leave"


class Seat(Screen[None]):
    """Your seat at the table, all evening long."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "explain", "step", key_display="?"),
        Binding("r", "rules", "rules"),
        Binding("h", "history", "history"),
        Binding("l", "ledger", "ledger"),
        Binding("w", "why", "why"),
        Binding("s", "speak", "say"),
        Binding("colon", "type", "type", key_display=":"),
        Binding("escape", "to_question", show=False),
        Binding("q", "leave", "quit"),
    ]

    def __init__(self, evening: Evening, book: Book | None, pace: float) -> None:
        """Sit down; the book keeps the evening, and every move of a bot takes so much of a human moment at least."""
        super().__init__()
        self.evening = evening
        self.book = book
        self.pace = pace
        self.drawn: dict[str, Text] = {}
        """What the parts of the screen show, so that only what changes is drawn again."""
        self.after: Words | None = None
        """The question between two hands."""
        self.coming: Entry | None = None
        """The game of the next hand, once it is called."""

    AUTO_FOCUS = ""

    def compose(self) -> ComposeResult:
        """The table on the left, and what was and what is to come on the right."""
        yield Static(id="heading")
        with Horizontal(id="room"):
            with Vertical(id="table"):
                with Vertical(id="felt") as felt:
                    felt.border_title = "Table"
                    with VerticalScroll(id="players-scroll", can_focus=False):
                        yield Static(id="players")
                    yield Static(id="middle")
                    with VerticalScroll(id="ticker", can_focus=False):
                        yield Static(id="ticker-text")
                with Vertical(id="hand-box") as hand:
                    hand.border_title = "Your hand"
                    yield Static(id="hand")
                yield Question()
            with Vertical(id="side"):
                with VerticalScroll(id="rules", can_focus=False) as rules:
                    rules.border_title = "Rules"
                    yield Static(id="rules-text")
                with VerticalScroll(id="story", can_focus=False) as story:
                    story.border_title = "What happened"
                    yield Static(id="story-text")
        yield Footer()

    @property
    def question(self) -> Question:
        """Where you answer."""
        return self.query_one(Question)

    def on_mount(self) -> None:
        """Go on with the hand on the table, or deal the first."""
        if self.evening.hand:
            self.go_on()
        else:
            self.coming = self.evening.called()
            self.next_hand()

    # The course of the evening

    def go_on(self) -> None:
        """Keep what has happened, show it, and let the bots answer."""
        self.keep()
        self.show()
        if self.evening.thinking:
            self.let_bots_play()

    def keep(self) -> None:
        """Write the evening to its book."""
        if self.book:
            try:
                self.book.write(self.evening)
            except Mistake as mistake:
                self.notify(str(mistake), severity="error")

    @work(exclusive=True)
    async def let_bots_play(self) -> None:
        """Let the bots answer one after the other, each in its own time, while you may answer too."""
        evening = self.evening
        while evening.thinking:
            hand, seat = evening.hand, evening.thinking[0]
            assert hand
            question, since = hand.asking[seat], monotonic()
            answer = await asyncio.to_thread(evening.thought(seat))
            if not evening.question:
                await asyncio.sleep(max(0.0, self.pace * moment(question) - (monotonic() - since)))
            if evening.hand is hand and hand.asking.get(seat) is question:
                evening.answer(seat, answer)
                if self.pace:
                    self.keep()
                    self.show()
        self.keep()
        self.show()

    def next_hand(self) -> None:
        """Deal the next hand, or ask you for the game first."""
        if self.coming:
            self.deal(self.coming)
        else:
            self.call_game()

    def call_game(self) -> None:
        """Let you choose a game that so many can play."""
        self.app.push_screen(Lobby(self.evening.menu, len(self.evening.people)), self.take_call)

    def take_call(self, wish: Wish | None) -> None:
        """Deal the game that you have called; whoever calls none before the first hand leaves."""
        if wish and wish.game:
            if self.evening.game:
                self.evening.game = wish.game
            self.deal(wish.game)
        elif not self.evening.hand:
            self.action_leave()

    def deal(self, entry: Entry) -> None:
        """Deal a game."""
        try:
            self.evening.deal(entry)
        except Mistake as mistake:
            self.question.complain(str(mistake))
            return
        self.after = None
        self.go_on()

    # What is shown

    def show(self) -> None:
        """Draw everything as it is now."""
        evening = self.evening
        assert evening.hand and evening.entry
        seen, tall = sight(evening), self.size.height >= TALL
        told = lines(evening.hand, seen.names, seen.rules)
        dealer = seen.names[len(seen.names.names)]
        deals = "you deal" if dealer == "You" else f"{dealer} deals"
        heading = f" {evening.entry.name}   hand {evening.number}   {deals}"
        side = self.query_one("#story", VerticalScroll).scrollable_content_region.width - 1
        rules, step = rules_drawn(seen, side)
        drawn = {
            "#heading": Text(heading),
            "#players": players_drawn(seen, tall=tall),
            "#middle": middle_drawn(seen, tall=tall),
            "#ticker-text": story_drawn(told, self.size.width - 4),
            "#hand": hand_drawn(seen, tall=tall),
            "#rules-text": rules,
            "#story-text": story_drawn(told, side),
        }
        for name, text in drawn.items():
            if self.drawn.get(name) != text:
                self.query_one(name, Static).update(text)
        self.drawn = drawn
        for scrolled in ("#story", "#ticker"):
            self.query_one(scrolled, VerticalScroll).scroll_end(animate=False)
        self.query_one("#rules", VerticalScroll).scroll_to(y=max(0, step - 3), animate=False)
        self.ask(seen)

    def ask(self, seen: Sight) -> None:
        """Put the question before you, or say who is waited for."""
        if seen.view.ended and self.after is None:
            self.after = self.between(seen.names)
        if asked := self.after or self.evening.question:
            self.question.put(asked, seen.names, seen.wild)
        else:
            self.question.clear(f"Waiting for {' and '.join(seen.names[seat] for seat in seen.view.asking)}…")

    def between(self, names: Names) -> Words:
        """The question between two hands: how the last one ended, and what comes next."""
        evening = self.evening
        assert evening.hand
        told = list(outcome(evening.hand, names))
        if evening.broke:
            told.append(f"You have no chips left; {evening.options.stack} more are yours for the asking.")
            return Words("\n".join(told), Answer(BUY), "", (BUY, LEAVE))
        self.coming = evening.called()
        told.append(evening.announced(self.coming))
        first = (DEAL, CALL) if evening.game else (DEAL,)
        return Words("\n".join(told), Answer(DEAL), "", (*first, BUY, LEAVE))

    def on_resize(self) -> None:
        """Draw anew where there is more room, or less."""
        if self.evening.hand:
            self.show()

    # What you do

    def on_given(self, given: Given) -> None:
        """Take an answer from the control; a key that came too late counts for nothing."""
        if not self.question.asked_by(given.giver):
            return
        if self.after:
            self.choose_next(given.answer.verb)
        else:
            self.answer(given.answer)

    def choose_next(self, wish: str) -> None:
        """What you want to do between two hands."""
        if wish == DEAL:
            self.next_hand()
        elif wish == CALL:
            self.call_game()
        elif wish == BUY:
            self.evening.buy()
            self.after = None
            self.notify(f"You buy {self.evening.options.stack} chips.")
            self.go_on()
        else:
            self.action_leave()

    def answer(self, answer: Answer | str) -> None:
        """Give your answer to the table; what it does not take, it says why."""
        try:
            self.evening.answer(self.evening.me, answer)
        except Refused as refused:
            self.question.complain(str(refused))
        else:
            self.go_on()

    def on_typed(self, typed: Typed) -> None:
        """Take what was typed while a hand is played: an answer as a record has it, or words to say aloud."""
        if not self.evening.playing:
            self.question.complain("The hand is over.")
        elif typed.aloud:
            self.evening.say(typed.words)
            self.go_on()
        else:
            self.answer(typed.words)

    def action_type(self) -> None:
        """Type an answer."""
        self.question.open_line(aloud=False)

    def action_speak(self) -> None:
        """Say something aloud."""
        self.question.open_line(aloud=True)

    def action_to_question(self) -> None:
        """Leave the line, and go back to the question."""
        self.question.close_line()

    def action_explain(self) -> None:
        """Explain the step that is being played."""
        if self.evening.entry:
            seen = sight(self.evening)
            text = list(explained(self.evening.entry, seen.view, seen.names))
            self.app.push_screen(Reading("What is going on", text))

    def action_rules(self) -> None:
        """Show all rules of the game."""
        if entry := self.evening.entry:
            rulings = [f"\n{ruling}" for ruling in entry.rulings]
            text = rules_drawn(sight(self.evening), self.size.width * 8 // 10)[0].append("\n".join(["", *rulings]))
            self.app.push_screen(Reading(f"The rules of {entry.name}", text))

    def action_history(self) -> None:
        """Show the hands of the evening."""
        self.app.push_screen(History(self.evening))

    def action_ledger(self) -> None:
        """Show what everybody has won and lost."""
        self.app.push_screen(Reading("The evening so far", list(ledger(self.evening))))

    def action_why(self) -> None:
        """Show every hand of the last showdown by its full name, and why it won or lost."""
        if last := self.evening.last:
            number, hand = last
            self.app.push_screen(Reading("Why", list(why(hand, names_in(self.evening, number)))))

    def action_leave(self) -> None:
        """Leave the table; the evening is kept."""
        folder: Path | None = self.book.folder if self.book and self.evening.hand else None
        self.app.exit(folder)
