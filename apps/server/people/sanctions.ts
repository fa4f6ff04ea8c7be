// Sanctions: warnings, silence and bans. ADMIN-03, ADMIN-04.
import type { Refusal } from '@race/kernel';
import {
  REPORT_REASONS,
  type ReportReason,
  SANCTIONS,
  type SanctionKind,
  type SanctionNews,
} from '@race/protocol';
import type { SanctionRow } from '@race/store';
import type { Identity } from '../accounts/identities.ts';
import { banned } from '../common/refusals.ts';
import type { Member } from '../rooms/actor-state.ts';
import type { TableServices } from '../rooms/table-actor.ts';

type SanctionSource = Pick<TableServices, 'store' | 'now'>;

/** The refusal of a banned person; null for everybody else. */
export async function banOf(services: SanctionSource, person: string): Promise<Refusal | null> {
  const bans = (await inForce(services, person)).filter(({ kind }) => kind === 'ban');
  const [last] = bans.toSorted((a, b) => endOf(b) - endOf(a));
  return last === undefined ? null : banned(last.until, readReason(last.reason));
}

const endOf = ({ until }: SanctionRow): number => until ?? Number.POSITIVE_INFINITY;

/** The same for a bot account or its owner. */
export const banOnEither = async (
  services: SanctionSource,
  { person, owner }: Pick<Identity, 'person' | 'owner'>,
): Promise<Refusal | null> =>
  (await banOf(services, person)) ?? (owner === undefined ? null : await banOf(services, owner));

export const isSilenced = async (services: SanctionSource, person: string): Promise<boolean> =>
  (await inForce(services, person)).some(({ kind }) => kind === 'silence');

async function inForce({ store, now }: SanctionSource, person: string): Promise<readonly SanctionRow[]> {
  const time = now();
  return (await store.sanctionsOf(person)).filter(
    ({ lifted, until }) => lifted === null && (until === null || until > time),
  );
}

/** Sends sanctions that are not confirmed yet. A banned person learns of it from the refusal. */
export async function sendSanctions(
  services: SanctionSource,
  member: Pick<Member, 'person' | 'send'>,
): Promise<void> {
  for (const stored of (await inForce(services, member.person)).toReversed())
    if (stored.confirmed === null && stored.kind !== 'ban')
      member.send(JSON.stringify({ type: 'sanction', ...sanctionNews(stored) }));
}

export const sanctionNews = ({ sanction, kind, reason, made, until }: SanctionRow): SanctionNews => ({
  sanction,
  kind: sanctionKind(kind),
  reason: readReason(reason),
  made,
  until,
});

const sanctionKind = (text: string): SanctionKind => SANCTIONS.find((one) => one === text) ?? 'warning';
export const readReason = (text: string): ReportReason =>
  REPORT_REASONS.find((one) => one === text) ?? 'other';
