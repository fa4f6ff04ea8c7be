import { NOBODY, only, roll, type Seat } from '@race/kernel';
import { CREWS, type CrewId } from '../crew/crews.ts';
import { earn } from '../crew/money.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { isManned } from '../seams.ts';
import { crewIn, crewOf, type Game, type RacePublic, tell } from '../state.ts';
import type { TurnFrame } from './turn.ts';

/** Set-up: turn order, money and tokens, then each crew chooses its vehicle in turn order. */
export interface SetupFrame {
  readonly kind: 'setup';
  /** How many have chosen, then how many modules have set up as well; -1 before anything was set up. */
  chosen: number;
}

const FRANCS = 80;
const FRANCS_OF_THE_LAST = 70;

export const setup = frameKind<SetupFrame>({
  asked: (known, f) => {
    const seat = f.chosen < 0 ? undefined : known.order[f.chosen];
    return seat === undefined ? NOBODY : only(seat);
  },
  run(g: Game, f) {
    const { seats, options, seams } = g.rules;
    if (f.chosen < 0) {
      prepare(g);
      f.chosen = options.vehicles === null && !seams.choosesCrews ? nextChooser(g, 0) : seats;
      return;
    }
    const setUp = seams.setUp[f.chosen - seats];
    if (setUp !== undefined) {
      f.chosen += 1;
      setUp(g);
      return;
    }
    pop(g);
    push<TurnFrame>(g, { kind: 'turn', next: 'bivouac' });
  },
  fields: ({ whole, lastSetUp }) => ({ chosen: whole(0, lastSetUp) }),
  clone: (f) => ({ ...f }),
  question: {
    legal(g: Game, _f, _seat, out) {
      for (const answer of g.rules.answers.choose) if (isLeft(g.public, answer.crew)) out.push(answer);
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do !== 'choose') return;
      crewOf(g, seat).id = answer.crew;
      f.chosen = nextChooser(g, f.chosen + 1);
      tell(g, { key: 'crewChosen', seat, crew: answer.crew });
    },
    fallback(g: Game) {
      const answer = g.rules.answers.choose.find((choice) => isLeft(g.public, choice.crew));
      if (answer === undefined) throw new Error('no crew is left');
      return answer;
    },
    why: (_g, _f, _seat, answer) =>
      answer.do === 'choose'
        ? no('choose.taken', 'BASE-SETUP-08', { crew: answer.crew })
        : no('expected.setup', 'BASE-SETUP-08'),
  },
});

export const isLeft = (known: RacePublic, id: CrewId): boolean => known.crews.every((crew) => crew.id !== id);

/** The next place in turn order whose crew somebody plays, from this one on. */
export function nextChooser(g: Game, from: number): number {
  let place = from;
  while (place < g.rules.seats && !isManned(g.rules, g.public.order[place] ?? -1)) place += 1;
  return place;
}

function prepare(g: Game): void {
  const { order } = g.public;
  const { seated, purses } = g.rules.seams;
  if (g.rules.options.order === 'drawn') shuffle(g, order);
  for (const seat of seated) seat(g);
  tell(g, { key: 'orderDrawn', order: order.slice() });
  // BASE-SETUP-03: tokens are stacked in turn order, the first player's at the bottom.
  for (const seat of order) crewIn(g.public, seat).since = g.public.moves++;
  for (const seat of order) {
    let francs = seat === order.at(-1) ? FRANCS_OF_THE_LAST : FRANCS;
    for (const purse of purses) francs = purse(g, seat, francs);
    earn(g, seat, francs);
  }
}

/** BASE-SETUP-02. */
function shuffle(g: Game, seats: Seat[]): void {
  for (let last = seats.length - 1; last > 0; last--) {
    const other = roll(g, 'dice', last + 1);
    const moved = seats[last] ?? 0;
    seats[last] = seats[other] ?? 0;
    seats[other] = moved;
  }
}

/** The vehicles of a table where nobody chooses. */
export const vehicleOf = (vehicles: readonly CrewId[] | null, seat: Seat): CrewId | null =>
  vehicles === null ? null : (vehicles[seat] ?? CREWS[0]);
