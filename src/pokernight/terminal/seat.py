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
from textual.widgets import Footer, Input, Static

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.problem import Mistake
from pokernight.evening.book import Book
from pokernight.evening.evening import Evening
from pokernight.evening.explaining import explained
from pokernight.evening.names import Names
from pokernight.evening.people import YOU
from pokernight.evening.retelling import ledger, lines, outcome
from pokernight.evening.sight import Sight, sight
from pokernight.table.choices import Answer, Choice, Refused, Words
from pokernight.terminal.controls import Control, Given, control_for
from pokernight.terminal.lobby import Lobby, Wish
from pokernight.terminal.overlays import History, Reading
from pokernight.terminal.panels import hand_drawn, middle_drawn, players_drawn, rules_drawn, story_drawn

TALL = 34
"""From how many lines on there is room for large cards."""
DEAL, CALL, BUY, LEAVE = "deal the next hand", "call another game", "buy chips", "leave the table"


class Seat(Screen[None]):
    """Your seat at the table, all evening long."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "explain", "step", key_display="?"),
        Binding("r", "rules", "rules"),
        Binding("h", "history", "history"),
        Binding("l", "ledger", "ledger"),
        Binding("s", "speak", "say"),
        Binding("colon", "type", "type", key_display=":"),
        Binding("escape", "to_question", show=False),
        Binding("q", "leave", "quit"),
    ]

    def __init__(self, evening: Evening, book: Book | None, pause: float) -> None:
        """Sit down; the book keeps the evening, and every move of a bot takes as long as the pause at least."""
        super().__init__()
        self.evening = evening
        self.book = book
        self.pause = pause
        self.asked: Choice | None = None
        self.coming: Entry | None = evening.game
        """The game of the next hand, once it is called."""

    AUTO_FOCUS = ""

    def compose(self) -> ComposeResult:
        """The table on the left, and what was and what is to come on the right."""
        yield Static(id="heading")
        with Horizontal(id="room"):
            with Vertical(id="table"):
                with Vertical(id="felt"):
                    with VerticalScroll(id="players-scroll", can_focus=False):
                        yield Static(id="players")
                    yield Static(id="middle")
                    yield Static(id="ticker")
                with Vertical(id="hand-box"):
                    yield Static(id="hand")
                with Vertical(id="ask"):
                    yield Static(id="prompt")
                    yield Vertical(id="control")
                    yield Static(id="usage")
                    yield Input(id="typed")
            with Vertical(id="side"):
                with VerticalScroll(id="rules", can_focus=False) as rules:
                    rules.border_title = "Rules"
                    yield Static(id="rules-text")
                with VerticalScroll(id="story", can_focus=False) as story:
                    story.border_title = "What happened"
                    yield Static(id="story-text")
        yield Footer()

    def on_mount(self) -> None:
        """Go on with the hand on the table, or deal the first."""
        if self.evening.hand:
            self.go_on()
        else:
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
                await asyncio.sleep(max(0.0, self.pause - (monotonic() - since)))
            if evening.hand is hand and hand.asking.get(seat) is question:
                evening.answer(seat, answer)
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
            self.deal(wish.game)
        elif not self.evening.hand:
            self.action_leave()

    def deal(self, entry: Entry) -> None:
        """Deal a game."""
        try:
            self.evening.deal(entry)
        except Mistake as mistake:
            self.complain(str(mistake))
            return
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
        side = self.query_one("#story", VerticalScroll).scrollable_content_region.width
        rules, step = rules_drawn(seen, side)
        drawn = {
            "#heading": Text(heading),
            "#players": players_drawn(seen, tall=tall),
            "#middle": middle_drawn(seen),
            "#ticker": Text("\n".join(line.strip() for line in told[-3:]), "#8fb0a0"),
            "#hand": hand_drawn(seen, tall=tall),
            "#rules-text": rules,
            "#story-text": story_drawn(told, side),
        }
        for name, text in drawn.items():
            self.query_one(name, Static).update(text)
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)
        self.query_one("#rules", VerticalScroll).scroll_to(y=max(0, step - 3), animate=False)
        self.ask(seen)

    def ask(self, seen: Sight) -> None:
        """Put the question before you, where it is a new one."""
        question = self.evening.question
        if self.evening.hand and self.evening.hand.ended:
            if isinstance(self.asked, Words) and self.asked.words[:1] in ((DEAL,), (BUY,)):
                return
            question = self.between()
        prompt = self.query_one("#prompt", Static)
        if question is None:
            waiting = " and ".join(seen.names[seat] for seat in seen.view.asking)
            prompt.update(Text(f"Waiting for {waiting}…" if waiting else ""))
        if question is self.asked:
            return
        self.asked = question
        place = self.query_one("#control", Vertical)
        place.remove_children()
        self.query_one("#usage", Static).update("")
        if question is not None:
            prompt.update(Text(seen.names(question.prompt)))
            control = control_for(question, seen.names, seen.wild)
            place.mount(control)
            self.call_after_refresh(self.begin_answer, control)

    def begin_answer(self, control: Control) -> None:
        """Give the control the keys, and say how they are used."""
        if control.is_attached and not self.query_one("#typed").has_focus:
            control.focus()
        self.query_one("#usage", Static).update(Text(control.usage))

    def between(self) -> Words:
        """The question between two hands: how the last one ended, and what comes next."""
        evening = self.evening
        assert evening.hand and evening.entry
        names = Names([person.name for person in evening.seated], evening.me)
        told = list(outcome(evening.hand, names))
        self.coming = evening.called()
        dealer = evening.next_dealer
        who = "You deal" if dealer is evening.people[YOU] else f"{dealer.name} deals"
        if evening.broke:
            told.append(f"You have no chips left; {evening.options.stack} more are yours for the asking.")
            return Words("\n".join(told), Answer(BUY), "", (BUY, LEAVE))
        what = f": {self.coming.name}" if self.coming else ", and the choice of the game is yours"
        told.append(f"{who} next{what}.")
        return Words("\n".join(told), Answer(DEAL), "", (DEAL, CALL, BUY, LEAVE))

    def complain(self, sentence: str) -> None:
        """Say why an answer was not taken."""
        self.query_one("#usage", Static).update(Text(sentence, "bold #ff8f7a"))

    def on_resize(self) -> None:
        """Draw anew where there is more room, or less."""
        if self.evening.hand:
            self.show()

    # What you do

    def on_given(self, given: Given) -> None:
        """Take an answer from the control."""
        given.stop()
        if self.evening.hand and self.evening.hand.ended:
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
            self.asked = None
            self.notify(f"You buy {self.evening.options.stack} chips.")
            self.go_on()
        else:
            self.action_leave()

    def answer(self, answer: Answer | str) -> bool:
        """Give your answer to the table; what it does not take, it says why."""
        try:
            self.evening.answer(self.evening.me, answer)
        except Refused as refused:
            self.complain(str(refused))
            return False
        self.go_on()
        return True

    def on_input_submitted(self, typed: Input.Submitted) -> None:
        """Take what was typed: an answer as a record has it, or words to say aloud."""
        words = typed.value.strip()
        if typed.input.has_class("aloud"):
            words = f"say {words}"
        self.action_to_question()
        if words.removeprefix("say").strip() and self.evening.playing:
            if words.startswith("say "):
                self.evening.say(words.removeprefix("say "))
                self.go_on()
            else:
                self.answer(words)

    def open_line(self, hint: str, *, aloud: bool) -> None:
        """Open the line in which words are typed."""
        line = self.query_one("#typed", Input)
        line.value, line.placeholder = "", hint
        line.set_class(aloud, "aloud")
        line.display = True
        line.focus()

    def action_type(self) -> None:
        """Type an answer."""
        usual = f", such as {self.asked.default}" if self.asked else ""
        self.open_line(f"an answer in words{usual}", aloud=False)

    def action_speak(self) -> None:
        """Say something aloud."""
        self.open_line("what do you say?", aloud=True)

    def action_to_question(self) -> None:
        """Leave the line, and go back to the question."""
        self.query_one("#typed", Input).display = False
        for control in self.query(Control):
            control.focus()
            break

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

    def action_leave(self) -> None:
        """Leave the table; the evening is kept."""
        folder: Path | None = self.book.folder if self.book and self.evening.hand else None
        self.app.exit(folder)
