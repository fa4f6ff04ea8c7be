// An exercise: a position, a goal, and whether a try is over. Pure functions of what the learner sees.
import type { Board, RaceEvent, RacePublic, RaceSeat } from '@race/great-race';
import { cityAt } from '@race/great-race/board/board.ts';
import { standings } from '@race/great-race/standings.ts';
import type { Crew } from '@race/great-race/state.ts';
import type { Seat } from '@race/kernel';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { type Device, loadGame, type Started } from '../../sources/device/client.ts';
import { isExercise } from '../../sources/race-messages.ts';

const FILES = import.meta.glob<string>('./recorded/*.race.json', {
  query: '?raw',
  import: 'default',
});

/** Sets a lesson up; deletes earlier tries of exercises. */
export async function openLesson(device: Device, lesson: ExerciseId | 'tutorial'): Promise<Started> {
  const file = FILES[`./recorded/${lesson}.race.json`];
  if (file === undefined) throw new Error(`there is no lesson ${lesson}`);
  const [text] = await Promise.all([file(), putExercisesAway(device)]);
  return loadGame(device, text);
}

/** Exercises are not listed among the saved races. */
export async function putExercisesAway(device: Device): Promise<void> {
  const outcome = await device.request({ do: 'list' });
  if (!outcome.ok || outcome.value.kind !== 'list') return;
  for (const saved of outcome.value.tables)
    if (isExercise(saved)) await device.request({ do: 'drop', table: saved.table });
}

const SOLVED = 'exercises';

/** The exercises that were solved on this device. */
export function solvedExercises(): ExerciseId[] {
  const names = (savedText(SOLVED) ?? '').split(' ');
  return EXERCISES.map(({ id }) => id).filter((id) => names.includes(id));
}

export function saveSolved(exercise: ExerciseId): void {
  save(SOLVED, [...new Set([...solvedExercises(), exercise])].join(' '));
}

/** The state of a try. */
export interface Try {
  readonly board: Board;
  /** Cards by number. */
  readonly cards: readonly { readonly id: string }[];
  readonly publicState: RacePublic;
  readonly own: RaceSeat | null;
  readonly seat: Seat;
  /** All events since the position was set up. */
  readonly events: readonly RaceEvent[];
}

/** A part of a goal as a text with its figures, and whether it is met now. */
export type Condition =
  | { readonly wants: 'city'; readonly city: string; readonly isMet: boolean }
  | {
      readonly wants: 'petrol' | 'mechanics' | 'prestige';
      readonly least: number;
      readonly now: number;
      readonly isMet: boolean;
    }
  | { readonly wants: 'unharmed' | 'arrived'; readonly isMet: boolean }
  | { readonly wants: 'card'; readonly card: string; readonly isMet: boolean };

export type ExerciseId = 'planning' | 'ways' | 'guards' | 'lines' | 'finish';

export interface Exercise {
  readonly id: ExerciseId;
  /** The turn in which the goal has to be met. */
  readonly turn: number;
  conditions(now: Try): readonly Condition[];
}

export type ExerciseVerdict = 'open' | 'solved' | 'failed';

/** Something is not settled yet: hand and vehicle will still change. */
const UNSETTLED: readonly string[] = ['entry', 'split', 'hand', 'halt', 'tracking'];

export function judge(exercise: Exercise, now: Try): ExerciseVerdict {
  const { publicState: known } = now;
  const isTurnOver = known.turn > exercise.turn || known.phase === 'over';
  if (!isTurnOver && known.stack.some((frame) => isUnsettled(frame, now.seat))) return 'open';
  if (exercise.conditions(now).every(({ isMet }) => isMet)) return 'solved';
  return isTurnOver || hasActed(now) ? 'failed' : 'open';
}

const isUnsettled = (frame: RacePublic['stack'][number], seat: Seat): boolean =>
  UNSETTLED.includes(frame.kind) && isOf(frame, seat);

/** Whether a frame asks this seat, or does something to it. */
const isOf = (frame: RacePublic['stack'][number], seat: Seat): boolean =>
  ('seat' in frame && frame.seat === seat) || ('target' in frame && frame.target === seat);

