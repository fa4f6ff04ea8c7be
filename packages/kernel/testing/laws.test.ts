import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame, FrameKind, Rules, Types } from '../contract.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Noughts, noughts } from '../toys/noughts.ts';
import { BIDS_STREAMS, type SealedBids, sealedBids } from '../toys/sealed-bids.ts';
import {
  ends,
  goesOnFromASave,
  imaginesItsView,
  isTheSameAgain,
  LAWS,
  type Law,
  leavesItsInput,
  offersAnswers,
  tellsNoSecrets,
} from './laws.ts';
import { lastState, type Trial } from './random-game.ts';

const NOUGHTS: Trial<Noughts> = { rules: noughts, streams: ['dice'], longest: 9 };
/** Everybody bids four times at most, and is challenged as often. */
const bidsTrial = (seats: number, askOnlyWhoCan: boolean): Trial<SealedBids> => ({
  rules: sealedBids({ seats, askOnlyWhoCan }),
  streams: BIDS_STREAMS,
  longest: 8 * seats,
});
const BIDS = bidsTrial(3, false);

describe.each(Object.entries(LAWS))('%s', (_, law: Law) => {
  it('holds for noughts and crosses', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(law(NOUGHTS, seed)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('holds for sealed bids', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), fc.boolean(), (seed, seats, sparing) => {
        expect(law(bidsTrial(seats, sparing), seed)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });
});

describe('law 4 on every platform', () => {
  it('gives these very games', () => {
    expect([1, 2, 3].map((seed) => fingerprint(lastState(NOUGHTS, seed)))).toEqual(['P', 'P', 'P']);
    expect([1, 2, 3].map((seed) => fingerprint(lastState(BIDS, seed)))).toEqual(['P', 'P', 'P']);
  });
});

/** What a law says of a game with a fault, within a few games. */
function caught<T extends Types>(law: Law, trial: Trial<T>, fault: Partial<Rules<T>>): string | null {
  const faulty = { ...trial, rules: { ...trial.rules, ...fault } };
  for (let seed = 0; seed < 20; seed++) {
    const breach = law(faulty, seed);
    if (breach !== null) return breach;
  }
  return null;
}

type BidsFrame = FrameKind<SealedBids, Frame>;
type BidsQuestion = NonNullable<BidsFrame['question']>;

/** The frames of sealed bids, with something else in one of its questions. */
function withQuestion(kind: 'bid' | 'challenge', change: (question: BidsQuestion) => object) {
  const frame = BIDS.rules.frames[kind] as BidsFrame;
  const question = frame.question as BidsQuestion;
  const changed = { ...question, ...change(question) } as BidsQuestion;
  return { frames: { ...BIDS.rules.frames, [kind]: { ...frame, question: changed } } };
}

describe('a planted fault', () => {
  it('law 1 catches a question without answers', () => {
    const fault = withQuestion('challenge', () => ({ legal: () => undefined }));
    expect(caught(offersAnswers, BIDS, fault)).toMatch(/^seat \d is asked and has no answer$/);
  });

  it('law 1 catches an answer offered twice', () => {
    const fault = withQuestion('challenge', () => ({
      legal: (_g: unknown, _frame: unknown, _seat: unknown, out: number[]) => void out.push(0, 0),
    }));
    expect(caught(offersAnswers, BIDS, fault)).toMatch(/is offered an answer twice$/);
  });

  it('law 1 catches a fallback that is not legal', () => {
    expect(
      caught(
        offersAnswers,
        BIDS,
        withQuestion('bid', () => ({ fallback: () => 0 })),
      ),
    ).toMatch(/^the fallback of seat \d is not legal$/);
  });

  it('law 1 catches a question to somebody who is not there', () => {
    const bid = BIDS.rules.frames['bid'] as BidsFrame;
    const frames = { ...BIDS.rules.frames, bid: { ...bid, asked: () => 15 } };
    expect(caught(offersAnswers, BIDS, { frames })).toBe('somebody is asked who is not at the table');
  });

  it('law 1 catches a game that waits for nobody', () => {
    const begin = (chance: Noughts['table']['chance']) => {
      const state = noughts.begin(chance);
      state.table.ready = 1;
      return state;
    };
    const turns = { ...noughts.frames['turns'], run: () => undefined } as FrameKind<Noughts, Frame>;
    const waiting = { ...turns, asked: () => 1 };
    const fault = {
      begin,
      frames: { turns: { ...waiting, run: noughts.frames['turns']?.run ?? (() => undefined) } },
    };
    expect(caught(offersAnswers, NOUGHTS, fault)).toBeNull();
  });
});
