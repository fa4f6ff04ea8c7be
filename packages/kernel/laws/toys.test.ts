import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fast, scripted, streams } from '../chance.ts';
import type { Frame, FrameKind, ReadableRules, Refusal, Rules, Types } from '../contract.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Entry } from '../game-in-play.ts';
import { lastState } from '../testing/random-game.ts';
import { type Noughts, noughts } from '../toys/noughts.ts';
import { BIDS_STREAMS, PASS, type SealedBids, sealedBids } from '../toys/sealed-bids.ts';
import { onDevice, onServer } from './history.ts';
import { tryGame } from './laws.ts';
import { type Keep, type Keeper, LAW_IDS, type LawId, type Trial } from './trial.ts';

const NOUGHTS: Trial<Noughts> = {
  rules: noughts,
  streams: ['dice'],
  longest: 9,
  answers: [0, 1, 2, 3, 4, 5, 6, 7, 8],
};
/** Everybody bids four times at most, and is challenged as often. */
const bidsTrial = (seats: number, askOnlyWhoCan: boolean): Trial<SealedBids> => ({
  rules: sealedBids({ seats, askOnlyWhoCan }),
  streams: BIDS_STREAMS,
  longest: 8 * seats,
  answers: [0, 1, 2, 3, 4, 5, 6, 7],
});
const BIDS = bidsTrial(3, false);

describe.each(LAW_IDS)('law %s', (law) => {
  const trying = { laws: [law], closely: true };

  it('holds for noughts and crosses', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(tryGame(NOUGHTS, seed, trying).breach).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('holds for sealed bids', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), fc.boolean(), (seed, seats, sparing) => {
        expect(tryGame(bidsTrial(seats, sparing), seed, trying).breach).toBeNull();
      }),
      { numRuns: 25 },
    );
  });
});

describe('law 4 on every platform', () => {
  it('gives these very games', () => {
    expect([1, 2, 3].map((seed) => fingerprint(lastState(NOUGHTS, seed)))).toEqual([
      '00a2a9574c29ac',
      '0558ecf6fc8c12',
      '050d94b65e7e00',
    ]);
    expect([1, 2, 3].map((seed) => fingerprint(lastState(BIDS, seed)))).toEqual([
      '0e8225351fb7af',
      '1758b836fa46ec',
      '15c76c74769f1b',
    ]);
  });
});

/** What a law says of a game with a fault, within a few games. */
function caught<T extends Types>(
  law: LawId,
  trial: Trial<T>,
  fault: Partial<ReadableRules<T>>,
): string | null {
  const faulty = { ...trial, rules: { ...trial.rules, ...fault } };
  for (let seed = 0; seed < 20; seed++) {
    const { breach } = tryGame(faulty, seed, { laws: [law], closely: true });
    if (breach !== null) return breach.law === law ? breach.how : `law ${breach.law}: ${breach.how}`;
  }
  return null;
}

type Question<T extends Types> = NonNullable<FrameKind<T, Frame>['question']>;

/** The frames of a game, with something else in one of its questions. */
function withQuestion<T extends Types>(
  rules: Rules<T>,
  kind: string,
  change: (question: Question<T>) => Partial<Question<T>>,
): Partial<ReadableRules<T>> {
  const frame = rules.frames[kind] as FrameKind<T, Frame>;
  const question = frame.question as Question<T>;
  const changed = { ...question, ...change(question) } as Question<T>;
  return { frames: { ...rules.frames, [kind]: { ...frame, question: changed } } };
}

describe('law 1 catches', () => {
  it('a question without answers', () => {
    const fault = withQuestion(BIDS.rules, 'challenge', () => ({ legal: () => undefined }));
    expect(caught('1', BIDS, fault)).toMatch(/^seat \d is asked and has no answer$/);
  });

  it('an answer offered twice', () => {
    const fault = withQuestion(BIDS.rules, 'challenge', () => ({
      legal: (_g, _frame, _seat, out) => void out.push(PASS, PASS),
    }));
    expect(caught('1', BIDS, fault)).toMatch(/^seat \d is offered 0 twice$/);
  });

  it('an answer that is no value of the game', () => {
    expect(caught('wire', BIDS, { readAnswer: () => null })).toMatch(/does not come back from the wire/);
  });

  it('a fallback that is not legal', () => {
    const fault = withQuestion(BIDS.rules, 'bid', () => ({ fallback: () => PASS }));
    expect(caught('1', BIDS, fault)).toMatch(/^the fallback of seat \d is not legal$/);
  });

  it('a question to somebody who is not at the table', () => {
    const bid = BIDS.rules.frames.bid as FrameKind<SealedBids, Frame>;
    const frames = { ...BIDS.rules.frames, bid: { ...bid, asked: () => 15 } };
    expect(caught('1', BIDS, { frames })).toBe('somebody is asked who is not at the table');
  });
});

