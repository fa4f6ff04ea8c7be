// Sanctions: warnings, silence and bans. ADMIN-03, ADMIN-04.
import type { Refusal } from '@race/kernel';
import {
  REPORT_REASONS,
  type ReplyMessage,
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

/** Whether a person keeps the name that an administrator has given them. */
export const isNameHeld = async (services: SanctionSource, person: string): Promise<boolean> =>
  (await inForce(services, person)).some(({ kind }) => kind === 'name');

async function inForce({ store, now }: SanctionSource, person: string): Promise<readonly SanctionRow[]> {
  const time = now();
  return (await store.sanctionsOf(person)).filter(
    ({ lifted, until }) => lifted === null && (until === null || until > time),
  );
}

/** Sends sanctions, and outcomes of a person's own reports, that are not confirmed yet. A banned person learns of it from the refusal. */
export async function sendSanctions(
  services: SanctionSource,
  member: Pick<Member, 'person' | 'send'>,
): Promise<void> {
  const { store } = services;
  const unread = (await inForce(services, member.person)).filter(
    ({ confirmed, kind }) => confirmed === null && kind !== 'ban',
  );
  const name = unread.some(({ kind }) => kind === 'name')
    ? (await store.person(member.person))?.name
    : undefined;
  for (const stored of unread.toReversed())
    member.send(
      JSON.stringify({
        type: 'sanction',
        ...sanctionNews(stored),
        ...(stored.kind === 'name' && name !== undefined ? { name } : {}),
      }),
    );
  for (const { report, name, outcome, reply, settled } of await store.unheardBy(member.person))
    member.send(
      JSON.stringify({
        type: 'reply',
        report,
        name,
        acted: outcome !== 'dismiss',
        words: reply,
        made: settled ?? 0,
      } satisfies ReplyMessage),
    );
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
