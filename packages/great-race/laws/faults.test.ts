import type { Frame, FrameKind, Seat, SeatView, State, Streams } from '@race/kernel';
import { type Breach, type LawId, type Trial, tryGame } from '@race/kernel/laws/index.ts';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../answers.ts';
import type { WindowFrame } from '../danger/window.ts';
import { makeRace } from '../modules/index.ts';
import type { ReadableRace } from '../rules.ts';
import type { Game, Race, RacePublic } from '../state.ts';
import { raceTrial } from './trial.ts';

/** Each law is shown a race with one fault, and must find it within a few games. */
const sound = makeRace({
  board: 'africa',
  data: 1,
  towards: 'south',
  crews: 3,
  order: 'drawn',
  vehicles: ['french', 'italian', 'english'],
  askOnlyWhoCan: false,
  modules: [],
});

/** Enough for a fault that shows only where a certain card is in a certain hand. */
const GAMES = 40;

function caught(law: LawId, fault: Partial<ReadableRace>, changed: Partial<Trial<Race>> = {}): Breach | null {
  const rules: ReadableRace = { ...sound, ...fault };
  const trial = { ...raceTrial(rules, 60), ...changed };
  for (let seed = 1; seed <= GAMES; seed++) {
    const { breach } = tryGame(trial, seed, { laws: [law] });
    if (breach !== null) return breach;
  }
  return null;
}

type Kind = FrameKind<Race, Frame>;
type Question = NonNullable<Kind['question']>;

function kindOf(name: string): Kind & { readonly question: Question } {
  const kind = sound.frames[name];
  if (kind?.question === undefined) throw new Error(`${name} asks nothing`);
  return { ...kind, question: kind.question };
}

/** The frames, with something else in one of the questions. */
function asking(name: string, change: (question: Question) => object): Partial<ReadableRace> {
  const kind = kindOf(name);
  const question = { ...kind.question, ...change(kind.question) } as Question;
  return { frames: { ...sound.frames, [name]: { ...kind, question } } };
}

/** The frames, with something done after each answer to one of the questions. */
const afterAnswer = (name: string, then: (g: Game, seat: Seat, answer: Answer) => void) =>
  asking(name, (question) => ({
    answer(g: Game, frame: Frame, seat: Seat, answer: Answer) {
      if (question.secret === undefined) question.answer(g, frame, seat, answer);
      then(g, seat, answer);
    },
  }));

const ofLaw = (law: LawId, how: RegExp) => expect.objectContaining({ law, how: expect.stringMatching(how) });

describe('law 1 catches', () => {
  it('a list that is out of order', () => {
    const fault = asking('drive', ({ legal }) => ({
      legal(g: Game, frame: Frame, seat: Seat, out: Answer[]) {
        legal(g, frame, seat, out);
        out.reverse();
      },
    }));
    expect(caught('1', fault)).toEqual(ofLaw('1', /out of order/));
  });

  it('an answer that is offered twice', () => {
    const fault = asking('hand', ({ legal }) => ({
      legal(g: Game, frame: Frame, seat: Seat, out: Answer[]) {
        legal(g, frame, seat, out);
        const last = out.at(-1);
        if (last !== undefined) out.push(last);
      },
    }));
    expect(caught('1', fault)).toEqual(ofLaw('1', /twice/));
  });

  it('a question without an answer', () => {
    const fault = asking('repair', () => ({ legal: () => undefined }));
    expect(caught('1', fault)).toEqual(ofLaw('1', /asked and has no answer/));
  });

  it('a default answer that is not legal', () => {
    const fault = asking('entry', () => ({ fallback: (g: Game) => g.rules.answers.pass }));
    expect(caught('1', fault)).toEqual(ofLaw('1', /fallback/));
  });
});

describe('law 2 catches', () => {
  it('a position that is not wholly read back', () => {
    const readState = (from: unknown): State<Race> | null => {
      const state = sound.readState(from);
      return state === null
        ? null
        : { ...state, table: { ...state.table, deck: state.table.deck.map(() => 1) } };
    };
    expect(caught('2', { readState })).toEqual(ofLaw('2', /loaded position/));
  });

  it('something in a position that is no plain data', () => {
    const fault = afterAnswer('bivouac', (g) => Object.assign(g.public, { turn: g.public.turn + 0.5 }));
    expect(caught('2', fault)).toEqual(ofLaw('2', /not plain/));
  });
});

