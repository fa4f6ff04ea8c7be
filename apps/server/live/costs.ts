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
  'seek',
  'report',
  'reports',
  'revoke',
  'endSession',
]);

/** Milliseconds that are charged for a wish besides what is measured while it is granted. */
const PRICES: { readonly [D in NetWish['do']]?: number } = {
  ping: 0,
  answer: 0,
  lobby: 5,
  mine: 5,
  film: 2,
  file: 2,
  bugFilm: 2,
  export: 20,
  expedition: 5,
  expeditions: 5,
  setOff: 5,
  seek: 3,
  player: 3,
  ratings: 3,
  administration: 10,
  reports: 10,
};
const USUAL_PRICE = 1;

/** Milliseconds for each of those at a table who are told something, and for each connection that is looked at anew. */
export const TELLING = 0.03;
export const CHECKING = 0.3;

/** Who asks, and who is charged for it. */
export interface Payer {
  readonly address: string;
  /** An account, or all guests of an address. */
  readonly payer: string;
  readonly isGuest: boolean;
  spend(milliseconds: number): void;
}

/** Whether somebody may ask for this now; it is counted and charged. */
export function isAffordable(limits: Limits, who: Payer, wish: NetWish): boolean {
  const { address, payer, isGuest } = who;
  if (!(isGuest ? limits.guests : limits.person).take(payer)) return false;
  if (!limits.workAddress.take(address) || !limits.workPerson.take(payer)) return false;
  const costly = isGuest ? limits.costlyGuests : limits.costly;
  if (COSTLY.has(wish.do) && !(costly.take(payer) && limits.costlyAddress.take(address))) return false;
  who.spend(PRICES[wish.do] ?? USUAL_PRICE);
  return true;
}
