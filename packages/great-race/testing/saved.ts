import { chooseFrom, type State, type Stream, streams } from '@race/kernel';
import { type Race, STREAMS } from '../state.ts';
import type { GivenRace } from './given-race.ts';

type Loose = { [key: string]: unknown };

export const plain = <X>(value: X): X => JSON.parse(JSON.stringify(value));

/** A given race as it would be saved, with real chance instead of a script. */
export function savedAs(race: GivenRace): State<Race> {
  return { ...plain(race.state), table: { ...plain(race.state.table), chance: streams(STREAMS, 1) } };
}

/** Puts a value at a path like `public.crews.0.francs`; undefined takes it out. */
export function put(into: State<Race>, path: string, value: unknown): State<Race> {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder: unknown = into;
  for (const key of keys) holder = (holder as Loose)[key];
  if (typeof holder !== 'object' || holder === null) throw new Error(`nothing at ${path}`);
  if (value === undefined) takeOut(holder as Loose, last);
  else (holder as Loose)[last] = value;
  return into;
}

function takeOut(holder: Loose, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function addTo(holder: Loose): void {
  if (Array.isArray(holder)) holder.push(holder[0] ?? 0);
  else holder.more = 1;
}

/** What becomes of a value when it is damaged. */
const CHANGES: readonly ((value: unknown) => unknown)[] = [
  () => -1,
  (value) => Number(value) + 1,
  (value) => Number(value) - 1,
  () => 1e9,
  () => 0.5,
  () => null,
  (value) => String(value),
  (value) => value !== true,
  () => 0,
  () => [],
];

/** All places in a value: who holds it, and under which key. */
function placesIn(value: unknown, found: [Loose, string][] = []): [Loose, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    found.push([value as Loose, key]);
    placesIn(part, found);
  }
  return found;
}

/** A position with one thing in it changed at random, and what was done to it. */
export function damaged(state: State<Race>, dice: Stream): { from: unknown; damage: string } {
  const from = plain(state);
  const [holder, key] = chooseFrom(dice, placesIn(from));
  const before = JSON.stringify(holder[key]);
  const kind = chooseFrom(dice, ['out', 'more', ...CHANGES]);
  if (kind === 'out') takeOut(holder, key);
  else if (kind === 'more') addTo(holder);
  else if (typeof kind === 'function') holder[key] = kind(holder[key]);
  return { from, damage: `${key} was ${before}, is ${JSON.stringify(holder[key])}` };
}
