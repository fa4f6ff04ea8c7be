// Everything that is stored about a person can be exported, and is gone once they are deleted: from every table, and from
// the bytes of the file.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Change, openSqlite, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../common/tokens.ts';
import { result } from '../testing/people.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

const NAME = 'Quixotla';
const WORDS = 'words only Quixotla wrote';
const NOTE = 'a note only Quixotla wrote';
const SHOWN = 'shown only by Quixotla';
const TIE = 'noted only by Quixotla';
const MAIL = 'quixotla@example.org';
const UNPROVEN = 'unproven-quixotla@example.org';
const PUSH = 'https://updates.push.services.mozilla.com/quixotla';
const LOGIN = 'quixotla-signs-in';
const LABEL = 'telephone of Quixotla';

/** Tables of the store without data of a person. Each new table is listed here, or filled below. */
const OF_NOBODY = {
  lines: 'what was answered, by seat',
  marks: 'what servers remember together',
  rests: 'when no server was there',
  gone: 'names of tables that were deleted',
  chores: 'what one server does for all',
  endings: 'races that are over and not counted yet',
  cup_lines: 'what happened in cups, by number of entrant',
  cup_tables: 'which tables are of which cup',
  clubs: 'clubs, whose people are in a table of their own',
  club_tables: 'which tables are of which club',
  club_cups: 'which cups are of which club',
  houses: 'processes',
  presences: 'who looks on at this moment; written anew when they leave',
  paces: 'hashes, for an hour at most',
  sqlite_sequence: 'of the database itself',
};

let folder: string;
let file: string;
let store: Store;
let server: TestServer;
const administrators = new Set<string>();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'race-forgotten-'));
  file = join(folder, 'race.sqlite');
  store = openSqlite(file);
  administrators.clear();
  server = await openTestServer({ store, administrators });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const personOf = async (player: Player) => result(await player.get({ do: 'challenge' }), 'challenge').person;

/** A person with data in every table for people. */
async function everywhere() {
  // Else only phrases were spoken at the public table.
  administrators.add('somebody');
  const { table, players } = await gather(server, [NAME, 'Ben', 'Cleo']);
  const [own, ben] = players;
  const [person, other] = [await personOf(own), await personOf(ben)];
  await own.get({ do: 'password', login: LOGIN, password: 'crossing the Sahara by night' });
  await own.get({ do: 'device', device: 'the-device-of-quixotla' });
  await own.get({ do: 'signIn', login: LOGIN, password: 'crossing the Sahara by night' });
  const { bot } = result(await own.get({ do: 'makeBot', name: NAME }), 'bot');
  await own.get({ do: 'makeToken', bot, label: LABEL, scopes: ['read'], days: 7 });
  const { secret } = result(await own.get({ do: 'totp' }), 'totp');
  await own.get({ do: 'write', table, words: WORDS });
  await own.get({ do: 'bug', table, note: NOTE });
  await own.get({ do: 'code' });
  await own.get({ do: 'mute', table, seat: 1, muted: true });
  await own.get({ do: 'push', endpoint: PUSH, p256dh: 'k'.repeat(40), auth: 'a'.repeat(20), language: 'en' });
  await ben.get({ do: 'report', table, seat: 0, line: 1, reason: 'insult', words: 'Quixotla was rude' });
  await own.get({ do: 'report', table, seat: 1, line: null, reason: 'unfair', words: WORDS });
  const cup = {
    cup: 'c1',
    plan: '{}',
    host: person,
    stage: 'over',
    starts: 1,
    due: null,
    made: 1,
    touched: 1,
  };
  const club = { club: 'c', name: 'Sand', called: 'sand', words: '', door: 'open', made: 1, touched: 1 };
  const changes: Change[] = [
    { write: 'newClub', row: club, founder: person, most: 3 },
    { write: 'clubCup', cup: 'of-the-club', club: 'c' },
    { write: 'newCup', row: { ...cup, lines: 0 } },
    { write: 'cupLine', row: { ...cup, lines: 1 }, entry: '{}', entrant: { number: 0, person } },
    { write: 'wordless', person, wordless: true },
    { write: 'profile', profile: { person, picture: 'caravan', words: SHOWN, country: 'BE' } },
    { write: 'tie', person, other, note: TIE, most: 9 },
    {
      write: 'training',
      attempts: [{ person, puzzle: '1-1', solved: true, found: 40, at: 1 }],
      days: [{ person, day: '2026-11-15', solved: true }],
    },
    { write: 'mail', mail: { person, address: MAIL, language: 'en', made: 1 } },
    { write: 'mailCode', code: { person, address: UNPROVEN, language: 'en', hash: 'h', until: 9e15 } },
    { write: 'passkey', passkey: { passkey: 'kq', person, key: 'k', counter: 0, label: LABEL, made: 1 } },
    { write: 'await', await: { person, table, question: 1, since: 1 } },
    { write: 'call', person, at: 5, gap: 1 },
    { write: 'seen', table, person, at: 3 },
    { write: 'run', run: { day: '2026-11-15', person, table: 'of-a-run', made: 1, ends: 2 } },
    { write: 'ended', table, at: 1 },
    {
      write: 'rated',
      table,
      at: 1,
      results: [{ table, seat: 0, person, track: 't', ended: 1, place: 1, rated: true, outcome: '{}' }],
      ratings: [{ person, track: 't', mu: 1, sigma: 1, races: 1, won: 0, arrived: 0 }],
    },
    { write: 'seek', seeker: { person, seeks: '{}', since: 1, seen: 1, table: null } },
    {
      write: 'act',
      act: { act: 'a1', administrator: person, kind: 'warning', person, days: null, made: 1 },
      sanction: {
        sanction: 's1',
        person,
        kind: 'warning',
        reason: 'other',
        made: 1,
        until: null,
        lifted: null,
        confirmed: null,
      },
    },
  ];
  expect(new Set(await store.commit(changes))).toEqual(new Set(['written']));
  return { own, table, person, other, secret };
}

