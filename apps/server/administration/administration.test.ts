import type { ReportNews, RequestBody, RequestResult, ResultMessage, SanctionKind } from '@race/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { connect, type Player } from '../testing/player.ts';
import { type App, setUpApp, signInWithApp, signUpWithApp } from '../testing/second-factor.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';
import { administratorsIn } from './named.ts';

const DAY = 86_400_000;
const PASSWORD = 'a whole sentence, say';

let server: TestServer;
let root: Player;
let app: App;
const administrators = new Set<string>();
const time = { now: 1_800_000_000_000 };
const open = (options: object = {}) =>
  openTestServer({ administrators, now: () => time.now, limits: NO_LIMITS, ...options });
beforeEach(async () => {
  administrators.clear();
  server = await open();
  root = await connect(server.port, null, 'Root');
  app = await signUpWithApp(root, 'root', { password: PASSWORD, time: time.now });
  const named = await administratorsIn(server.store, ['root', 'nobody']);
  expect(named.unknown).toEqual(['nobody']);
  for (const person of named.people) administrators.add(person);
});
afterEach(() => server.close());

const reason = (said: ResultMessage) => (said.ok ? null : `${said.refusal.rule} ${said.refusal.reason}`);
const of = <K extends RequestResult['kind']>(
  result: RequestResult,
  kind: K,
): Extract<RequestResult, { kind: K }> => {
  if (result.kind !== kind) throw new Error(`got ${result.kind}`);
  return result as Extract<RequestResult, { kind: K }>;
};
const reports = async (settled = false): Promise<readonly ReportNews[]> =>
  of(await root.get({ do: 'reports', settled }), 'reports').reports;
const recordOf = async (person: string) => of(await root.get({ do: 'record', person }), 'record').record;
const acts = async () => of(await root.get({ do: 'administration' }), 'administration').acts;

/** Three people at a table; Ben was rude. */
async function rudeness() {
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  const [ada, ben, cleo] = players;
  await ada.get({ do: 'say', table, phrase: 'hello' });
  await ben.get({ do: 'write', table, words: 'You drive like a donkey.' });
  const report = { do: 'report', table, seat: 1, line: 2, reason: 'insult', words: ' Rude.\n' } as const;
  return { table, ada, ben, cleo, report };
}

type PlainSanction = Exclude<SanctionKind, 'name'>;
type Answered = Pick<ReportNews, 'person'> & { readonly report: string | null };
const impose = (at: Answered, kind: PlainSanction, days: number | null): RequestBody => ({
  do: 'sanction',
  person: at.person,
  reports: at.report === null ? [] : [at.report],
  reply: '',
  kind,
  reason: 'insult',
  days,
});

describe('PEOPLE-04 reporting in a club', () => {
  it('brings its lines and its own words to the administrators, who remove a line or end the club', async () => {
    const [ada, ben, zoe] = await Promise.all(
      ['Ada', 'Ben', 'Zoe'].map((name) => connect(server.port, null, name)),
    );
    if (ada === undefined || ben === undefined || zoe === undefined) throw new Error('nobody');
    const made = await ada.get({ do: 'makeClub', name: 'Sand Club', words: 'We shout.', door: 'open' });
    const { club } = of(made, 'club').club;
    await ben.get({ do: 'joinClub', club });
    await ben.get({ do: 'writeInClub', club, words: 'You drive like a donkey.' });
    const about = { reason: 'insult', words: '' } as const;
    await ada.get({ do: 'reportClub', club, line: 1, ...about });
    time.now += 1;
    await zoe.get({ do: 'reportClub', club, line: null, ...about });
    const found = await reports();
    expect(found).toMatchObject([
      { name: 'Ben', table: club, club: 'Sand Club', line: 1, quotes: [{ line: 1, stands: true }] },
      { name: 'Sand Club', table: club, club: 'Sand Club', line: null, quotes: [] },
    ]);
    await root.get({ do: 'removeLine', table: club, line: 1 });
    expect(of(await ada.get({ do: 'club', club }), 'club').club.talk?.lines).toEqual([]);
    const ends = { do: 'shutClub', club, reports: [found[1]?.report ?? ''], reply: 'Thank you.' } as const;
    expect(reason(await zoe.ask(ends))).toBe('ADMIN-01 net.notAdministrator');
    expect(reason(await root.ask({ ...ends, reports: ['nothing'] }))).toBe('ADMIN-02 net.unknownReport');
    await root.get(ends);
    expect(reason(await ada.ask({ do: 'club', club }))).toBe('CLUB-01 net.unknownClub');
    expect(reason(await root.ask({ ...ends, reports: [] }))).toBe('CLUB-01 net.unknownClub');
    expect(await reports(true)).toMatchObject([{ name: 'Sand Club', club: null, reply: 'Thank you.' }]);
    expect((await acts()).map(({ kind }) => kind)).toEqual(['remove', 'remove']);
  });
});

