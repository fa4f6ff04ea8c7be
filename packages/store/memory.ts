import { administrationInMemory, dropSome } from './administration/memory.ts';
import { makeChains } from './chain.ts';
import { dailyInMemory, type Runs } from './daily/memory.ts';
import { pacesInMemory } from './paces.ts';
import { peopleInMemory } from './people/memory.ts';
import type { SessionRow } from './people/signing-in.ts';
import { newSession, signingInMemory } from './people/signing-in-memory.ts';
import type {
  AwaitRow,
  BugRow,
  Change,
  CommitVerdict,
  LineRow,
  MailRow,
  PersonRow,
  PushRow,
  RestRow,
  Store,
  TableRow,
} from './port.ts';
import { presenceInMemory } from './presence.ts';
import { ratingsInMemory } from './ratings/memory.ts';
import type { AgeingGuest } from './retention.ts';

/** A store that lasts as long as the process: for tests. */
export function memoryStore(): Store {
  const tables = new Map<string, TableRow>();
  const logs = new Map<string, LineRow[]>();
  const known = new Map<string, PersonRow>();
  const sessions = new Map<string, SessionRow>();
  const codes = new Map<string, { person: string; until: number }>();
  const looks = new Map<string, number>();
  const bugs = new Map<string, BugRow>();
  const marks = new Map<string, string>();
  const rests = new Map<number, RestRow>();
  const pushes = new Map<string, PushRow>();
  const awaits = new Map<string, AwaitRow & { told: boolean }>();
  const mails = new Map<string, MailRow>();
  const calls = new Map<string, number>();
  const runs: Runs = new Map();
  const { writePace } = pacesInMemory();
  const { writePresence, lookedAtNow, ...presence } = presenceInMemory();
  const { writeDaily, ...daily } = dailyInMemory({ runs, people: known, tables });
  const { writeAdministration, move, forget, age, ...administration } = administrationInMemory({
    marks,
    tables,
    runs,
  });
  const { writePeople, hasAccount, ...people } = peopleInMemory({
    people: known,
    codes,
    looks,
    tables,
    logs,
    bugs,
    pushes,
    awaits,
    mails,
    calls,
    runs,
  });

  const {
    writeSigningIn,
    forget: forgetSigningIn,
    ...signingIn
  } = signingInMemory({ sessions, codes, hasAccount });
  const { writeRatings, followPeople, ...ratings } = ratingsInMemory({ people: known, addTable });

  const isNext = (row: TableRow): boolean => (tables.get(row.table)?.revision ?? 0) === row.revision - 1;

  function addTable(row: TableRow): CommitVerdict {
    if (!isNext(row)) return 'conflict';
    tables.set(row.table, row);
    return 'written';
  }

  function write(change: Change): CommitVerdict {
    switch (change.write) {
      case 'line': {
        const log = logs.get(change.table) ?? [];
        const { line, row } = change;
        if (log.length !== line.line - 1 || (row !== undefined && !isNext(row))) return 'conflict';
        logs.set(change.table, log);
        log.push(line);
        if (row !== undefined) tables.set(row.table, row);
        return 'written';
      }
      case 'table':
        return addTable(change.row);
      case 'person':
        known.set(change.person.person, change.person);
        return 'written';
      case 'token':
        if (sessions.has(change.hash)) return 'conflict';
        sessions.set(change.hash, newSession(change));
        return 'written';
      case 'byToken':
        return sessions.get(change.hash)?.person === change.person ? write(change.change) : 'conflict';
      case 'revoke':
        for (const { hash, person } of [...sessions.values()])
          if (person === change.person && hash !== change.except) sessions.delete(hash);
        for (const [hash, { person }] of codes) if (person === change.person) codes.delete(hash);
        return 'written';
      case 'code':
        codes.set(change.hash, { person: change.person, until: change.until });
        return 'written';
      case 'used':
        return codes.delete(change.hash) ? 'written' : 'conflict';
      case 'seen':
        looks.set(`${change.table} ${change.person}`, change.at);
        return 'written';
      case 'bug':
        bugs.set(change.bug.bug, change.bug);
        return 'written';
      case 'mark':
        if (change.once && marks.has(change.name)) return 'conflict';
        marks.set(change.name, change.value);
        return 'written';
      case 'push':
        pushes.set(change.push.endpoint, change.push);
        return 'written';
      case 'unpush':
        if (pushes.get(change.endpoint)?.person !== change.person) return 'conflict';
        pushes.delete(change.endpoint);
        return 'written';
      case 'mail':
        mails.set(change.mail.person, change.mail);
        return 'written';
      case 'unmail':
        return mails.delete(change.person) ? 'written' : 'conflict';
      case 'await': {
        const key = `${change.await.person} ${change.await.table}`;
        if (awaits.get(key)?.question !== change.await.question)
          awaits.set(key, { ...change.await, told: false });
        return 'written';
      }
      case 'unawait':
        awaits.delete(`${change.person} ${change.table}`);
        return 'written';
      case 'tell': {
        const one = awaits.get(`${change.person} ${change.table}`);
        if (one === undefined || one.told) return 'conflict';
        one.told = true;
        return 'written';
      }
      case 'call':
        if ((calls.get(change.person) ?? Number.NEGATIVE_INFINITY) > change.at - change.gap)
          return 'conflict';
        calls.set(change.person, change.at);
        return 'written';
      case 'rest':
        if (rests.has(change.rest.since)) return 'conflict';
        rests.set(change.rest.since, change.rest);
        return 'written';
      case 'run':
      case 'result':
        return writeDaily(change);
      case 'sessionUsed':
      case 'endSession':
      case 'endYounger':
      case 'expireSessions':
      case 'device':
      case 'expireDevices':
      case 'totp':
      case 'totpUsed':
      case 'noTotp':
      case 'mailCode':
      case 'tryMailCode':
      case 'dropMailCode':
      case 'expireCodes':
        return writeSigningIn(change);
      case 'house':
      case 'unhouse':
      case 'present':
        return writePresence(change);
      case 'pace':
      case 'fullPaces':
        return writePace(change);
      case 'ended':
      case 'rated':
      case 'seek':
      case 'unseek':
      case 'match':
        return writeRatings(change);
      case 'dropOld': {
        const verdict = writeAdministration(change);
        if (verdict === 'written') write({ write: 'dropTable', table: change.table });
        return verdict;
      }
      case 'sweep':
        if (change.what === 'bugs') return dropSome(bugs, change.most, ({ made }) => made < change.before);
        if (change.what === 'rests')
          return dropSome(rests, change.most, ({ until }) => until < change.before);
        return age(change);
      case 'dropReport':
        return age(change);
      case 'chore':
      case 'report':
      case 'act':
      case 'confirm':
        return writeAdministration(change);
      default:
        followPeople(change);
        if (change.write === 'inherit') move(change.from, change.to);
        if (change.write === 'forget') {
          forget(change.person);
          forgetSigningIn(change.person);
        }
        return writePeople(change);
    }
  }

  const newest = (rows: TableRow[], most: number) =>
    rows.sort((a, b) => b.touched - a.touched || (a.table < b.table ? -1 : 1)).slice(0, most);

  const usedBy = (person: string): number | null =>
    [...sessions.values()].some((session) => session.person === person)
      ? (known.get(person)?.made ?? null)
      : null;

  const isBound = async (person: string): Promise<boolean> =>
    [...tables.values()].some((row) => row.people.includes(person)) ||
    (await ratings.resultsOf(person, 1)).length > 0 ||
    (await daily.runsBy(person)).length > 0 ||
    (await administration.sanctionsOf(person)).length > 0;

  return {
    async commit(changes) {
      const chains = makeChains();
      return changes.map((change) =>
        chains.settle(change, !chains.isBroken(change) && write(change) === 'written'),
      );
    },
    table: async (table) => tables.get(table) ?? null,
    lines: async (table) => (logs.get(table) ?? []).slice(),
    linesAfter: async (table, line) => (logs.get(table) ?? []).slice(line),
    news: async (after) =>
      new Map(
        [...after].flatMap(([table, line]) => {
          const row = tables.get(table);
          const lines = (logs.get(table) ?? []).slice(line);
          return row === undefined ? [] : [[table, { revision: row.revision, lines }]];
        }),
      ),
    head: async (table) => {
      const row = tables.get(table);
      return row === undefined ? null : { lines: logs.get(table)?.length ?? 0, revision: row.revision };
    },
    lineByKey: async (table, seat, key) =>
      (logs.get(table) ?? []).find((line) => line.seat === seat && line.key === key) ?? null,
    lookedAt: async (stage, now, most) => {
      const looked = lookedAtNow(now);
      return newest(
        [...tables.values()].filter((row) => row.listed && row.stage === stage && looked.has(row.table)),
        most,
      );
    },
    tablesOf: async (person, most) =>
      newest(
        [...tables.values()].filter((row) => row.people.includes(person)),
        most,
      ),
    tablesAfter: async (table, most) =>
      [...tables.values()]
        .filter((row) => row.table > table)
        .sort((a, b) => (a.table < b.table ? -1 : 1))
        .slice(0, most),
    person: async (person) => known.get(person) ?? null,
    personByCode: async (hash, now) => {
      const found = codes.get(hash);
      return found !== undefined && found.until > now ? (known.get(found.person) ?? null) : null;
    },
    seen: async (table, person) => looks.get(`${table} ${person}`) ?? null,
    bug: async (bug) => bugs.get(bug) ?? null,
    bugsOf: async (person) =>
      [...bugs.values()]
        .filter((one) => one.person === person)
        .sort((a, b) => a.made - b.made || (a.bug < b.bug ? -1 : 1)),
    mark: async (name) => marks.get(name) ?? null,
    pushesOf: async (person) =>
      [...pushes.values()]
        .filter((push) => push.person === person)
        .sort((a, b) => a.made - b.made || (a.endpoint < b.endpoint ? -1 : 1)),
    mailOf: async (person) => mails.get(person) ?? null,
    awaits: async (until, most) =>
      [...awaits.values()]
        .filter(({ told, since }) => !told && since <= until)
        .sort((a, b) => a.since - b.since || (`${a.person} ${a.table}` < `${b.person} ${b.table}` ? -1 : 1))
        .slice(0, most)
        .map(({ told: _, ...one }) => one),
    awaitsOf: async (person) =>
      [...awaits.values()]
        .filter((one) => one.person === person)
        .sort((a, b) => a.since - b.since || (a.table < b.table ? -1 : 1))
        .map(({ table }) => table),
    called: async (person) => calls.get(person) ?? null,
    rests: async (after) =>
      [...rests.values()].filter(({ until }) => until > after).sort((a, b) => a.since - b.since),
    due: async (most) =>
      [...tables.values()]
        .flatMap(({ table, due }) => (due === null ? [] : [{ table, due }]))
        .sort((a, b) => a.due - b.due)
        .slice(0, most),
    ...people,
    ...signingIn,
    ...daily,
    ...presence,
    ...ratings,
    ...administration,
    ageingTables: async (after, most) =>
      [...tables.values()]
        .filter((row) => row.table > after)
        .sort((a, b) => (a.table < b.table ? -1 : 1))
        .slice(0, most)
        .map(({ table, stage, touched, people }) => ({
          table,
          stage,
          touched,
          isDeserted: !people.some((person) => known.has(person)),
        })),
    async ageingGuests(after, most) {
      const next = [...known.values()]
        .filter(({ person }) => person > after)
        .sort((a, b) => (a.person < b.person ? -1 : 1))
        .slice(0, most);
      const guests: AgeingGuest[] = [];
      for (const { person, made } of next)
        if ((await people.account(person)) === null)
          guests.push({ person, made, used: usedBy(person), isBound: await isBound(person) });
      return { guests, last: next.at(-1)?.person ?? null };
    },
    tidy: async () => undefined,
    close: async () => undefined,
  };
}
