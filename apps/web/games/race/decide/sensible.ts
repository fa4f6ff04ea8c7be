// The defaults: what most people would choose.
import type { Answer, Box, Saying } from '@race/great-race';
import type { DriveRoute } from '@race/local';
import type { Thing } from './row.ts';

interface Chances {
  readonly boxes: ReadonlyMap<Box, readonly Answer[]>;
  readonly ways: readonly DriveRoute[];
  /** Whether there is little petrol, and some can be bought. */
  readonly isDry?: boolean;
  /** Whether a space is nearer to the goal. */
  readonly isAhead?: (space: number) => boolean;
  /** What is in the tank. */
  readonly petrol?: number;
}

/** With little petrol buys some; drives where a known route leads on, else scouts; then any box that can act. */
export function sensibleThing(chances: Chances): Thing | null {
  const { boxes, ways, isDry = false, isAhead = () => true, petrol = Number.POSITIVE_INFINITY } = chances;
  const can = (box: Box, verbs: readonly Answer['do'][]) =>
    boxes.get(box)?.some(({ do: verb }) => verbs.includes(verb)) === true;
  if (isDry) return 'petrol';
  const leadsOn = (way: DriveRoute) => isFree(way, petrol) && isAhead(way.to);
  if (can('mechanics', ['drive']) && ways.some(leadsOn)) return 'mechanics';
  if (can('pathfinder', ['lay'])) return 'pathfinder';
  // Without petrol a drive would only look at tiles.
  const isStranded = ways.length > 0 && ways.every(({ isOnlySeen }) => isOnlySeen);
  if (can('mechanics', isStranded ? ['repair'] : ['drive', 'repair'])) return 'mechanics';
  if (can('pathfinder', ['draw'])) return 'pathfinder';
  if (can('funding', ['fund'])) return 'funding';
  return boxes.keys().next().value ?? null;
}

/** Whether a route over known land needs no cards. */
const isFree = ({ guides, isOnlySeen, petrol, unknown }: DriveRoute, tank: number): boolean =>
  unknown === 0 && guides === 0 && !isOnlySeen && petrol <= tank;

/** What a space is worth to the crew. */
export interface Land {
  /** How many levels it is nearer to the goal. */
  readonly gainTo: (space: number) => number;
  /** Whether cards, petrol and parts can be had there. */
  readonly isCity?: (space: number) => boolean;
}

/** A city on the way is worth as much as a level; so is the last petrol, outside a city. */
const A_STOP = 1;
/** So much petrol is worth a level. */
const A_LEVEL = 4;

/**
 * The space that is best ahead over known land: a level gained weighs as much as two of damage, a danger, four of petrol, the
 * last petrol in the wilderness, or a city. Where no known land leads on, the farthest one that the petrol could be enough
 * for, around risk zones and over as few unknown spaces as possible; then one for which cards pour the petrol. Null where
 * none is ahead.
 */
export function sensibleWay(
  ways: readonly DriveRoute[],
  { gainTo, isCity = () => false }: Land,
  tank = Number.POSITIVE_INFINITY,
): DriveRoute | null {
  const worth = ({ to, damage, dangers, unknownRisk }: DriveRoute) =>
    gainTo(to) - damage / 2 - dangers - unknownRisk;
  const isEmptied = ({ petrol, to }: DriveRoute) => petrol >= tank && !isCity(to);
  const rank = (way: DriveRoute) =>
    worth(way) -
    (way.unknown === 0 ? way.petrol / A_LEVEL : 0) +
    (isCity(way.to) ? A_STOP : 0) -
    (way.unknown === 0 && isEmptied(way) ? A_STOP : 0);
  const ahead = ways.filter(({ fare, to }) => fare === null && gainTo(to) > 0);
  const kinds = [isFree, isOpen, isPoured].map((isPossible) => ahead.filter((way) => isPossible(way, tank)));
  // A danger for one level is no better than the unknown.
  const [some = []] = [...kinds.map((kind) => kind.filter((way) => worth(way) > 0)), ...kinds].filter(
    ({ length }) => length > 0,
  );
  const [best] = some.toSorted(
    (a, b) => rank(b) - rank(a) || a.unknown - b.unknown || a.petrol - b.petrol || a.least - b.least,
  );
  return best ?? null;
}