const rowsOf = (): ReadonlyMap<string, readonly string[]> => {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => {
    const all = database.prepare(`SELECT * FROM ${String(name)}`).all();
    return [String(name), all.map((row) => JSON.stringify(row))] as const;
  });
  database.close();
  return new Map(rows);
};
/** The file and its log, while the server still runs. */
const bytesOf = (): string =>
  [file, `${file}-wal`]
    .filter((one) => existsSync(one))
    .map((one) => readFileSync(one, 'latin1'))
    .join('');

describe('PEOPLE-01 somebody of whom something stands in every table', () => {
  it('finds all of it in what they save', async () => {
    const { own, table, other } = await everywhere();
    const { text } = result(await own.get({ do: 'export' }), 'file');
    const saved = JSON.parse(text);
    for (const part of [NAME, LOGIN, LABEL, WORDS, NOTE, MAIL, UNPROVEN, PUSH, SHOWN, TIE, table, other])
      expect(text).toContain(part);
    expect(saved).toMatchObject({
      account: { recoveries: 10 },
      authenticator: { since: null },
      sessions: [{ label: '' }],
      bots: [{ name: `${NAME} [bot]` }],
      programs: [{ label: LABEL, scopes: ['read'] }],
      wordless: true,
      bugs: [{ table, note: NOTE }],
      reports: [{ reason: 'unfair' }],
      sanctions: [{ kind: 'warning' }],
      expeditions: [{ day: '2026-11-15' }],
      ratings: [{ track: 't' }],
    });
    expect(saved.devices).toHaveLength(1);
    // No secret that gives access to anything.
    for (const secret of [own.token, hashOf(own.token), 'scrypt', 'seed']) expect(text).not.toContain(secret);
  });

  it('is in none of them once they are forgotten, nor in any byte of the file', async () => {
    const { own, person, secret } = await everywhere();
    const isTheirs = (row: string) =>
      [person, NAME, LOGIN, MAIL, UNPROVEN, PUSH, WORDS, NOTE, SHOWN, TIE, LABEL, secret].some((one) =>
        row.includes(one),
      );
    const unfilled = [...rowsOf()].filter(([, rows]) => !rows.some(isTheirs)).map(([name]) => name);
    expect(unfilled.filter((name) => !(name in OF_NOBODY))).toEqual([]);

    await own.get({ do: 'forgetMe' });
    await server.services.committer.flushed();
    const left = [...rowsOf()].flatMap(([name, rows]) =>
      rows.filter(isTheirs).map((row) => `${name} ${row}`),
    );
    expect(left).toEqual([]);
    const bytes = bytesOf();
    for (const part of [person, NAME, LOGIN, MAIL, UNPROVEN, PUSH, WORDS, NOTE, SHOWN, TIE, LABEL, secret])
      expect(bytes.includes(part), part).toBe(false);
    expect(bytes.includes(hashOf(own.token))).toBe(false);
  });

  it('is saved and forgotten although one of the tables is broken', async () => {
    for (const spoilt of [{ plan: '{"options":{}}' }, { plan: 'no JSON' }, { record: 'no JSON' }]) {
      const { table, players } = await gather(server, [NAME, 'Ben', 'Cleo']);
      const { token } = players[0];
      await server.close();
      const database = new DatabaseSync(file);
      for (const [column, text] of Object.entries(spoilt))
        database.prepare(`UPDATE tables SET ${column} = ? WHERE table_id = ?`).run(text, table);
      database.close();
      store = openSqlite(file);
      server = await openTestServer({ store, administrators });
      const own = await connect(server.port, token);
      expect(result(await own.get({ do: 'export' }), 'file').text).toContain(table);
      await own.get({ do: 'forgetMe' });
      await server.services.committer.flushed();
      expect(bytesOf().includes(NAME), JSON.stringify(spoilt)).toBe(false);
    }
  });

  it('as a guest leaves nothing either', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const guest = await connect(server.port, null, NAME);
    // A spectator who reports a bug.
    await guest.get({ do: 'watch', table, since: null });
    await guest.get({ do: 'bug', table, note: NOTE });
    expect(result(await guest.get({ do: 'export' }), 'file').text).toContain(NOTE);
    await guest.get({ do: 'forgetMe' });
    await server.services.committer.flushed();
    for (const part of [NAME, NOTE]) expect(bytesOf().includes(part), part).toBe(false);
    expect(await players[0].get({ do: 'ping' })).toEqual({ kind: 'done' });
  });
});
