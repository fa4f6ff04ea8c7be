// What was imposed on somebody: warnings to be read, silence, being shut out. ADMIN-03, ADMIN-04.
import type { Refusal } from '@race/kernel';
import { REASONS, type Reason, SANCTIONS, type SanctionKind, type SanctionNews } from '@race/protocol';
import type { KeptSanction } from '@race/store';
import type { At, Granted } from '../live/grants.ts';
import type { Hall } from '../rooms/hall.ts';
import { banned, NO } from '../rooms/refusals.ts';
import type { Member } from '../rooms/room.ts';
import { writing } from '../rooms/writing.ts';

type Keeping = Pick<Hall, 'store' | 'now'>;

/** Why somebody may not come in; null for who may. */
export async function banOf(hall: Keeping, person: string): Promise<Refusal | null> {
  const bans = (await inForce(hall, person)).filter(({ kind }) => kind === 'ban');
  if (bans.length === 0) return null;
  const ends = bans.map(({ until }) => until ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return banned(Number.isFinite(last) ? last : null);
}

export const isSilenced = async (hall: Keeping, person: string): Promise<boolean> =>
  (await inForce(hall, person)).some(({ kind }) => kind === 'silence');

async function inForce({ store, now }: Keeping, person: string): Promise<readonly KeptSanction[]> {
  const time = now();
  return (await store.sanctionsOf(person)).filter(
    ({ lifted, until }) => lifted === null && (until === null || until > time),
  );
}

/** Tells somebody what they have not read yet. Whoever is shut out was told that by being refused. */
export async function tellSanctions(hall: Keeping, member: Pick<Member, 'person' | 'send'>): Promise<void> {
  for (const kept of (await inForce(hall, member.person)).toReversed())
    if (kept.confirmed === null && kept.kind !== 'ban')
      member.send(JSON.stringify({ say: 'sanction', ...sanctionNews(kept) }));
}

export async function confirm({ desk, who }: At, sanction: string): Promise<Granted> {
  const { committer, now } = desk.hall;
  const change = { write: 'confirm', sanction, person: who.person, at: now() } as const;
  return (await writing(committer)(change)) ? { kind: 'done' } : NO.settled;
}

export const sanctionNews = ({ sanction, kind, reason, made, until }: KeptSanction): SanctionNews => ({
  sanction,
  kind: sanctionKind(kind),
  reason: readReason(reason),
  made,
  until,
});

const sanctionKind = (text: string): SanctionKind => SANCTIONS.find((one) => one === text) ?? 'warning';
export const readReason = (text: string): Reason => REASONS.find((one) => one === text) ?? 'other';