/** Whether a route needs no cards, and its least petrol is in the tank. */
const isOpen = ({ guides, isOnlySeen, least }: DriveRoute, tank: number): boolean =>
  guides === 0 && !isOnlySeen && least <= tank;

/** Whether cards with petrol make a route over known land possible. */
const isPoured = ({ guides, isOnlySeen, petrol, unknown }: DriveRoute, tank: number): boolean =>
  unknown === 0 && guides === 0 && !isOnlySeen && petrol > tank;

/** The lightest share of own damage, for a rival all that its engine can take; else the first option; no default for the crew to hurt and the vehicle to drive. */
export function sensibleOption(options: readonly Answer[], bearer: Bearer | null = null): Answer | null {
  const [first] = options;
  if (first === undefined || (options.length > 1 && !ALIKE.includes(first.do))) return null;
  const shares = options.filter((one) => one.do === 'split');
  if (shares.length === 0) return first;
  return bearer === null ? (shares.at(-1) ?? null) : sensibleShare(shares, bearer);
}

/** The crew that distributes its own damage, and the amount. */
export interface Bearer {
  readonly engine: number;
  readonly chassis: number;
  readonly cards: number;
  readonly damage: number;
}

type Share = Pick<Saying<'split'>, 'engine'>;

/** The engine keeps at least one level; no card is lost while it keeps two; then both gauges are as even as possible. */
export function sensibleShare<S extends Share>(shares: readonly S[], bearer: Bearer): S | null {
  const ranked = shares.toSorted((a, b) => {
    const [one, other] = [hardship(a, bearer), hardship(b, bearer)];
    return one.broken - other.broken || one.lost - other.lost || one.uneven - other.uneven;
  });
  return ranked[0] ?? null;
}

function hardship(share: Share, bearer: Bearer) {
  const engine = bearer.engine - share.engine;
  const chassis = bearer.chassis - (bearer.damage - share.engine);
  const isLight = engine >= 2 && chassis >= bearer.cards;
  return { broken: Number(engine === 0), lost: isLight ? 0 : 1, uneven: Math.abs(engine - chassis) };
}

const ALIKE: readonly Answer['do'][] = ['hold', 'split', 'enter', 'line'];

/** Enough for a short drive. */
const FOR_A_WHILE = 3;

/** A full tank where petrol is cheap, else enough for a short drive, one level at least. */
export const sensibleLevels = (
  most: number,
  { isCity, petrol }: { isCity: boolean; petrol: number },
): number => (isCity ? most : Math.max(1, Math.min(most, FOR_A_WHILE - petrol)));

/** Playing a card comes before discarding it. BASE-HAND-03. */
export const playedFirst = (answers: readonly Answer[]): Answer[] =>
  answers.toSorted((a, b) => Number(b.do === 'play') - Number(a.do === 'play'));

/** The next route to the same space; null after the last one, or for one drawn by hand. */
export function wayAfter(ways: readonly DriveRoute[], way: DriveRoute | null): DriveRoute | null {
  const there = ways.filter(({ to }) => to === way?.to);
  const at = there.findIndex((one) => isSameWay(one, way));
  return at < 0 ? null : (there[at + 1] ?? null);
}

/** Another route to the same space, all of them in turn; after one drawn by hand, the easiest. Null when there is none. */
export function wayInstead(ways: readonly DriveRoute[], way: DriveRoute | null): DriveRoute | null {
  const first = ways.find(({ to }) => to === way?.to) ?? null;
  const next = wayAfter(ways, way) ?? first;
  return isSameWay(next, way) ? null : next;
}

const isSameWay = (one: DriveRoute | null, other: DriveRoute | null): boolean =>
  one?.spaces.join() === other?.spaces.join() &&
  one?.fare?.line === other?.fare?.line &&
  one?.fare?.cards === other?.fare?.cards;

/** Whether an answer follows the chosen route: over land, or by its line with its cards. */
export function isOnWay(answer: Answer, { fare }: DriveRoute): boolean {
  if (answer.do !== 'line') return fare === null;
  return answer.line === fare?.line && answer.cards === fare.cards;
}
