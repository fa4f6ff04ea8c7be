// What was imposed on somebody: warnings to be read, silence, being shut out. ADMIN-03, ADMIN-04.
import type { Refusal } from '@race/kernel';
import {
  REPORT_REASONS,
  type ReportReason,
  SANCTIONS,
  type SanctionKind,
  type SanctionNews,
} from '@race/protocol';
import type { SanctionRow } from '@race/store';
import { banned, NO } from '../rooms/refusals.ts';
import type { Member } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';

type SanctionSource = Pick<Rooms, 'store' | 'now'>;

/** Why somebody may not come in; null for who may. */
export async function banOf(rooms: SanctionSource, person: string): Promise<Refusal | null> {
  const bans = (await inForce(rooms, person)).filter(({ kind }) => kind === 'ban');
  if (bans.length === 0) return null;
  const ends = bans.map(({ until }) => until ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return banned(Number.isFinite(last) ? last : null);
}

export const isSilenced = async (rooms: SanctionSource, person: string): Promise<boolean> =>
  (await inForce(rooms, person)).some(({ kind }) => kind === 'silence');

async function inForce({ store, now }: SanctionSource, person: string): Promise<readonly SanctionRow[]> {
  const time = now();
  return (await store.sanctionsOf(person)).filter(
    ({ lifted, until }) => lifted === null && (until === null || until > time),
  );
}

/** Tells somebody what they have not read yet. Whoever is shut out was told that by being refused. */
export async function sendSanctions(
  rooms: SanctionSource,
  member: Pick<Member, 'person' | 'send'>,
): Promise<void> {
  for (const stored of (await inForce(rooms, member.person)).toReversed())
    if (stored.confirmed === null && stored.kind !== 'ban')
      member.send(JSON.stringify({ type: 'sanction', ...sanctionNews(stored) }));
}

export async function confirm({ shared, who }: RequestContext, sanction: string): Promise<HandlerResult> {
  const { committer, now } = shared.rooms;
  const change = { write: 'confirm', sanction, person: who.person, at: now() } as const;
  return (await writing(committer)(change)) ? { kind: 'done' } : NO.settled;
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