describe('law 2 catches', () => {
  const read = BIDS.rules.readState;

  it('a number that is not whole', () => {
    const fault = withQuestion(BIDS.rules, 'bid', (question) => ({
      revealed(g, frame, answers) {
        if (question.secret === undefined) throw new Error('a bid is secret');
        question.revealed(g, frame, answers);
        g.public.scores[0] = 0.5;
      },
    }));
    expect(caught('2', BIDS, fault)).toBe('state.public.scores.0 is not plain');
  });

  it('a game that cannot read its own positions', () => {
    expect(caught('2', BIDS, { readState: () => null })).toBe('a saved position is refused: save.damaged');
  });

  it('a reader that forgets where chance was', () => {
    const readState = (from: unknown) => {
      const state = read(from);
      return state === null
        ? null
        : { ...state, table: { ...state.table, chance: streams(BIDS_STREAMS, 1) } };
    };
    expect(caught('2', BIDS, { readState })).toBe('a loaded position is another one');
  });

  it('a reader that forgets how the game ended', () => {
    const readState = (from: unknown) => {
      const state = read(from);
      if (state?.public.stack.length === 0) state.public.scores.reverse();
      return state;
    };
    expect(caught('2', BIDS, { readState })).toBe('a loaded position is another one');
  });
});

describe('law 3 catches', () => {
  it.each<[string, Partial<ReadableRules<SealedBids>>]>([
    ['a seat', { copySeat: (from) => from }],
    ['the table', { copyTable: (from) => from }],
    ['what is public', { copyPublic: (from) => from }],
    ['the frames', { copyPublic: (from) => ({ ...BIDS.rules.copyPublic(from), stack: from.stack.slice() }) }],
  ])('a copy that shares %s', (_, fault) => {
    expect(caught('3', BIDS, fault)).toMatch(/^the input is written to/);
  });

  it('a default answer that breaks off', () => {
    const fault = withQuestion(BIDS.rules, 'bid', () => ({
      fallback() {
        throw new Error('no fallback');
      },
    }));
    expect(caught('3', BIDS, fault)).toBe('a check breaks off: no fallback');
  });
});

describe('law 4 catches', () => {
  it('a memory outside the state', () => {
    let copies = 0;
    const copyPublic = (from: SealedBids['public']) => ({
      ...BIDS.rules.copyPublic(from),
      scores: [copies++, 0, 0],
    });
    expect(caught('4', BIDS, { copyPublic })).toMatch(/^played again, answer \d+ /);
  });

  it('chance from outside the state', () => {
    let begun = 0;
    const begin = () => BIDS.rules.begin(streams(BIDS_STREAMS, begun++));
    expect(caught('4', BIDS, { begin })).toMatch(/^played again, /);
  });

  it('cards that were others the first time', () => {
    let begun = 0;
    const begin = () => {
      const low = begun++ % 2 === 0;
      const cards = scripted([...new Array(8).fill(low ? 1 : 7), ...new Array(4).fill(low ? 2 : 6)]);
      return BIDS.rules.begin({ cards, prizes: fast(1, 0) });
    };
    expect(caught('4', BIDS, { begin })).toBe('played again, answer 1 is refused: bids.notInHand');
  });
});

describe('law 5 catches', () => {
  it('answers offered or not by what another has sealed', () => {
    const fault = withQuestion(BIDS.rules, 'bid', (question) => ({
      legal(g, frame, seat, out) {
        question.legal(g, frame, seat, out);
        if (g.seats.some((other, i) => i !== seat && (other.sealed ?? 0) > 3)) out.reverse();
      },
    }));
    expect(caught('5', BIDS, fault)).toMatch(/^a sealed answer shows in what is offered to seat \d$/);
  });

  it('answers offered or not by what another holds', () => {
    const fault = withQuestion(BIDS.rules, 'bid', (question) => ({
      legal(g, frame, seat, out) {
        question.legal(g, frame, seat, out);
        if (g.seats.some((other, i) => i !== seat && other.hand.includes(7))) out.reverse();
      },
    }));
    expect(caught('5', BIDS, fault)).toMatch(/^the answers show something to seat \d/);
  });

  it('a message that shows a sealed answer', () => {
    const sent: Trial<SealedBids>['sent'] = ({ state, events }) =>
      events.length === 0 && state.table.ready > 0 ? state.seats.map((seat) => seat.sealed) : null;
    const leaking = { ...BIDS, sent };
    expect(caught('5', leaking, {})).toMatch(/^a sealed answer is sent to a spectator$/);
  });

  it('a message that shows who is ready where that is hidden', () => {
    const sent: Trial<SealedBids>['sent'] = ({ state }, seat) =>
      seat === null && state.public.stack.at(-1)?.kind === 'challenge' ? state.table.ready : null;
    expect(caught('5', { ...BIDS, sent }, {})).toBe('who has answered shows to a spectator');
  });

  it('an event that tells what only the table knows', () => {
    const fault = withQuestion(noughts, 'turns', (question) => ({
      answer(g, frame, seat, answer) {
        if (question.secret !== undefined) throw new Error('noughts are open');
        question.answer(g, frame, seat, answer);
        g.events?.push({ key: 'noughts.marked', seat, square: g.table.chance.dice?.[1] ?? 0 });
      },
    }));
    expect(caught('5', NOUGHTS, fault)).toMatch(/^what is told shows something/);
  });
});