/** Whether the learner can do nothing more in this turn: then the last answer has decided. */
function hasActed(now: Try): boolean {
  const { publicState: known, seat } = now;
  const { arrived, boxes, passed } = crewOf(now);
  if (arrived > 0) return true;
  const isActing = known.stack.some((frame) => isOf(frame, seat));
  return known.phase === 'convoy' && !isActing && (passed || boxes.every((count) => count === 0));
}

/** A hand after cards have left it; what is drawn is not seen before the next question. */
export function handAfter(
  own: RaceSeat | null,
  events: readonly RaceEvent[],
  { cards, seat }: Pick<Try, 'cards' | 'seat'>,
): RaceSeat | null {
  if (own === null) return null;
  const hand = [...own.hand];
  for (const event of events) {
    if ((event.key !== 'cardDiscarded' && event.key !== 'cardPlayed') || event.seat !== seat) continue;
    const kind = cards.findIndex(({ id }) => id === event.card);
    hand[kind] = Math.max(0, (hand[kind] ?? 0) - 1);
  }
  return { ...own, hand };
}

function crewOf({ publicState: known, seat }: Try): Crew {
  const crew = known.crews[seat];
  if (crew === undefined) throw new Error(`no crew sits at ${seat}`);
  return crew;
}

const inCity = (now: Try, city: string): Condition => ({
  wants: 'city',
  city,
  isMet: cityAt(now.board, crewOf(now).at)?.id === city,
});

const hasPetrol = (now: Try, least: number): Condition => atLeast('petrol', least, crewOf(now).petrol);

const hasMechanics = (now: Try, least: number): Condition =>
  atLeast('mechanics', least, crewOf(now).engine + crewOf(now).chassis);

const atLeast = (wants: 'petrol' | 'mechanics' | 'prestige', least: number, now: number): Condition => ({
  wants,
  least,
  now,
  isMet: now >= least,
});

const isUnharmed = ({ events, seat }: Try): Condition => ({
  wants: 'unharmed',
  isMet: !events.some((event) => event.key === 'damageTaken' && event.seat === seat),
});

const stillHolds = ({ cards, own }: Try, card: string): Condition => ({
  wants: 'card',
  card,
  isMet: (own?.hand[cards.findIndex(({ id }) => id === card)] ?? 0) > 0,
});

const hasArrived = (now: Try): Condition => ({ wants: 'arrived', isMet: crewOf(now).arrived > 0 });

/** The finish is near: a whole vehicle and money are worth as much as speed. */
const finish: Exercise = {
  id: 'finish',
  turn: 6,
  conditions: (now) => [hasArrived(now), atLeast('prestige', 13, prestigeOf(now))],
};

/** Counted only at the finish. */
function prestigeOf({ publicState: known, seat }: Try): number {
  const mine = standings(known).find((one) => one.seat === seat);
  return mine === undefined || mine.place === 0 ? 0 : mine.prestige;
}

/** A danger on the way, one guard, and a full hand in front of a city that gives another card. */
const guards: Exercise = {
  id: 'guards',
  turn: 2,
  conditions: (now) => [inCity(now, 'bangui'), isUnharmed(now), stillHolds(now, 'repairman')],
};

/** The ship costs more than there is: money must be raised, and an assistant must be left to drive. */
const lines: Exercise = {
  id: 'lines',
  turn: 2,
  conditions: (now) => [inCity(now, 'luanda')],
};

/** A worn vehicle and a city within reach: the plan needs assistants to repair and to drive. */
const planning: Exercise = {
  id: 'planning',
  turn: 2,
  conditions: (now) => [inCity(now, 'stanleyville'), hasMechanics(now, 8)],
};

/** Several routes to one city: the obvious one is not the one that saves petrol. */
const ways: Exercise = {
  id: 'ways',
  turn: 2,
  conditions: (now) => [inCity(now, 'fort-lamy'), hasPetrol(now, 3)],
};

/** In the recommended order. */
export const EXERCISES = [planning, ways, guards, lines, finish] as const satisfies readonly Exercise[];
