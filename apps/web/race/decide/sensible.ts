// What most people would choose: it is chosen for them until they choose otherwise.
import type { Answer, Box } from '@race/great-race';
import type { DriveRoute } from '@race/local';

interface Chances {
  readonly boxes: ReadonlyMap<Box, readonly Answer[]>;
  readonly ways: readonly DriveRoute[];
}

/** Drives where the way is known, else scouts it; then whatever can be done at all. */
export function sensibleBox({ boxes, ways }: Chances): Box | null {
  const can = (box: Box, verbs: readonly Answer['do'][]) =>
    boxes.get(box)?.some(({ do: verb }) => verbs.includes(verb)) === true;
  if (can('mechanics', ['drive']) && ways.some(({ unknown }) => unknown === 0)) return 'mechanics';
  if (can('pathfinder', ['lay'])) return 'pathfinder';
  if (can('mechanics', ['drive', 'repair'])) return 'mechanics';
  if (can('pathfinder', ['draw'])) return 'pathfinder';
  if (can('funding', ['fund'])) return 'funding';
  return boxes.keys().next().value ?? null;
}

/** Whom to hurt and what to drive is for each to say; of the others the first that costs nothing more, else the first. */
export function sensibleOption(options: readonly Answer[], bearer: Bearer | null = null): Answer | null {
  const [first] = options;
  if (first === undefined || (options.length > 1 && !ALIKE.includes(first.do))) return null;
  return options.find((one) => isCheap(one, bearer)) ?? first;
}

/** The crew that shares out damage of its own, and how much it is. */
export interface Bearer {
  readonly engine: number;
  readonly chassis: number;
  readonly cards: number;
  readonly damage: number;
}

/** A share that neither breaks the engine nor throws cards away is the lighter one. */
function isCheap(option: Answer, bearer: Bearer | null): boolean {
  if (option.do !== 'split' || bearer === null) return true;
  const chassis = bearer.chassis - (bearer.damage - option.engine);
  return option.engine < bearer.engine && chassis >= bearer.cards;
}

const ALIKE: readonly Answer['do'][] = ['hold', 'split', 'enter', 'line'];

/** A full tank where petrol is cheap, else one level. */
export const sensibleLevels = (most: number, { isCity }: { isCity: boolean }): number => (isCity ? most : 1);

/** Played, a card does something; discarded it does not. BASE-HAND-03. */
export const playedFirst = (answers: readonly Answer[]): Answer[] =>
  answers.toSorted((a, b) => Number(b.do === 'play') - Number(a.do === 'play'));

/** The way to the same end that comes after this one; null when it is the last, or one drawn by hand. */
export function wayAfter(ways: readonly DriveRoute[], way: DriveRoute | null): DriveRoute | null {
  const there = ways.filter(({ to }) => to === way?.to);
  const at = there.findIndex((one) => isSameWay(one, way));
  return at < 0 ? null : (there[at + 1] ?? null);
}

/** Another way to the same end, all of them in turn; from one drawn by hand to the easiest. Null when there is none. */
export function wayInstead(ways: readonly DriveRoute[], way: DriveRoute | null): DriveRoute | null {
  const first = ways.find(({ to }) => to === way?.to) ?? null;
  const next = wayAfter(ways, way) ?? first;
  return isSameWay(next, way) ? null : next;
}

const isSameWay = (one: DriveRoute | null, other: DriveRoute | null): boolean =>
  one?.spaces.join() === other?.spaces.join() &&
  one?.fare?.line === other?.fare?.line &&
  one?.fare?.cards === other?.fare?.cards;

/** Whether an answer goes the way that is chosen: over land, or by its line with its cards. */
export function isOnWay(answer: Answer, { fare }: DriveRoute): boolean {
  if (answer.do !== 'line') return fare === null;
  return answer.line === fare?.line && answer.cards === fare.cards;
}