describe('law 6 catches', () => {
  const { imagine } = BIDS.rules;

  it('a world in which a seat holds other cards than it knows', () => {
    const fault: Partial<ReadableRules<SealedBids>> = {
      imagine: (from, chance) => imagine({ ...from, own: null }, chance),
    };
    expect(caught('6', BIDS, fault)).toBe('a made-up world looks otherwise');
  });

  it('a world in which somebody is no longer ready', () => {
    const fault: Partial<ReadableRules<SealedBids>> = {
      imagine: (from, chance) => imagine({ ...from, ready: 0 }, chance),
    };
    expect(caught('6', BIDS, fault)).toBe('a made-up world looks otherwise');
  });

  it('a world that nobody can play on', () => {
    const fault: Partial<ReadableRules<SealedBids>> = {
      imagine(from, chance) {
        const world = imagine(from, chance);
        if (from.public.stack.at(-1)?.kind === 'challenge') world.table.ready = 7;
        return world;
      },
    };
    expect(caught('6', BIDS, fault)).toBe(
      'in a made-up world a game waits for somebody exactly until it is over',
    );
  });
});

describe('law 8 catches', () => {
  it('a game that goes round for ever', () => {
    const fault = withQuestion(noughts, 'turns', () => ({
      answer(g) {
        g.public.marked = 1 - g.public.marked;
      },
    }));
    expect(caught('8', NOUGHTS, fault)).toBe('no end within 9 answers');
  });
});

describe('law 11 catches', () => {
  /** A server with a fault in how it writes lines. */
  const server =
    (fault: (keeper: Keeper<SealedBids>, entry: Entry<SealedBids>) => Refusal | null): Keep<SealedBids> =>
    (trial, origin) => {
      const keeper = onServer<SealedBids>()(trial, origin);
      return { ...keeper, write: (entry) => fault(keeper, entry) };
    };
  const caughtAt = (...[fault]: Parameters<typeof server>) =>
    caught('11', { ...BIDS, keeps: [onDevice, server(fault)] }, {});

  it('a server that loses how far all agreed to go back', () => {
    const fault = caughtAt((keeper, entry) =>
      keeper.write('undo' in entry ? { seat: entry.seat, undo: true } : entry),
    );
    expect(fault).toMatch(/"to":-?\d+\} (is refused to one|gives another position|leaves other)/);
  });

  it('a server that goes back behind the horizon for one seat', () => {
    const fault = caughtAt((keeper, entry) => {
      const refusal = keeper.write(entry);
      const { standing, earlier } = keeper.steps();
      return refusal === null || !('undo' in entry) || earlier + standing.length === 0
        ? refusal
        : keeper.write({ ...entry, to: earlier + standing.length - 1 });
    });
    expect(fault).toMatch(/is refused to one and not to another$/);
  });

  it('a server that takes the answer of another seat back', () => {
    const fault = caughtAt((keeper, entry) =>
      keeper.write('undo' in entry ? { ...entry, seat: (entry.seat + 1) % 3 } : entry),
    );
    expect(fault).not.toBeNull();
  });

  it('a server that forgets too much', () => {
    const keep: Keep<SealedBids> = (trial, origin) => {
      const keeper = onServer<SealedBids>()(trial, origin);
      const steps = () => {
        const { standing, earlier } = keeper.steps();
        return { standing: [], earlier: earlier + standing.length };
      };
      return { ...keeper, steps };
    };
    expect(caught('11', { ...BIDS, keeps: [onDevice, keep] }, {})).toMatch(
      /lets seat \d take other answers back$/,
    );
  });

  it('a position that is played on although others hold it', () => {
    expect(caught('11', BIDS, { copyPublic: (from) => from })).not.toBeNull();
  });
});
