import type { Race, RaceRules } from '@race/great-race';
import type { Rules, SeatView, Stream, Types } from '@race/kernel';

/** Everything a bot is told when it is asked: what its seat sees, and the answers it may give. */
export interface Ask<T extends Types, R extends Rules<T> = Rules<T>> {
  readonly rules: R;
  readonly view: SeatView<T>;
  /** At least one. */
  readonly answers: readonly T['answer'][];
  /** The bot's own source of chance, and all that it keeps between two questions. */
  readonly chance: Stream;
}

/**
 * A player made of rules. It never gets a state, only a view, so it cannot peek; and it remembers
 * nothing, so any process can ask it at any moment and gets the same answer from the same seed.
 */
export interface Bot<T extends Types, R extends Rules<T> = Rules<T>> {
  readonly name: string;
  /** One of the answers offered. */
  choose(ask: Ask<T, R>): T['answer'];
}

/** A bot that plays the race. */
export type RaceBot = Bot<Race, RaceRules>;
