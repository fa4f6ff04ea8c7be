import type { NetWish } from '@race/protocol';
import type { Limits } from './buckets.ts';

/** What costs more than a message: it reads a whole race, or leaves something behind. */
const COSTLY: ReadonlySet<NetWish['do']> = new Set([
  'watch',
  'create',
  'rematch',
  'film',
  'bugFilm',
  'file',
  'bug',
  'code',
  'undo',
  'propose',
  'consent',
  'clock',
  'lobby',
  'mine',
  'player',
  'ratings',
  'push',
  'unpush',
  'export',
  'forgetMe',
  'mail',
  'mailCode',
  'expedition',
  'expeditions',
  'setOff',
  'report',
  'reports',
]);

/** Whether somebody may ask for this now; it is counted. */
export function isAffordable(
  limits: Limits,
  { person, address }: { readonly person: string; readonly address: string },
  wish: NetWish,
): boolean {
  if (!limits.person.take(person)) return false;
  return !COSTLY.has(wish.do) || (limits.costly.take(person) && limits.costlyAddress.take(address));
}
