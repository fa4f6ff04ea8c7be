// What is reported, and what administrators see and do. Whoever is none gets one plain refusal, whatever they ask. ADMIN-01.
import type { Refusal } from '@race/kernel';
import type { NetWish } from '@race/protocol';
import type { At, Granted } from '../live/grants.ts';
import { hasSecondFactor } from '../people/second-factor.ts';
import { NO } from '../rooms/refusals.ts';
import { dismiss, impose, keepFor, lift, strike } from './acts.ts';
import { administration, record, reports } from './desk.ts';
import { reportSomebody } from './report.ts';
import { confirm } from './sanctions.ts';

const NAMES = [
  'report',
  'confirm',
  'administration',
  'reports',
  'record',
  'dismiss',
  'sanction',
  'lift',
  'strike',
  'keep',
] as const satisfies readonly NetWish['do'][];

export type AdministrationWish = Extract<NetWish, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isOfAdministration = (wish: NetWish): wish is AdministrationWish => ALL.has(wish.do);

/** An administrator has a second factor, and has just proved who they are: a token alone sees and does nothing here. */
async function whyNotAdministrator({ desk, session, who }: At): Promise<Refusal | null> {
  const { hall, administrators } = desk;
  if (!administrators.has(who.person)) return NO.notAdministrator;
  if (!(await hasSecondFactor(hall.store, who.person))) return NO.secondFactorFirst;
  return session.proof.isComplete(hall.now()) ? null : NO.proveFirst;
}

export async function grantAdministration(at: At, wish: AdministrationWish): Promise<Granted> {
  if (wish.do === 'report') return reportSomebody(at, wish);
  if (wish.do === 'confirm') return confirm(at, wish.sanction);
  const refused = await whyNotAdministrator(at);
  if (refused !== null) return refused;
  switch (wish.do) {
    case 'administration':
      return administration(at);
    case 'reports':
      return reports(at, wish.settled);
    case 'record':
      return record(at, wish.person);
    case 'dismiss':
      return dismiss(at, wish.report);
    case 'sanction':
      return impose(at, wish);
    case 'lift':
      return lift(at, wish.sanction);
    case 'strike':
      return strike(at, wish);
    case 'keep':
      return keepFor(at, wish.days);
  }
}
