"""R4.13: carrying out the effects of cards and tiles, one task after the other; choices are asked for where there are any."""

from __future__ import annotations

from games.core.events import Event
from games.mosaic.board import controlled, influence
from games.mosaic.building import free_sites
from games.mosaic.catalogue import WILD, Catalogue
from games.mosaic.holdings import changed, gain, gain_good, raise_productions, total
from games.mosaic.moves import Clear, Guard, Move, Plunder, Raise, Receive, Symbols, Take, Transfer
from games.mosaic.offers import clearable, draw, refill
from games.mosaic.state import PRODUCTIONS, Choice, MosaicState, Task
from games.mosaic.units import deploy_moves, kinds_of, strike_moves
from games.mosaic.vocabulary import Effect, When


# ---------------------------------------------------------------------- tasks
def effect_tasks(catalogue: Catalogue, seat: int, source: str, when: When = "played", place: str = "") -> list[Task]:
    """The effects of a component that comes into play, as tasks in their order."""
    return [Task("effect", seat, source, index, hex=place) for index, _ in catalogue.effects_when(source, when)]


def run_task(catalogue: Catalogue, state: MosaicState, task: Task) -> list[Event]:
    """Carry out a task of the queue; may leave a decision pending."""
    if task.kind == "refill":
        return refill(catalogue, state, task.source, task.index)
    if task.kind == "lay":
        state.pending = [Choice(task.seat, "lay", task.source)]
        return []
    if task.kind == "extra":
        _ask(catalogue, state, Choice(task.seat, "action", task.source, task.index))
        return [follows(catalogue, task.seat, task.source, task.index)]
    effect = catalogue.effects[task.source][task.index]
    events = _at_once(catalogue, state, task, effect)
    choice = _choice(catalogue, state, task, effect)
    return events if choice is None else events + _ask(catalogue, state, choice)


def follows(catalogue: Catalogue, seat: int, source: str, index: int) -> Event:
    """R3.5: the event that another Action follows, by this effect of a component, and of which kind."""
    extra = catalogue.effects[source][index].extra_action
    assert extra is not None
    return Event("action-follows", seat, {"card": source, "action": extra.kind})


def _at_once(catalogue: Catalogue, state: MosaicState, task: Task, effect: Effect) -> list[Event]:
    seat, player = task.seat, state.players[task.seat]
    gains = {what: total(catalogue, state, seat, effect, number) for what, number in effect.gain.items()}
    raises = {what: total(catalogue, state, seat, effect, number) for what, number in effect.production.items()}
    events = gain(state, seat, gains, task.source)
    for number in effect.lose.values():
        player.population -= number
        events.append(Event("population-paid", seat, changed(player.population, -number)))
    events += raise_productions(state, seat, raises, task.source)
    held = sum(other.goods.get(WILD, 0) for other in state.players)
    if effect.take_wild_good and held < catalogue.special_tokens[WILD].count:  # there are no more than are set aside
        events.append(Event("good-gained", seat, {"token": WILD}))
        events += gain_good(catalogue, state, seat, WILD)
    if effect.next_population_card_multiplier:
        player.multiplier = effect.next_population_card_multiplier
        events.append(Event("multiplied", seat, {"card": task.source, "factor": player.multiplier}))
    for _ in range(effect.draw_technology):
        card = draw(catalogue, state, "technologies", events)
        if card:
            player.drawn = sorted([*player.drawn, card])
            events.append(Event("card-drawn", seat, reveals="hidden"))
            events.append(Event("kept", seat, {"card": card}, audience=(seat,)))
    if effect.extra_action is not None and effect.extra_action.timing == "now":
        state.queue[:0] = [Task("extra", seat, task.source, task.index)] * effect.extra_action.count
    return events


