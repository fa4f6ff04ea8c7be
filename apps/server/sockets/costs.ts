import type { ClientRequest } from '@race/protocol';
import type { RateLimits } from './buckets.ts';

/** What costs more than a message: it reads a whole race, or leaves something behind. */
const COSTLY: ReadonlySet<ClientRequest['do']> = new Set([
  'watch',
  'create',
  'rematch',
  'replay',
  'bugReplay',
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

/** Milliseconds that are charged for a request besides what is measured while it is handled. */
const PRICES: { readonly [D in ClientRequest['do']]?: number } = {
  ping: 0,
  answer: 0,
  lobby: 5,
  mine: 5,
  replay: 2,
  file: 2,
  bugReplay: 2,
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
const DEFAULT_PRICE = 1;

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
export function isAffordable(limits: RateLimits, who: Payer, request: ClientRequest): boolean {
  const { address, payer, isGuest } = who;
  if (!(isGuest ? limits.guests : limits.person).take(payer)) return false;
  if (!limits.workAddress.take(address) || !limits.workPerson.take(payer)) return false;
  const costly = isGuest ? limits.costlyGuests : limits.costly;
  if (COSTLY.has(request.do) && !(costly.take(payer) && limits.costlyAddress.take(address))) return false;
  who.spend(PRICES[request.do] ?? DEFAULT_PRICE);
  return true;
}
