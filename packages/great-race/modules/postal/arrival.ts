import { NOBODY, only, type Seat, type Seats } from '@race/kernel';
import { inOwnSequence } from '../../crew/any-time.ts';
import { holds, lose, playAnswer } from '../../crew/hand.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { no } from '../../refusals.ts';
import { cardIndex, type RaceRules } from '../../rules.ts';
import type { ModuleFrame } from '../../seams.ts';
import { crewIn, type Game, type RacePublic, tell } from '../../state.ts';
import {
  COLOURS,
  citiesOf,
  deliver,
  isDeliveredIn,
  isFromHere,
  load,
  NONE,
  parcelAboard,
  parcelIn,
} from './parcels.ts';

/** A crew with or without a parcel has come to a city. POSTAL-03, 04. */
export interface ParcelFrame {
  readonly kind: 'parcel';
  readonly seat: Seat;
  readonly space: number;
  /** The colour that lies here, or NONE. */
  readonly here: number;
  /** First a parcel may be handed over by express, then one may be loaded. */
  stage: 'express' | 'load';
}

export const EXPRESS = 'express-delivery';
export const LEAVE = { do: 'leave' } as const;
export const LOAD = { do: 'load' } as const;

/** POSTAL-03: a parcel of the city's colour is delivered at once; what may be done besides is asked. */
export function arriveWithParcel(g: Game, seat: Seat, space: number): void {
  if (isDeliveredIn(g.rules.board, g.public, { seat, space })) deliver(g, seat, space);
  startParcel(g, seat, { space, stage: 'express' });
}

export function startParcel(
  g: Game,
  seat: Seat,
  { space, stage }: Pick<ParcelFrame, 'space' | 'stage'>,
): void {
  push<ParcelFrame>(g, { kind: 'parcel', seat, space, here: parcelIn(g, space), stage });
}

/** Whoever might have the card is asked, by what everybody knows. CARD-06. */
function asked(known: RacePublic, f: ParcelFrame): Seats {
  const isLaden = parcelAboard(known, f.seat) !== NONE;
  if (f.stage === 'load') return !isLaden && f.here !== NONE ? only(f.seat) : NOBODY;
  const mightHandOver = isLaden && !isFromHere(known, f.seat, f.space) && crewIn(known, f.seat).cards > 0;
  return mightHandOver ? only(f.seat) : NOBODY;
}

const parcel = inOwnSequence(
  frameKind<ParcelFrame>({
    asked,
    run(g: Game, f) {
      if (f.stage === 'load') pop(g);
      else f.stage = 'load';
    },
    fields: ({ seat, space, whole, oneOf }) => ({
      seat,
      space,
      here: whole(NONE, COLOURS.length - 1),
      stage: oneOf(['express', 'load']),
    }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, f, seat, out) {
        out.push(LEAVE);
        if (f.stage === 'load') out.push(LOAD);
        else if (holds(g, seat, cardIndex(g.rules, EXPRESS))) out.push(expressAnswer(g.rules));
      },
      answer(g: Game, f, seat, answer) {
        if (f.stage === 'load') pop(g);
        else f.stage = 'load';
        if (answer.do === 'load') load(g, seat, f.space);
        if (answer.do !== 'play') return;
        tell(g, { key: 'cardPlayed', seat, card: answer.card });
        lose(g, seat, cardIndex(g.rules, answer.card));
        deliver(g, seat, f.space);
      },
      fallback: () => LEAVE,
      why: (_g, f, _seat, answer) =>
        answer.do === 'load'
          ? no('parcel.laden', 'POSTAL-04')
          : no(f.stage === 'load' ? 'expected.load' : 'expected.express', 'POSTAL-03'),
    },
  }),
);

const expressAnswer = (rules: RaceRules) => playAnswer({ rules }, cardIndex(rules, EXPRESS));

export const parcelFrame: ModuleFrame = {
  kind: parcel,
  isSound(g, f: ParcelFrame, below) {
    const under = below.at(-1);
    const isArrival = under?.kind === 'city' && under.seat === f.seat;
    const isStepTwo = under?.kind === 'sequence' && under.seat === f.seat && under.step === 'cards';
    return (
      (isArrival || (isStepTwo && f.stage === 'load')) &&
      crewIn(g.public, f.seat).at === f.space &&
      citiesOf(g.rules.board).includes(f.space) &&
      f.here === parcelIn(g, f.space)
    );
  },
};