def _choice(catalogue: Catalogue, state: MosaicState, task: Task, effect: Effect) -> Choice | None:
    """The decision that the effect asks of its owner, None where it asks nothing."""
    kind, count = "", 1
    if effect.production_choice:
        kind = "raise"
    elif effect.production_transfer:
        kind = "transfer"
    elif effect.gain_choice is not None:
        kind = "receive" if effect.gain_choice.mode == "single" else "plunder"
        count = total(catalogue, state, task.seat, effect, 1)
    elif effect.units is not None:
        kind, count = "deploy", total(catalogue, state, task.seat, effect, len(kinds_of(effect.units)))
    elif effect.eliminate is not None:
        kind, count = "strike", effect.eliminate.count
    elif effect.free_build is not None:
        kind = "site"
    elif effect.take_token is not None:
        kind, count = "take", total(catalogue, state, task.seat, effect, effect.take_token.count)
    elif effect.take_pillars is not None:
        kind = "symbols"
    elif effect.clear_offer is not None:
        kind = "clear"
    elif effect.block_city_builds is not None:
        kind = "guard"
    return Choice(task.seat, kind, task.source, task.index, count, task.region, task.hex) if kind and count else None


def _ask(catalogue: Catalogue, state: MosaicState, choice: Choice) -> list[Event]:
    """Leave the decision pending; R4.13: what cannot be carried out is skipped."""
    if choice.kind == "action" or choices_of(catalogue, state, choice):
        state.pending = [choice]
        return []
    return [Event("nothing-done", choice.seat, {"source": choice.source, "declined": choice.kind})]


def ask_again(catalogue: Catalogue, state: MosaicState, choice: Choice, region: str = "") -> None:
    """The same decision once more, as often as it is still to be made and as something can be chosen."""
    again = Choice(
        choice.seat, choice.kind, choice.source, choice.index, choice.count - 1, region or choice.region, choice.hex
    )
    if again.count > 0 and choices_of(catalogue, state, again):
        state.pending = [again]


# ---------------------------------------------------------------------- D5: what can be chosen
def choices_of(catalogue: Catalogue, state: MosaicState, choice: Choice) -> list[Move]:
    """Every way to use the benefit, sorted; :class:`Skip` comes on top."""
    effect = catalogue.effects[choice.source][choice.index]
    match choice.kind:
        case "raise":
            return [Raise(name) for name in PRODUCTIONS if name not in effect.but_not]
        case "transfer":
            return [*_transfers(state, choice.seat)]
        case "receive":
            assert effect.gain_choice is not None
            return [Receive(name) for name in sorted(effect.gain_choice.of)]
        case "plunder":
            assert effect.gain_choice is not None
            return [*_plunders(choice.count, list(effect.gain_choice.of))]
        case "deploy":
            return [*deploy_moves(catalogue, state, choice, effect)]
        case "strike":
            return [*strike_moves(catalogue, state, choice, effect)]
        case "site":
            assert effect.free_build is not None
            return [*free_sites(catalogue, state, choice, effect.free_build)]
        case "take":
            assert effect.take_token is not None
            return [*_takes(catalogue, state, effect.take_token.kind)]
        case "symbols":
            return [Symbols(pillar) for pillar in sorted(catalogue.pillars)]
        case "clear":
            return [Clear(deck) for deck in clearable(state, effect.clear_offer or "any")]
        case "guard":
            return [Guard(region) for region in sorted(controlled(influence(catalogue, state), choice.seat))]
        case _:
            raise ValueError(f"unknown choice {choice.kind}")


def _transfers(state: MosaicState, seat: int) -> list[Transfer]:
    """R11 Schools of Thought."""
    own = state.players[seat].productions
    return [
        Transfer(source, target, amount)
        for source in PRODUCTIONS
        for target in PRODUCTIONS
        if target != source
        for amount in range(1, own[source] + 1)
    ]


def _plunders(units: int, of: list[str]) -> list[Plunder]:
    """R11 Raiders: every way to share the units among the kinds of resources."""

    def most(name: str, left: int) -> range:
        return range(left + 1) if name in of else range(1)

    last = next(name for name in ("money", "ideas", "food", "stone") if name in of)
    found: list[Plunder] = []
    for stone in most("stone", units):
        for food in most("food", units - stone):
            for ideas in most("ideas", units - stone - food):
                money = units - stone - food - ideas
                if money == 0 or last == "money":
                    found.append(Plunder(stone, food, ideas, money))
    return found


def _takes(catalogue: Catalogue, state: MosaicState, kind: str) -> list[Take]:
    """R11 Bronze, Cartography and the like: each token on the map that fits."""
    fitting = [
        Take(token, place)
        for place, token in state.tokens.items()
        if kind == token or kind == "any_token" or (kind == "any_trade_good" and token in catalogue.goods)
    ]
    return sorted(fitting, key=lambda move: (move.token, move.hex))
