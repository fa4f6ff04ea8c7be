import {
  includes,
  pending,
  type Refusal,
  type Seat,
  type State,
  scripted,
  start,
  step,
  why,
} from '@race/kernel';
import type { DashAnswer } from '../answers.ts';
import type { LastingBooster } from '../boosters.ts';
import { CHARACTERS, type CharacterId, type Vehicle } from '../cards/card.ts';
import type { DashEvent } from '../events.ts';
import { makeReadableDash } from '../readable.ts';
import { type Dash, handOf, type ReadableDash } from '../state.ts';
import { type Printed, plainDeck } from './deck.ts';

/** A dash as a test needs it; what it does not say is as at the start of a game with the plain deck. */
export interface Setting {
  /** By seat. */
  readonly players: readonly CharacterId[];
  readonly printed?: Printed;
  /** The starters laid, by their place among the eight. */
  readonly starters?: readonly number[];
  readonly hierarchy?: readonly Vehicle[];
  readonly boost?: { readonly booster: LastingBooster; readonly of: CharacterId };
}

export type Named = { readonly [character in CharacterId]?: string };

/** A dash in the making: tests say who does what, and ask what became of it. */
export class GivenDash {
  readonly rules: ReadableDash;
  state: State<Dash>;
  /** What the last answer told. */
  told: readonly DashEvent[] = [];

  constructor(rules: ReadableDash, state: State<Dash>) {
    this.rules = rules;
    this.state = state;
  }

  get known() {
    return this.state.public;
  }

  seatOf(character: CharacterId): Seat {
    const seat = this.known.characters.indexOf(character);
    if (seat < 0) throw new Error(`${character} is not at the table`);
    return seat;
  }

  /** An answer that must be accepted. */
  answers(character: CharacterId, answer: DashAnswer): this {
    const own = this.rules.readAnswer(answer);
    if (own === null) throw new Error(`${JSON.stringify(answer)} is no answer`);
    const stepped = step(this.rules, this.state, this.seatOf(character), own);
    if (!stepped.ok) throw new Error(`${character} is refused: ${stepped.refusal.reason}`);
    this.state = stepped.state;
    this.told = stepped.events;
    return this;
  }

  /** Everybody named lays the vehicle of their own colour, or the card whose whole name is given. */
  play(cards: Named): this {
    for (const [character, name] of entriesOf(cards))
      this.answers(character, { do: 'play', card: name.includes('-') ? name : `${character}-${name}` });
    return this;
  }

  take(character: CharacterId, card: string): this {
    return this.answers(character, { do: 'take', card });
  }

  /** Those still to take in this round do so in order, each the first card that lies there but for the one kept. */
  takeAll({ but = '' } = {}): this {
    const { round } = this.known;
    while (this.known.stack.at(-1)?.kind === 'take' && this.known.round === round) {
      const character = this.asked()[0];
      const card = this.offer().find((one) => one !== but);
      if (character === undefined || card === undefined) throw new Error('nobody can take a card');
      this.take(character, card);
    }
    return this;
  }

  /** Why an answer is refused, or null. */
  why(character: CharacterId, answer: DashAnswer): Refusal | null {
    const own = this.rules.readAnswer(answer);
    if (own === null) throw new Error(`${JSON.stringify(answer)} is no answer`);
    return why(this.rules, this.state, this.seatOf(character), own);
  }

  asked(): CharacterId[] {
    const seats = pending(this.rules, this.state);
    return this.known.characters.flatMap((one, seat) => (one !== null && includes(seats, seat) ? [one] : []));
  }

  order(): (CharacterId | null)[] {
    return this.known.order.map((seat) => this.known.characters[seat] ?? null);
  }

  offer(): string[] {
    return this.named(this.known.offer);
  }

  course(character: CharacterId): string[] {
    return this.named(this.known.courses[this.seatOf(character)] ?? []);
  }

  hand(character: CharacterId): string[] {
    return this.named(handOf(this.known, this.seatOf(character)));
  }

  private named(cards: readonly number[]): string[] {
    return cards.map((card) => this.rules.cards[card]?.id ?? '');
  }
}

const entriesOf = (named: Named): [CharacterId, string][] =>
  CHARACTERS.flatMap((character) => {
    const name = named[character];
    return name === undefined ? [] : [[character, name] as [CharacterId, string]];
  });

/** A dash at the start of its first round. */
export function given({ players, printed, starters, hierarchy, boost }: Setting): GivenDash {
  const rules = makeReadableDash(
    { players: players.length, characters: 'drawn', data: 1 },
    plainDeck(printed),
  );
  const laid = starters ?? Array.from({ length: players.length + 1 }, (_, at) => at);
  const state = start(rules, {
    characters: scripted(players.map((character) => CHARACTERS.indexOf(character))),
    starters: scripted(laid),
  });
  const dash = new GivenDash(rules, state);
  if (hierarchy !== undefined) dash.known.hierarchy = [...hierarchy];
  if (boost !== undefined) dash.known.boost = { booster: boost.booster, seat: dash.seatOf(boost.of) };
  return dash;
}