describe('PEOPLE-04 reporting somebody', () => {
  it('brings the line and what was said around it to the administrators, and nothing to who was reported', async () => {
    const { table, ada, ben, report } = await rudeness();
    const before = ben.heard.length;
    expect(await ada.get(report)).toEqual({ kind: 'done' });
    expect(await ada.get(report)).toEqual({ kind: 'done' });
    const [found, ...more] = await reports();
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      name: 'Ben',
      reporter: { name: 'Ada' },
      table,
      seat: 1,
      line: 2,
      reason: 'insult',
      words: 'Rude.',
      settled: null,
      quotes: [
        { line: 1, name: 'Ada', phrase: 'hello' },
        { line: 2, name: 'Ben', words: 'You drive like a donkey.' },
      ],
    });
    await ben.get({ do: 'ping' });
    expect(ben.heard).toHaveLength(before + 1);
    // The copy outlives the table.
    await server.store.commit([{ write: 'dropTable', table }]);
    expect((await reports())[0]?.quotes).toHaveLength(2);
  });

  it('can be of a person, and is in what one may save of oneself', async () => {
    const { table, ada, report } = await rudeness();
    await ada.get({ ...report, line: null, reason: 'unfair', words: '' });
    expect((await reports())[0]).toMatchObject({ name: 'Ben', line: null, reason: 'unfair' });
    const file = of(await ada.get({ do: 'export' }), 'file');
    expect(JSON.parse(file.text).reports).toMatchObject([{ table, name: 'Ben', reason: 'unfair' }]);
  });

  it('is about who said the line, by the name they had then, whoever sits there now', async () => {
    const [ada, ben, cleo] = [
      await connect(server.port, null, 'Ada'),
      await connect(server.port, null, 'Ben'),
      await connect(server.port, null, 'Cleo'),
    ];
    const request = { do: 'create', game: 'race', options: { crews: 2 }, seats: ['me', 'open'] } as const;
    const { table } = of(await ada.get({ ...request, listed: false }), 'table');
    await ben.get({ do: 'sit', table, seat: 1 });
    await ben.get({ do: 'write', table, words: 'You drive like a donkey.' });
    await ben.get({ do: 'leave', table });
    await ben.get({ do: 'rename', name: 'Benedict' });
    await cleo.get({ do: 'sit', table, seat: 1 });
    const line = { line: 1, seat: 1, name: 'Ben', words: 'You drive like a donkey.' };
    for (const player of [ada, cleo])
      expect(of(await player.get({ do: 'talk', table }), 'talk').lines).toMatchObject([
        { ...line, yours: false },
      ]);
    const report = { do: 'report', table, seat: 1, line: 1, reason: 'insult', words: '' } as const;
    // The person who sits there now may report it as well.
    for (const player of [ada, cleo]) await player.get(report);
    const found = await reports();
    const { person } = of(await ben.get({ do: 'challenge' }), 'challenge');
    expect(found).toHaveLength(2);
    for (const one of found) expect(one).toMatchObject({ person, name: 'Ben', quotes: [{ name: 'Ben' }] });
    // A report of a person is about the one who sits there.
    await ada.get({ ...report, line: null });
    const ofCleo = (await reports()).find(({ line }) => line === null);
    expect(ofCleo).toMatchObject({ name: 'Cleo', quotes: [{ name: 'Ben' }] });
  });

  it('is for who sits there, of somebody else who does, and not without end', async () => {
    const { ada, ben, cleo, report } = await rudeness();
    const dora = await connect(server.port, null, 'Dora');
    expect(reason(await dora.ask(report))).toBe('NET-02 net.notYourSeat');
    expect(reason(await ben.ask(report))).toBe('PEOPLE-04 net.noSuchLine');
    expect(reason(await ada.ask({ ...report, line: 9 }))).toBe('PEOPLE-04 net.noSuchLine');
    expect(reason(await ada.ask({ ...report, seat: 2 }))).toBe('PEOPLE-04 net.noSuchLine');
    expect(reason(await ada.ask({ ...report, seat: 7, line: null }))).toBe('PEOPLE-04 net.noSuchLine');
    expect(reason(await ada.ask({ ...report, table: 'nowhere' }))).toBe('NET-06 net.unknownTable');
    expect(reason(await ada.ask({ ...report, reason: 'boring' as 'other' }))).toBe('NET-04 net.malformed');
    expect(await reports()).toEqual([]);
    for (let line = 3; line < 25; line++) await ben.get({ do: 'say', table: report.table, phrase: 'sorry' });
    for (let line = 3; line < 23; line++) await cleo.get({ ...report, line });
    expect(reason(await cleo.ask({ ...report, line: 23 }))).toBe('PEOPLE-04 net.manyReports');
    const quick = await open({
      limits: { ...NO_LIMITS, reports: makeLimits(() => 0, server.store).reports },
      store: server.store,
    });
    const again = await connect(quick.port, ada.token);
    for (let n = 0; n < 6; n++) await again.get(report);
    expect(reason(await again.ask(report))).toBe('PEOPLE-04 net.manyReports');
  });

  it('is not taken where nobody reads it', async () => {
    const { ada, report } = await rudeness();
    administrators.clear();
    expect(reason(await ada.ask(report))).toBe('PEOPLE-04 net.noReports');
  });
});

