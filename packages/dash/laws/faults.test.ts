import type { Frame, FrameKind, Seat, SeatView, State, Streams } from '@race/kernel';
import { type Breach, type LawId, type Trial, tryGame } from '@race/kernel/laws/index.ts';
import { describe, expect, it } from 'vitest';
import type { DashAnswer } from '../answers.ts';
import { makeReadableDash } from '../readable.ts';
import type { Dash, DashGame, DashPublic, ReadableDash } from '../state.ts';
import { dashTrial } from './trial.ts';

/** Each law is shown a dash with one fault, and must find it within a few games. */
const sound = makeReadableDash({ players: 4, characters: 'drawn', data: 1 });
const GAMES = 20;

function caught(law: LawId, fault: Partial<ReadableDash>, changed: Partial<Trial<Dash>> = {}): Breach | null {
  const trial = { ...dashTrial({ ...sound, ...fault }), ...changed };
  for (let seed = 1; seed <= GAMES; seed++) {
    const { breach } = tryGame(trial, seed, { laws: [law], closely: true });
    if (breach !== null) return breach;
  }
  return null;
}

type Kind = FrameKind<Dash, Frame>;
type Question = NonNullable<Kind['question']>;

/** The frames, with something else in one of the questions. */
function asking(name: string, change: (question: Question) => object): Partial<ReadableDash> {
  const kind = sound.frames[name];
  if (kind?.question === undefined) throw new Error(`${name} asks nothing`);
  const question = { ...kind.question, ...change(kind.question) } as Question;
  return { frames: { ...sound.frames, [name]: { ...kind, question } } };
}

/** The frames, with something done after each card taken. */
const afterTaking = (then: (g: DashGame, seat: Seat) => void) =>
  asking('take', (question) => ({
    answer(g: DashGame, frame: Frame, seat: Seat, answer: DashAnswer) {
      if (question.secret === undefined) question.answer(g, frame, seat, answer);
      then(g, seat);
    },
  }));

const ofLaw = (law: LawId, how: RegExp) => expect.objectContaining({ law, how: expect.stringMatching(how) });

describe('each law catches its fault in the Dash', () => {
  it('law 1: a hand that is offered the wrong way round', () => {
    const fault = asking('play', ({ legal }) => ({
      legal(g: DashGame, frame: Frame, seat: Seat, out: DashAnswer[]) {
        legal(g, frame, seat, out);
        out.reverse();
      },
    }));
    expect(caught('1', fault)).toEqual(ofLaw('1', /out of order/));
  });

  it('law 2: a position that is not wholly read back', () => {
    const readState = (from: unknown): State<Dash> | null => {
      const state = sound.readState(from);
      return state === null ? null : { ...state, public: { ...state.public, boost: null, round: 1 } };
    };
    expect(caught('2', { readState })).toEqual(ofLaw('2', /loaded position|after loading/));
  });

  it('law 3: a copy that shares an array with its original', () => {
    const copyPublic = (from: DashPublic): DashPublic => ({ ...sound.copyPublic(from), offer: from.offer });
    expect(caught('3', { copyPublic })).toEqual(ofLaw('3', /written to/));
  });

  it('law 4: chance from outside the state', () => {
    let outside = 0;
    const begin = (chance: Streams): State<Dash> => {
      const state = sound.begin(chance);
      state.public.hierarchy.push(...state.public.hierarchy.splice(0, outside++ % 3));
      return state;
    };
    expect(caught('4', { begin })).toEqual(ofLaw('4', /played again/));
  });

  it('law 5: a card chosen in secret that shows in what the others may choose', () => {
    const fault = asking('play', ({ legal }) => ({
      legal(g: DashGame, frame: Frame, seat: Seat, out: DashAnswer[]) {
        legal(g, frame, seat, out);
        const vehicles = g.seats.map(({ sealed }) =>
          sealed?.do === 'play' ? sealed.card.split('-')[1] : '',
        );
        const left = out.filter(
          (answer) => answer.do === 'play' && !vehicles.includes(answer.card.split('-')[1]),
        );
        if (left.length > 0) out.splice(0, out.length, ...left);
      },
    }));
    expect(caught('5', fault)).toEqual(ofLaw('5', /offered|answers/));
  });

  it('law 6: a world in which a seat has chosen otherwise than it knows', () => {
    const imagine = (view: SeatView<Dash>, chance: Streams) =>
      sound.imagine({ ...view, own: { sealed: null } }, chance);
    expect(caught('6', { imagine })).toEqual(ofLaw('6', /looks otherwise/));
  });

  it('law 7: a card that is lost', () => {
    const fault = afterTaking((g, seat) => void g.public.courses[seat]?.pop());
    expect(caught('7', fault)).toEqual(ofLaw('7', /cards are in play/));
  });

  it('law 8: a dash that does not end', () => {
    expect(caught('8', {}, { longest: 20 })).toEqual(ofLaw('8', /no end/));
  });

  it('undo: a way back over what was told to all', () => {
    const fault = afterTaking((g, seat) => {
      const other = g.public.hands[(seat + 1) % g.rules.seats];
      other?.reverse();
      g.horizon = false;
    });
    expect(caught('undo', fault)).toEqual(ofLaw('undo', /changes what another holds/));
  });

  it('why: a refusal without a rule', () => {
    const fault = asking('take', () => ({ why: () => ({ reason: 'no', rule: '', with: {} }) }));
    expect(caught('why', fault)).toEqual(ofLaw('why', /without a reason/));
  });

  it('wire: an answer that does not come back', () => {
    expect(caught('wire', { readAnswer: () => null })).toEqual(ofLaw('wire', /wire/));
  });

  it('shape: something in a view that has no business there', () => {
    const copySeat = (from: Dash['seat']) => Object.assign(sound.copySeat(from), { mood: 1 });
    expect(caught('shape', { copySeat })).toEqual(ofLaw('shape', /shows mood/));
  });
});
