import type { ResultFilter } from '@race/store';
import * as v from 'valibot';
import { tryStored } from '../common/stored.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';
import { tryPlan, tryRecord } from '../rooms/table-schema.ts';

/** More tables than any person has. */
const ALL = 100_000;

const everyResult = (reader: string): ResultFilter => ({
  reader,
  game: null,
  board: null,
  crews: null,
  rated: null,
  won: false,
  against: null,
  before: null,
});

/** Everything that is stored about a person, as a file for them. Races are listed by the names of their tables. */
export async function exported(
  { store }: Pick<TableServices, 'store'>,
  { person, name, made }: { readonly person: string; readonly name: string; readonly made: number },
): Promise<string> {
  const [
    account,
    passkeys,
    recoveries,
    tables,
    pushes,
    mail,
    said,
    mutes,
    wordless,
    ratings,
    results,
    runs,
    reports,
    sanctions,
    sessions,
    devices,
    totp,
    mailCode,
    bugs,
    bots,
    programs,
    profile,
    ties,
    cups,
    attempts,
    days,
    clubs,
  ] = await Promise.all([
    store.account(person),
    store.passkeysOf(person),
    store.recoveriesLeft(person),
    store.tablesOf(person, ALL),
    store.pushesOf(person),
    store.mailOf(person),
    store.talkBy(person),
    store.mutesOf(person),
    store.isWordless(person),
    store.ratingsOf(person),
    store.history(person, everyResult(person), ALL),
    store.runsBy(person),
    store.reportsBy(person),
    store.sanctionsOf(person),
    store.sessionsOf(person),
    store.devicesOf(person),
    store.totpOf(person),
    store.mailCodeOf(person),
    store.bugsOf(person),
    store.botsOf(person),
    store.apiTokensOf(person),
    store.profile(person),
    store.tiesOf(person),
    store.cupsEnteredBy(person, ALL),
    store.attemptsOf(person),
    store.trainingDaysOf(person),
    store.clubsOf(person, ALL),
  ]);
  const file = {
    person,
    name,
    made,
    account: account === null ? null : { login: account.login, made: account.made, recoveries },
    passkeys: passkeys.map((one) => ({ passkey: one.passkey, label: one.label, made: one.made })),
    authenticator: totp === null ? null : { since: totp.confirmed },
    sessions: sessions.map(({ label, made, used }) => ({ label, made, used })),
    devices,
    bots: await Promise.all(
      bots.map(async (bot) => ({
        bot: bot.person,
        name: (await store.person(bot.person))?.name,
        made: bot.made,
      })),
    ),
    programs: programs.map(({ hash: _, owner: __, ...program }) => program),
    notices: {
      devices: pushes.map(({ endpoint }) => endpoint),
      mail: mail?.address ?? null,
      unproven: mailCode?.address ?? null,
    },
    bugs: bugs.map(({ table, seat, at, note, made }) => ({ table, seat, at, note, made })),
    said: said.map(({ table, name, phrase, words, made }) => ({ table, name, phrase, words, made })),
    profile:
      profile === null ? null : { picture: profile.picture, words: profile.words, country: profile.country },
    people: ties.map(({ person: _, ...tie }) => tie),
    wordless,
    mutes,
    ratings: ratings.map(({ person: _, ...rating }) => rating),
    results: results.map(({ person: _, outcome, ...result }) => ({
      ...result,
      ...tryStored(v.looseObject({}), outcome),
    })),
    expeditions: runs.map(({ day, table, made, result, struck }) => ({
      day,
      table,
      made,
      finished: result?.finished ?? null,
      result: result === null ? null : tryStored(v.unknown(), result.detail),
      struck,
    })),
    cups: cups.map(({ cup, plan, stage, starts, host }) => ({
      cup,
      ...tryStored(v.object({ name: v.string(), kind: v.string(), game: v.string() }), plan),
      stage,
      starts,
      isHost: host === person,
    })),
    puzzles: {
      attempts: attempts.map(({ person: _, ...attempt }) => attempt),
      days: days.map(({ day, solved }) => ({ day, solved })),
    },
    clubs: clubs.map(({ club, name, role, made }) => ({ club, name, role, made })),
    reports: reports.map(({ table, name, reason, words, made }) => ({ table, name, reason, words, made })),
    sanctions: sanctions.map(({ kind, reason, made, until, lifted }) => ({
      kind,
      reason,
      made,
      until,
      lifted,
    })),
    tables: await Promise.all(
      tables.map(async (row) => {
        const [plan, record] = [tryPlan(row.plan), tryRecord(row.record)];
        return {
          table: row.table,
          game: row.game,
          options: plan?.options ?? null,
          stage: row.stage,
          made: row.made,
          touched: row.touched,
          seat: record === null ? null : seatOf(record, person),
          seen: await store.seen(row.table, person),
        };
      }),
    ),
  };
  return JSON.stringify(file, null, 2);
}