describe('ADMIN-01 who administers', () => {
  it('is who the host has named; everybody else gets the same refusal, whatever there is', async () => {
    const { ada, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    const asked: RequestBody[] = [
      { do: 'administration' },
      { do: 'reports', settled: false },
      { do: 'record', person: found.person },
      { do: 'record', person: 'nobody' },
      { do: 'dismiss', reports: [found.report], reply: '' },
      { do: 'dismiss', reports: ['nothing'], reply: '' },
      impose(found, 'ban', null),
      {
        do: 'nameAnew',
        person: found.person,
        name: 'Driver',
        reason: 'other',
        days: 1,
        reports: [],
        reply: '',
      },
      { do: 'removeLine', table: found.table, line: 2 },
      { do: 'find', words: 'Ben' },
      { do: 'lift', sanction: 'nothing' },
      { do: 'strike', day: '2026-11-15', person: found.person },
      { do: 'keep', days: 30 },
    ];
    const refusals = await Promise.all(asked.map((request) => ada.ask(request)));
    expect(new Set(refusals.map(reason))).toEqual(new Set(['ADMIN-01 net.notAdministrator']));
    expect(await reports()).toHaveLength(1);
    const account = async (player: Player) => of(await player.get({ do: 'account' }), 'account').account;
    expect((await account(root))?.administrator).toBe(true);
    await ada.get({ do: 'password', login: 'ada', password: PASSWORD });
    expect((await account(ada))?.administrator).toBe(false);
  });
});

describe('ADMIN-01 a name in ADMINISTRATORS', () => {
  it('makes no administrator of whoever takes it after the first one', async () => {
    const boss = await connect(server.port);
    const signUp = { do: 'password', login: 'boss', password: 'crossing the Sahara by night' } as const;
    await boss.get(signUp);
    expect((await administratorsIn(server.store, ['boss'])).people.size).toBe(1);
    await boss.get({ do: 'forgetMe' });
    expect(await administratorsIn(server.store, ['boss'])).toMatchObject({ unknown: ['boss'] });
    await (await connect(server.port)).get(signUp);
    const taken = await administratorsIn(server.store, ['boss']);
    expect([taken.people.size, taken.changed]).toEqual([0, ['boss']]);
    await administratorsIn(server.store, []);
    expect((await administratorsIn(server.store, ['boss'])).people.size).toBe(1);
  });
});

describe('ADMIN-01 an administrator’s token alone', () => {
  const REQUESTS: readonly RequestBody[] = [
    { do: 'administration' },
    { do: 'reports', settled: false },
    { do: 'record', person: 'nobody' },
    { do: 'dismiss', reports: ['nothing'], reply: '' },
    { do: 'sanction', person: 'p', kind: 'ban', reason: 'other', days: null, reports: [], reply: '' },
    { do: 'nameAnew', person: 'p', name: 'Driver', reason: 'other', days: null, reports: [], reply: '' },
    { do: 'removeLine', table: 'nowhere', line: 1 },
    { do: 'find', words: 'root' },
    { do: 'lift', sanction: 'nothing' },
    { do: 'strike', day: '2026-11-15', person: 'p' },
    { do: 'keep', days: 30 },
  ];
  const refused = async (player: Player) =>
    new Set((await Promise.all(REQUESTS.map((request) => player.ask(request)))).map(reason));

  it('sees and does nothing until somebody has proved who they are, with password and app', async () => {
    const thief = await connect(server.port, root.token);
    expect(await refused(thief)).toEqual(new Set(['PEOPLE-01 net.proveFirst']));
    // The password alone is not enough.
    expect(await thief.get({ do: 'signIn', login: 'root', password: PASSWORD })).toEqual({
      kind: 'secondFactor',
    });
    expect(await refused(thief)).toEqual(new Set(['PEOPLE-01 net.proveFirst']));
    time.now += 30_000;
    await signInWithApp(thief, app, { login: 'root', password: PASSWORD, time: time.now });
    expect(await thief.get({ do: 'reports', settled: false })).toEqual({ kind: 'reports', reports: [] });
    time.now += 15 * 60_000;
    expect(await refused(thief)).toEqual(new Set(['PEOPLE-01 net.proveFirst']));
    expect(await refused(root)).toEqual(new Set(['PEOPLE-01 net.proveFirst']));
  });

  it('is not enough for who has no authenticator app: that has to be set up first', async () => {
    await root.get({ do: 'dropTotp' });
    expect(await refused(root)).toEqual(new Set(['ADMIN-01 net.secondFactorFirst']));
    await setUpApp(root, time.now + 30_000);
    expect(await root.get({ do: 'reports', settled: false })).toEqual({ kind: 'reports', reports: [] });
  });
});

describe('ADMIN-02 acts of administrators', () => {
  it('settle a report once and stand in the log', async () => {
    const { ada, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    await root.get({ do: 'dismiss', reports: [found.report], reply: '' });
    expect(await reports()).toEqual([]);
    expect((await reports(true))[0]).toMatchObject({ report: found.report, settled: time.now });
    expect(reason(await root.ask({ do: 'dismiss', reports: [found.report], reply: '' }))).toBe(
      'ADMIN-02 net.settled',
    );
    expect(reason(await root.ask(impose(found, 'warning', null)))).toBe('ADMIN-02 net.settled');
    expect((await recordOf(found.person)).sanctions).toEqual([]);
    expect(await acts()).toMatchObject([{ kind: 'dismiss', administrator: 'Root', about: { name: 'Ben' } }]);
  });

  it('are about somebody there is, and never about an administrator', async () => {
    const { ada, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    const wrong = (more: object) => root.ask({ ...impose(found, 'ban', 1), ...more } as RequestBody);
    expect(reason(await wrong({ person: 'nobody' }))).toBe('ADMIN-02 net.unknownPerson');
    expect(reason(await wrong({ reports: ['nothing'] }))).toBe('ADMIN-02 net.unknownReport');
    const [me] = administrators;
    expect(reason(await wrong({ person: me, reports: [] }))).toBe('ADMIN-02 net.notAdministrators');
    expect(reason(await wrong({ days: 0 }))).toBe('NET-04 net.malformed');
    expect(reason(await root.ask({ do: 'lift', sanction: 'nothing' }))).toBe('ADMIN-02 net.unknownReport');
    expect(await acts()).toEqual([]);
  });
});

describe('ADMIN-03 warned and silenced', () => {
  it('is read at once, and at the next visit until it is confirmed', async () => {
    const { ada, ben, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    await root.get(impose(found, 'warning', 7));
    const told = (player: Player) =>
      player.heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'sanction');
    await ben.until((one) => told(one).length > 0);
    const again = await connect(server.port, ben.token);
    await again.until((one) => told(one).length > 0);
    expect(told(again)).toEqual(told(ben));
    expect(told(ada)).toEqual([]);
    const [warning] = told(again);
    expect(warning).toMatchObject({ kind: 'warning', reason: 'insult', until: null });
    const { sanction } = warning;
    expect(reason(await ada.ask({ do: 'confirm', sanction }))).toBe('ADMIN-02 net.settled');
    await again.get({ do: 'confirm', sanction });
    const later = await connect(server.port, ben.token);
    await later.get({ do: 'ping' });
    expect(told(later)).toEqual([]);
    expect((await recordOf(found.person)).sanctions[0]).toMatchObject({ confirmed: time.now });
    const file = of(await later.get({ do: 'export' }), 'file');
    expect(JSON.parse(file.text).sanctions).toMatchObject([{ kind: 'warning', reason: 'insult' }]);
  });

  it('lets somebody who is silenced read, but not write, for so long', async () => {
    const { table, ada, ben, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    await root.get(impose(found, 'silence', 2));
    const write = () => ben.ask({ do: 'write', table, words: 'Well.' });
    expect(reason(await write())).toBe('ADMIN-03 net.silenced');
    expect(reason(await ben.ask({ do: 'say', table, phrase: 'sorry' }))).toBeNull();
    await ada.get({ do: 'write', table, words: 'Now it is quiet.' });
    await ben.until(({ heard }) => heard.some((text) => text.includes('Now it is quiet.')));
    expect(of(await ben.get({ do: 'talk', table }), 'talk')).toMatchObject({ words: 'silenced' });
    time.now += 2 * DAY;
    expect(reason(await write())).toBeNull();
  });
});

describe('ADMIN-04 shut out', () => {
  it('is not evaded by beginning anew at the same address; others there go on', async () => {
    const { table, ada, ben, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    const create = {
      do: 'create',
      game: 'race',
      options: { crews: 2 },
      seats: ['me', 'open'],
      listed: false,
    } as const;
    await root.get(impose(found, 'ban', 7));
    await ben.closed;
    await connect(server.port, ben.token);
    const fresh = await connect(server.port, null, 'Not Ben');
    expect(reason(await fresh.ask(create))).toBe('ADMIN-04 net.heldAddress');
    const account = { do: 'password', login: 'notben', password: PASSWORD } as const;
    expect(reason(await fresh.ask(account))).toBe('ADMIN-04 net.heldAddress');
    expect(reason(await fresh.ask({ do: 'watch', table, since: null }))).toBeNull();
    expect(reason(await ada.ask(create))).toBeNull();
    time.now += DAY + 1;
    expect(reason(await fresh.ask(create))).toBeNull();
  });

  it('holds on every device and for every way in, says until when, and leaves the seat to a bot', async () => {
    const { table, ada, ben, report } = await rudeness();
    await ben.get({ do: 'password', login: 'ben', password: PASSWORD });
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    await root.get(impose(found, 'ban', 7));
    expect(await ben.closed).toBe(4001);
    await ada.until(({ news }) => {
      const sits = news.at(-1)?.seats[1];
      return sits?.kind === 'person' && sits.bot !== null;
    });
    const day = new Date(time.now + 7 * DAY).toISOString().slice(0, 10);
    const refused = {
      ok: false,
      refusal: { reason: 'net.bannedUntil', rule: 'ADMIN-04', with: { until: day, why: 'insult' } },
    };
    const again = await connect(server.port, ben.token);
    expect(JSON.parse(again.heard[0] ?? '')).toMatchObject(refused);
    expect(reason(await again.ask({ do: 'lobby' }))).toBe('NET-06 net.helloFirst');
    const other = await connect(server.port, null, 'Benno');
    const signIn = { do: 'signIn', login: 'ben', password: PASSWORD } as const;
    expect(await other.ask(signIn)).toMatchObject(refused);
    // A person who is banned again gets the later end.
    await root.get(impose({ ...found, report: null }, 'ban', null));
    expect(reason(await other.ask(signIn))).toBe('ADMIN-04 net.banned');
    for (const { sanction } of (await recordOf(found.person)).sanctions)
      await root.get({ do: 'lift', sanction });
    expect(reason(await other.ask(signIn))).toBeNull();
    await other.get({ do: 'watch', table, since: null });
    await other.until(({ news }) => news.at(-1)?.you === 1);
    expect((await acts()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['ban', 'ban', 'lift', 'lift']),
    );
  });

  it('is over when its time is, and opens a seat where the race has not begun', async () => {
    const [ada, ben] = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Ben')];
    const made = await ada.get({
      do: 'create',
      game: 'race',
      options: { crews: 2 },
      seats: ['me', 'open'],
      listed: false,
    });
    const table = of(made, 'table').table;
    await ben.get({ do: 'sit', table, seat: 1 });
    await ada.get({ do: 'watch', table, since: null });
    await ada.get({ do: 'report', table, seat: 1, line: null, reason: 'other', words: '' });
    const [found] = (await reports()) as [ReportNews];
    await root.get(impose(found, 'ban', 1));
    await ada.until(({ news }) => news.at(-1)?.seats[1]?.kind === 'open');
    time.now += DAY;
    const again = await connect(server.port, ben.token);
    expect(reason(await again.ask({ do: 'lobby' }))).toBeNull();
  });
});

/** Messages of one type that a player has been sent. */
const told = (player: Player, type: string) =>
  player.heard.map((text) => JSON.parse(text)).filter((message) => message.type === type);

describe('ADMIN-02 several reports, and replies to who made them', () => {
  it('settles all reports of one person at once, and tells each reporter what came of it until they have read it', async () => {
    const { ada, ben, cleo, report } = await rudeness();
    await ada.get(report);
    await cleo.get(report);
    const open = await reports();
    const about = open.map((one) => one.report);
    const [found] = open as [ReportNews];
    const decision = { ...impose(found, 'silence', 2), reports: about, reply: ' He is quiet now.\n' };
    await root.get(decision);
    expect(await reports()).toEqual([]);
    expect((await reports(true)).map(({ reply }) => reply)).toEqual(['He is quiet now.', 'He is quiet now.']);
    for (const reporter of [ada, cleo]) {
      await reporter.until((one) => told(one, 'reply').length > 0);
      expect(told(reporter, 'reply')).toMatchObject([
        { name: 'Ben', acted: true, words: 'He is quiet now.', made: time.now },
      ]);
    }
    expect(told(ben, 'reply')).toEqual([]);
    const [reply] = told(ada, 'reply');
    expect(reason(await ben.ask({ do: 'confirmReply', report: reply.report }))).toBe('ADMIN-02 net.settled');
    const again = await connect(server.port, ada.token);
    await again.until((one) => told(one, 'reply').length > 0);
    await again.get({ do: 'confirmReply', report: reply.report });
    const later = await connect(server.port, ada.token);
    await later.get({ do: 'ping' });
    expect(told(later, 'reply')).toEqual([]);
    expect(reason(await root.ask(decision))).toBe('ADMIN-02 net.settled');
    expect((await recordOf(found.person)).sanctions).toHaveLength(1);
  });

  it('says when nothing was done, and refuses reports of somebody else or none', async () => {
    const { table, ada, ben, report } = await rudeness();
    await ada.get(report);
    await ben.get({ do: 'report', table, seat: 0, line: null, reason: 'other', words: '' });
    const [ofBen, ofAda] = (await reports()) as [ReportNews, ReportNews];
    const mixed = { ...impose(ofBen, 'warning', null), reports: [ofBen.report, ofAda.report] };
    expect(reason(await root.ask(mixed as RequestBody))).toBe('ADMIN-02 net.unknownReport');
    const dismiss = { do: 'dismiss', reply: '' } as const;
    expect(reason(await root.ask({ ...dismiss, reports: [] }))).toBe('ADMIN-02 net.unknownReport');
    expect(reason(await root.ask({ ...dismiss, reports: [ofBen.report, 'nothing'] }))).toBe(
      'ADMIN-02 net.unknownReport',
    );
    const many = Array.from({ length: 51 }, (_, n) => `r${n}`);
    expect(reason(await root.ask({ ...dismiss, reports: many }))).toBe('NET-04 net.malformed');
    expect(await reports()).toHaveLength(2);
    await root.get({ ...dismiss, reports: [ofBen.report, ofAda.report, ofBen.report] });
    await ada.until((one) => told(one, 'reply').length > 0);
    expect(told(ada, 'reply')).toMatchObject([{ acted: false, words: '' }]);
  });
});

describe('ADMIN-02 a line that is removed', () => {
  it('goes from the table at once, for all who watch, and stays as a quote', async () => {
    const { table, ada, cleo, report } = await rudeness();
    await ada.get(report);
    const lines = async (player: Player) =>
      of(await player.get({ do: 'talk', table }), 'talk').lines.map(({ line }) => line);
    expect(await lines(cleo)).toEqual([1, 2]);
    await root.get({ do: 'removeLine', table, line: 2 });
    await cleo.until((one) => told(one, 'unsaid').length > 0);
    expect(told(cleo, 'unsaid')).toEqual([{ type: 'unsaid', table, line: 2 }]);
    expect(await lines(cleo)).toEqual([1]);
    const [found] = (await reports()) as [ReportNews];
    expect(found.quotes).toMatchObject([
      { stands: true },
      { words: 'You drive like a donkey.', stands: false },
    ]);
    expect(reason(await root.ask({ do: 'removeLine', table, line: 2 }))).toBe('ADMIN-02 net.removed');
    expect(reason(await root.ask({ do: 'removeLine', table, line: 99 }))).toBe('ADMIN-02 net.unknownReport');
    expect(reason(await root.ask({ do: 'removeLine', table: 'nowhere', line: 1 }))).toBe(
      'ADMIN-02 net.unknownReport',
    );
    expect(await acts()).toMatchObject([{ kind: 'remove', about: { name: 'Ben' } }]);
    // The next line gets a number of its own.
    await ada.get({ do: 'say', table, phrase: 'hello' });
    expect(await lines(cleo)).toEqual([1, 3]);
  });
});

describe('ADMIN-03 another name', () => {
  const anew = (person: string, more: object = {}) =>
    ({
      do: 'nameAnew',
      person,
      name: ' Driver\u202e 2',
      reason: 'insult',
      days: 30,
      reports: [],
      reply: '',
      ...more,
    }) as const;

  it('stands at every table and in what was said, and is kept for so long', async () => {
    const { table, ada, ben, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    await root.get(anew(found.person, { reports: [found.report] }));
    expect(await ben.closed).toBe(4001);
    const again = await connect(server.port, ben.token);
    expect(JSON.parse(again.heard[0] ?? '')).toMatchObject({ value: { name: 'Driver 2' } });
    await again.until((one) => told(one, 'sanction').length > 0);
    expect(told(again, 'sanction')).toMatchObject([{ kind: 'name', name: 'Driver 2', reason: 'insult' }]);
    await ada.get({ do: 'watch', table, since: null });
    await ada.until(({ news }) => {
      const sits = news.at(-1)?.seats[1];
      return sits?.kind === 'person' && sits.name === 'Driver 2';
    });
    const { lines } = of(await ada.get({ do: 'talk', table }), 'talk');
    expect(lines[1]).toMatchObject({ name: 'Driver 2', words: 'You drive like a donkey.' });
    const rename = () => again.ask({ do: 'rename', name: 'Ben' });
    expect(reason(await rename())).toBe('ADMIN-03 net.nameHeld');
    expect(await acts()).toMatchObject([{ kind: 'name', days: 30 }]);
    time.now += 30 * DAY;
    expect(reason(await rename())).toBeNull();
  });

  it('is one that may be shown, of somebody there is, and never of an administrator', async () => {
    const { ada, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    const [me = ''] = administrators;
    const refused = async (person: string, more: object) => reason(await root.ask(anew(person, more)));
    expect(await refused(found.person, { name: '\u200b' })).toBe('PEOPLE-07 net.badName');
    expect(await refused(found.person, { name: 'R00t' })).toBe('PEOPLE-07 net.reservedName');
    expect(await refused(found.person, { name: '' })).toBe('NET-04 net.malformed');
    expect(await refused(found.person, { days: 0 })).toBe('NET-04 net.malformed');
    expect(await refused('nobody', {})).toBe('ADMIN-02 net.unknownPerson');
    expect(await refused(me, {})).toBe('ADMIN-02 net.notAdministrators');
    expect(await recordOf(found.person)).toMatchObject({ name: 'Ben', sanctions: [] });
  });
});

describe('ADMIN-02 looking for a person', () => {
  it('finds them by a part of the name, the login or the identifier', async () => {
    const { ada, report } = await rudeness();
    await ada.get(report);
    const [found] = (await reports()) as [ReportNews];
    const looked = async (words: string) => of(await root.get({ do: 'find', words }), 'found').people;
    expect(await looked('be')).toMatchObject([
      { name: 'Ben', person: found.person, guest: true, reported: 1 },
    ]);
    expect(await looked(found.person)).toMatchObject([{ name: 'Ben' }]);
    expect(await looked(' ROOT ')).toMatchObject([{ name: 'Root', guest: false, reported: 0 }]);
    expect(await looked('nobody here')).toEqual([]);
    expect(reason(await root.ask({ do: 'find', words: '  ' }))).toBe('NET-04 net.malformed');
    expect(reason(await root.ask({ do: 'find', words: '' }))).toBe('NET-04 net.malformed');
  });
});
