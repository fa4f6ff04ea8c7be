// What an administrator does. Each act is written down together with what follows from it. ADMIN-02.
import type { NetBrought, WishOf } from '@race/protocol';
import type { KeptAct, KeptSanction } from '@race/store';
import type { At, Granted } from '../live/grants.ts';
import { NO } from '../rooms/refusals.ts';
import { writing } from '../rooms/writing.ts';
import { keepingMark } from './keeping.ts';
import { shutOut } from './shut-out.ts';

const DONE: NetBrought = { kind: 'done' };
const DAY = 86_400_000;

const actOf = (
  { desk, who }: At,
  kind: KeptAct['kind'],
  about: Partial<Pick<KeptAct, 'person' | 'days'>> = {},
): KeptAct => ({
  act: desk.hall.newName(),
  administrator: who.person,
  kind,
  person: '',
  days: null,
  made: desk.hall.now(),
  ...about,
});

export async function dismiss(at: At, report: string): Promise<Granted> {
  const { store, committer } = at.desk.hall;
  const found = await store.report(report);
  if (found === null) return NO.unknownReport;
  const act = actOf(at, 'dismiss', { person: found.person });
  return (await writing(committer)({ write: 'act', act, settles: report })) ? DONE : NO.settled;
}

export async function impose(at: At, wish: WishOf<'sanction'>): Promise<Granted> {
  const { desk } = at;
  const { store, committer } = desk.hall;
  const { person, report, kind, reason } = wish;
  if ((await store.person(person)) === null) return NO.unknownPerson;
  // Whoever the host has named is the host's to dismiss.
  if (desk.administrators.has(person)) return NO.notAdministrators;
  if (report !== null && (await store.report(report))?.person !== person) return NO.unknownReport;
  const days = kind === 'warning' ? null : wish.days;
  const act = actOf(at, kind, { person, days });
  const sanction: KeptSanction = {
    sanction: desk.hall.newName(),
    person,
    kind,
    reason,
    made: act.made,
    until: days === null ? null : act.made + days * DAY,
    lifted: null,
    confirmed: null,
  };
  if (!(await writing(committer)({ write: 'act', act, settles: report, sanction }))) return NO.settled;
  if (kind === 'ban') await shutOut(desk, person);
  else await desk.warn(person);
  return DONE;
}

export async function lift(at: At, sanction: string): Promise<Granted> {
  const { store, committer } = at.desk.hall;
  const found = await store.sanction(sanction);
  if (found === null) return NO.unknownReport;
  const act = actOf(at, 'lift', { person: found.person });
  return (await writing(committer)({ write: 'act', act, lifts: sanction })) ? DONE : NO.settled;
}

/** Takes a run off the table of its day. DAILY-03. */
export async function strike(at: At, { day, person }: WishOf<'strike'>): Promise<Granted> {
  const { hall, administrators } = at.desk;
  const run = await hall.store.run(day, person);
  if (run === null) return NO.unknownReport;
  if (administrators.has(person)) return NO.notAdministrators;
  const act = actOf(at, 'strike', { person });
  return (await writing(hall.committer)({ write: 'act', act, strikes: run.table })) ? DONE : NO.settled;
}

export async function keepFor(at: At, days: number | null): Promise<Granted> {
  const act = actOf(at, 'keep', { days });
  const isDone = await writing(at.desk.hall.committer)({ write: 'act', act, marks: keepingMark(days) });
  return isDone ? DONE : NO.notKept;
}