describe('law 3 catches', () => {
  it('a copy that shares an array with its original', () => {
    const copyPublic = (from: RacePublic): RacePublic => ({ ...sound.copyPublic(from), tiles: from.tiles });
    expect(caught('3', { copyPublic })).toEqual(ofLaw('3', /written to/));
  });

  it('a question that writes while it only looks', () => {
    const fault = asking('sequence', ({ legal }) => ({
      legal(g: Game, frame: Frame, seat: Seat, out: Answer[]) {
        g.public.moves += 1;
        legal(g, frame, seat, out);
      },
    }));
    expect(caught('3', fault)).toEqual(ofLaw('3', /read only/));
  });
});

describe('law 4 catches', () => {
  it('chance from outside the state', () => {
    let outside = 0;
    const begin = (chance: Streams): State<Race> => {
      const state = sound.begin(chance);
      state.public.moves = outside++;
      return state;
    };
    expect(caught('4', { begin })).toEqual(ofLaw('4', /played again/));
  });

  it('an answer that goes by a memory of its own', () => {
    let asked = 0;
    const fault = afterAnswer('sequence', (g) => {
      asked += 1;
      g.events?.push({ key: 'turnBegun', turn: asked });
    });
    expect(caught('4', fault)).toEqual(ofLaw('4', /tells other things/));
  });
});

describe('law 5 catches', () => {
  const shields = (g: Game, seat: Seat): boolean =>
    sound.shielding.some((card) => (g.seats[seat]?.hand[card] ?? 0) > 0);

  it('who is not asked because a hidden hand holds no answer', () => {
    const fault = afterAnswer('target', (g, _seat, answer) => {
      const window = g.public.stack.at(-1);
      const { question } = kindOf('window');
      if (answer.do !== 'target' || window?.kind !== 'window' || question.secret === undefined) return;
      if (!shields(g, answer.seat))
        question.revealed(
          g,
          window,
          g.seats.map(() => null),
        );
    });
    expect(caught('5', fault)).toEqual(ofLaw('5', /shows? something|chance/));
  });

  it('a hidden card that everybody is told of', () => {
    const fault = afterAnswer('sequence', (g) => {
      for (const event of g.events ?? []) if (event.key === 'cardsSeen') Reflect.deleteProperty(event, 'to');
    });
    expect(caught('5', fault)).toEqual(ofLaw('5', /what is told/));
  });

  it('a number on the open table that counts hidden cards', () => {
    const fault = afterAnswer('hand', (g, seat) => {
      g.public.moves += g.seats[seat]?.hand[0] ?? 0;
    });
    expect(caught('5', fault)).toEqual(ofLaw('5', /the view/));
  });

  it('an answer whose legality depends on what another holds', () => {
    const fault = asking('target', ({ legal }) => ({
      legal(g: Game, frame: Frame, seat: Seat, out: Answer[]) {
        legal(g, frame, seat, out);
        const soft = out.filter((answer) => answer.do !== 'target' || !shields(g, answer.seat));
        if (soft.length > 0) out.splice(0, out.length, ...soft);
      },
    }));
    expect(caught('5', fault)).toEqual(ofLaw('5', /the answers/));
  });

  it('a sealed plan that shows in what the others may answer', () => {
    const fault = asking('plan', ({ legal }) => ({
      legal(g: Game, frame: Frame, seat: Seat, out: Answer[]) {
        const taken = g.seats.map(({ sealed }) => sealed);
        const all: Answer[] = [];
        legal(g, frame, seat, all);
        out.push(...all.filter((answer) => !taken.includes(answer)));
      },
    }));
    expect(caught('5', fault)).toEqual(ofLaw('5', /a sealed answer/));
  });

  it('a late answer to a danger that is spent all the same', () => {
    const { question } = kindOf('window');
    if (question.secret === undefined) throw new Error('a window is secret');
    const fault = asking('window', () => ({
      revealed(g: Game, frame: WindowFrame, answers: readonly (Answer | null)[]) {
        const guards = answers.map((answer) => answer?.do === 'guard');
        question.revealed(g, frame, answers);
        for (const [seat, crew] of g.public.crews.entries()) if (guards[seat] === true) crew.boxes[2] = 0;
      },
    }));
    expect(caught('5', fault)).toEqual(ofLaw('5', /too late/));
  });
});

