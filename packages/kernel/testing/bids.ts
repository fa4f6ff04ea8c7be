import { scripted } from '../chance.ts';
import type { ReadableRules, Rules, Seat, State } from '../contract.ts';
import { begin, type History, write } from '../history.ts';
import { deepFreeze } from '../laws/plain.ts';
import { type SealedBids, sealedBids } from '../toys/sealed-bids.ts';
import { mustStep, type Taken } from './random-game.ts';

export interface GivenBids {
  readonly hands: readonly (readonly number[])[];
  readonly prizes: readonly number[];
  readonly askOnlyWhoCan?: boolean;
}

interface BidsGame extends History<SealedBids> {
  readonly rules: ReadableRules<SealedBids>;
}

/** A game of sealed bids in which everybody is dealt what the test says. */
export function givenBids({ hands, prizes, askOnlyWhoCan = false }: GivenBids): BidsGame {
  const rules = sealedBids({ seats: hands.length, askOnlyWhoCan });
  return { ...begin(rules, { cards: scripted(hands.flat()), prizes: scripted(prizes) }), rules };
}

type Line = readonly [seat: Seat, answer: number | 'undo'];

/** Writes lines that must be accepted. */
export function written(history: History<SealedBids>, ...lines: readonly Line[]): History<SealedBids> {
  let now = history;
  for (const [seat, answer] of lines) {
    const next = write(now, answer === 'undo' ? { seat, undo: true } : { seat, answer });
    if (!next.ok) throw new Error(`refused to seat ${seat}: ${next.refusal.reason}`);
    now = next.history;
  }
  return now;
}

/** Steps through answers that must be accepted, and gives what became of the last one. */
export function stepped(
  rules: Rules<SealedBids>,
  from: State<SealedBids>,
  ...lines: readonly (readonly [Seat, number])[]
): Pick<Taken<SealedBids>, 'state' | 'events' | 'horizon'> {
  let now: ReturnType<typeof stepped> = { state: from, events: [], horizon: false };
  for (const [seat, answer] of lines) now = mustStep(rules, { state: now.state, seat, answer });
  return now;
}

/** Three seats before their first bid, for a prize of two. */
export function threeBidders() {
  const { rules, state } = givenBids({
    hands: [
      [1, 3, 5, 7],
      [2, 2, 4, 6],
      [1, 1, 1, 6],
    ],
    prizes: [2, 1, 3, 1],
  });
  return { rules, state: deepFreeze(state) };
}