describe('law 6 catches', () => {
  it('a made-up world that looks otherwise', () => {
    const imagine = (view: SeatView<Race>, chance: Streams): State<Race> => {
      const world = sound.imagine(view, chance);
      world.public.discard.fill(0);
      return world;
    };
    expect(caught('6', { imagine })).toEqual(ofLaw('6', /looks otherwise/));
  });

  it('a made-up world that lacks a card', () => {
    const imagine = (view: SeatView<Race>, chance: Streams): State<Race> => {
      const world = sound.imagine(view, chance);
      for (const [seat, own] of world.seats.entries()) if (seat !== view.seat) own.hand.fill(0);
      return world;
    };
    expect(caught('6', { imagine })).toEqual(ofLaw('6', /in a made-up world/));
  });
});

describe('law 7 catches', () => {
  it('money that the bank does not know of', () => {
    const fault = afterAnswer('sequence', (g, _seat, answer) => {
      if (answer.do === 'fund') g.public.bank -= 10;
    });
    expect(caught('7', fault)).toEqual(ofLaw('7', /the bank has given/));
  });

  it('a card that vanishes', () => {
    const fault = afterAnswer('hand', (g, _seat, answer) => {
      if (answer.do === 'discard') g.public.discard.fill(0);
    });
    expect(caught('7', fault)).toEqual(ofLaw('7', /cards are/));
  });

  it('a tile that is laid and stays in the bag', () => {
    const fault = afterAnswer('lay', (g, _seat, answer) => {
      if (answer.do === 'place') g.public.bag[0] = (g.public.bag[0] ?? 0) + 1;
    });
    expect(caught('7', fault)).toEqual(ofLaw('7', /tiles are/));
  });
});

describe('law 8 catches', () => {
  it('a race that goes on for ever', () => {
    const fault = afterAnswer('bivouac', (g) => {
      g.public.turn = 1;
    });
    expect(caught('8', fault, { longest: 3000, choose: ({ answers }) => answers[0] as Answer })).toEqual(
      ofLaw('8', /no end/),
    );
  });

  it('a race that breaks off', () => {
    const fault = afterAnswer('bivouac', (g) => {
      if (g.public.turn === 3) throw new Error('nobody thought of this');
    });
    expect(caught('8', fault)).toEqual(ofLaw('8', /nobody thought of this/));
  });
});

describe('what belongs to the laws catches', () => {
  it('chance that can be taken back', () => {
    const fault = afterAnswer('sequence', (g) => {
      g.horizon = false;
    });
    expect(caught('undo', fault)).toEqual(ofLaw('undo', /uses chance and can be taken back/));
  });

  it('a secret question that can be taken back', () => {
    const fault = afterAnswer('target', (g) => {
      g.horizon = false;
    });
    expect(caught('undo', fault)).toEqual(ofLaw('undo', /asks in secret and can be taken back/));
  });

  it('what another crew lost, if it can be taken back', () => {
    const fault = afterAnswer('bivouac', (g, seat) => {
      const other = g.public.crews[(seat + 1) % 3];
      if (other !== undefined) other.petrol -= 1;
      g.horizon = false;
    });
    expect(caught('undo', fault)).toEqual(ofLaw('undo', /changes what another holds/));
  });

  it('a refusal without a reason', () => {
    const notAsked = () => ({ reason: '', rule: 'BASE-CONVOY-01', with: {} });
    expect(caught('why', { notAsked })).toEqual(ofLaw('why', /without a reason/));
  });

  it('an answer that comes from the wire as a stranger', () => {
    const readAnswer = (from: unknown) => {
      const answer = sound.readAnswer(from);
      return answer === null ? null : { ...answer };
    };
    expect(caught('wire', { readAnswer })).toEqual(ofLaw('wire', /the wire/));
  });

  it('a hand in the open part of a view', () => {
    const fault = afterAnswer('bivouac', (g, seat) => {
      const crew = g.public.crews[seat];
      if (crew !== undefined) Object.assign(crew, { hand: g.seats[seat]?.hand });
    });
    const copyPublic = (from: RacePublic): RacePublic => {
      const to = sound.copyPublic(from);
      for (const [seat, crew] of to.crews.entries()) Object.assign(crew, from.crews[seat]);
      return to;
    };
    expect(caught('shape', { ...fault, copyPublic })).toEqual(ofLaw('shape', /a crew shows hand/));
  });
});
