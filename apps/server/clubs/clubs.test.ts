// Clubs over real sockets: who may do what, what strangers see, and what is left of a person who goes.
import type { ClubNews, LobbyTable, RequestBody } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, type Player } from '../testing/player.ts';
import { openTestServer, type TestServer, type TestServerOptions } from '../testing/server.ts';

let server: TestServer;
let now = 1_800_000_000_000;
afterEach(() => server?.close());

const READS_REPORTS = new Set(['somebody']);
const begin = async (more: TestServerOptions = {}): Promise<void> => {
  server = await openTestServer({ now: () => (now += 1), administrators: READS_REPORTS, ...more });
};
const people = <N extends readonly string[]>(...names: N) =>
  Promise.all(names.map((name) => connect(server.port, null, name))) as Promise<{ [I in keyof N]: Player }>;

const seen = async (
  player: Player,
  club: string,
): Promise<ClubNews & { readonly tables: readonly LobbyTable[] }> => {
  const found = await player.get({ do: 'club', club });
  if (found.kind !== 'club') throw new Error('no club');
  return { ...found.club, tables: found.tables };
};
const found = async (player: Player, name = 'Sand Club', door: 'open' | 'ask' = 'open'): Promise<string> => {
  const made = await player.get({ do: 'makeClub', name, words: 'Saturdays at eight.', door });
  return made.kind === 'club' ? made.club.club : '';
};
const refused = async (player: Player, request: RequestBody): Promise<string | null> => {
  const said = await player.ask(request);
  return said.ok ? null : `${said.refusal.reason.replace('net.', '')} ${said.refusal.rule}`;
};
const roles = async (player: Player, club: string) =>
  (await seen(player, club)).people.map(({ name, role }) => `${name} ${role}`);
const idOf = async (player: Player): Promise<string> => {
  const said = await player.get({ do: 'challenge' });
  return said.kind === 'challenge' ? said.person : '';
};

describe('CLUB-01 a club', () => {
  it('is founded under a name of its own, found by it, and joined', async () => {
    await begin();
    const [ada, ben] = await people('Ada', 'Ben');
    const club = await found(ada);
    expect(await seen(ada, club)).toMatchObject({
      ...{ name: 'Sand Club', words: 'Saturdays at eight.', door: 'open', members: 1, standing: 'founder' },
      ...{ tables: [], cups: [], asking: [], talk: { lines: [], words: 'open' } },
    });
    expect(await refused(ben, { do: 'makeClub', name: 'SAND  CIub', words: '', door: 'open' })).toBe(
      'clubNamed CLUB-01',
    );
    for (const name of ['Sea Club', 'Sky Club']) await found(ada, name);
    expect(await refused(ada, { do: 'makeClub', name: 'Ice Club', words: '', door: 'open' })).toBe(
      'manyClubs CLUB-01',
    );
    for (const name of ['\u202e\u2800 x', '...', 'Moderators'])
      expect(await refused(ada, { do: 'makeClub', name, words: '', door: 'open' })).not.toBeNull();
    const listed = async (name: string) => {
      const said = await ben.get({ do: 'clubs', name });
      return said.kind === 'clubs' ? [said.mine.length, said.clubs.map((one) => one.name).sort()] : [];
    };
    expect(await listed('')).toEqual([0, ['Sand Club', 'Sea Club', 'Sky Club']]);
    expect(await listed('sAnd')).toEqual([0, ['Sand Club']]);
    expect(await listed('%')).toEqual([0, ['Sand Club', 'Sea Club', 'Sky Club']]);
    await ben.get({ do: 'joinClub', club });
    expect(await refused(ben, { do: 'joinClub', club })).toBeNull();
    expect(await roles(ben, club)).toEqual(['Ada founder', 'Ben member']);
    expect(await listed('x')).toEqual([1, []]);
    expect(await refused(ben, { do: 'club', club: 'nowhere' })).toBe('unknownClub CLUB-01');
    expect(await refused(ben, { do: 'joinClub', club: 'nowhere' })).toBe('unknownClub CLUB-01');
  });

  it('whose door asks lets people in one by one', async () => {
    await begin();
    const [ada, ben, cleo] = await people('Ada', 'Ben', 'Cleo');
    const club = await found(ada, 'Quiet Club', 'ask');
    await ben.get({ do: 'joinClub', club });
    await cleo.get({ do: 'joinClub', club });
    const waiting = await seen(ben, club);
    expect(waiting).toMatchObject({ standing: 'asked', members: 1, talk: null, asking: [] });
    const { asking } = await seen(ada, club);
    expect(asking.map(({ name, barred }) => [name, barred])).toEqual([
      ['Ben', false],
      ['Cleo', false],
    ]);
    const [benId, cleoId] = [await idOf(ben), await idOf(cleo)];
    expect(await refused(ben, { do: 'clubRole', club, person: benId, role: 'member' })).toBe(
      'notInClub CLUB-01',
    );
    await ada.get({ do: 'clubRole', club, person: benId, role: 'member' });
    await ada.get({ do: 'clubRole', club, person: cleoId, role: null });
    expect((await seen(cleo, club)).standing).toBeNull();
    expect((await seen(ben, club)).talk).not.toBeNull();
    // A door that opens lets in who has asked.
    await cleo.get({ do: 'joinClub', club });
    await ada.get({ do: 'changeClub', club, words: '', door: 'open' });
    await cleo.get({ do: 'joinClub', club });
    expect((await seen(cleo, club)).standing).toBe('member');
  });

  it('shows strangers what it says of itself only where somebody reads reports', async () => {
    await begin({ administrators: new Set() });
    const [ada, ben] = await people('Ada', 'Ben');
    const club = await found(ada);
    expect((await seen(ben, club)).words).toBe('');
    expect((await seen(ada, club)).words).toBe('Saturdays at eight.');
    expect(await refused(ada, { do: 'writeInClub', club, words: 'hello' })).toBe('unreadWords PEOPLE-03');
    expect(await refused(ben, { do: 'reportClub', club, line: null, reason: 'other', words: '' })).toBe(
      'noReports PEOPLE-04',
    );
  });
});

describe('CLUB-02 the founder and the officers', () => {
  it('do what they may, and nobody else does', async () => {
    await begin();
    const [ada, ben, cleo, zoe] = await people('Ada', 'Ben', 'Cleo', 'Zoe');
    const club = await found(ada);
    for (const one of [ben, cleo]) await one.get({ do: 'joinClub', club });
    const [adaId, benId, cleoId] = [await idOf(ada), await idOf(ben), await idOf(cleo)];
    const role = (player: Player, person: string, next: 'founder' | 'officer' | 'member' | 'barred' | null) =>
      refused(player, { do: 'clubRole', club, person, role: next });
    for (const request of [
      { do: 'changeClub', club, words: 'x', door: 'ask' },
      { do: 'closeClub', club },
      { do: 'clubRole', club, person: cleoId, role: 'officer' },
    ] as const) {
      expect(await refused(ben, request)).toBe('notOfficer CLUB-02');
      expect(await refused(zoe, request)).toBe('notInClub CLUB-01');
    }
    expect(await role(ada, benId, 'officer')).toBeNull();
    expect(await role(ben, cleoId, 'officer')).toBe('notFounder CLUB-02');
    expect(await role(ben, cleoId, 'founder')).toBe('notFounder CLUB-02');
    expect(await role(ben, adaId, null)).toBe('notFounder CLUB-02');
    expect(await role(ben, adaId, 'barred')).toBe('notFounder CLUB-02');
    expect(await role(ben, benId, 'founder')).toBe('notItsMember CLUB-02');
    expect(await role(ben, 'nobody', 'barred')).toBe('notItsMember CLUB-02');
    expect(await refused(ben, { do: 'closeClub', club })).toBe('notFounder CLUB-02');
    expect(await role(ben, cleoId, 'barred')).toBeNull();
    expect(await refused(cleo, { do: 'joinClub', club })).toBe('barred CLUB-01');
    expect(await refused(cleo, { do: 'leaveClub', club })).toBe('notInClub CLUB-01');
    expect(await role(ben, cleoId, 'member')).toBe('notFounder CLUB-02');
    expect(await role(ada, cleoId, 'founder')).toBe('notItsMember CLUB-02');
    expect(await role(ben, cleoId, null)).toBeNull();
    await cleo.get({ do: 'joinClub', club });
    expect(await role(ada, cleoId, 'founder')).toBeNull();
    expect(await roles(zoe, club)).toEqual(['Ada officer', 'Ben officer', 'Cleo founder']);
    // The former founder has lost what only a founder may.
    expect(await refused(ada, { do: 'closeClub', club })).toBe('notFounder CLUB-02');
    await cleo.get({ do: 'closeClub', club });
    expect(await refused(ada, { do: 'club', club })).toBe('unknownClub CLUB-01');
  });

  it('are followed when they leave or delete their account, and nothing of them stays', async () => {
    await begin();
    const [ada, ben, cleo] = await people('Ada', 'Ben', 'Cleo');
    const club = await found(ada);
    for (const one of [ben, cleo]) {
      now += 1_000;
      await one.get({ do: 'joinClub', club });
    }
    await ada.get({ do: 'writeInClub', club, words: 'I was here' });
    const kept = await ada.get({ do: 'export' });
    if (kept.kind !== 'file') throw new Error('no file');
    const file = JSON.parse(kept.text);
    expect(file.clubs).toMatchObject([{ club, name: 'Sand Club', role: 'founder' }]);
    expect(file.said).toMatchObject([{ table: club, words: 'I was here' }]);
    await ada.get({ do: 'forgetMe' });
    const left = await seen(cleo, club);
    expect(left.people.map(({ name, role }) => `${name} ${role}`)).toEqual(['Ben founder', 'Cleo member']);
    expect(left.talk?.lines).toEqual([]);
    await ben.get({ do: 'leaveClub', club });
    expect(await roles(cleo, club)).toEqual(['Cleo founder']);
    await cleo.get({ do: 'leaveClub', club });
    expect(await refused(cleo, { do: 'club', club })).toBe('unknownClub CLUB-01');
  });
});

describe('CLUB-03 a club', () => {
  it('keeps its talk to its members, without those whom one has blocked', async () => {
    await begin();
    const [ada, ben, zoe] = await people('Ada', 'Ben', 'Zoe');
    const club = await found(ada);
    await ben.get({ do: 'joinClub', club });
    await ada.get({ do: 'sayInClub', club, phrase: 'hello' });
    await ben.get({ do: 'writeInClub', club, words: ' Who\u202e drives? ' });
    expect((await seen(ada, club)).talk?.lines).toMatchObject([
      { line: 1, name: 'Ada', yours: true, phrase: 'hello' },
      { line: 2, name: 'Ben', yours: false, words: 'Who drives?' },
    ]);
    for (const request of [
      { do: 'sayInClub', club, phrase: 'hello' },
      { do: 'writeInClub', club, words: 'let me in' },
      { do: 'reportClub', club, line: 2, reason: 'insult', words: '' },
    ] as const)
      expect(await refused(zoe, request)).toBe('notInClub CLUB-01');
    expect((await seen(zoe, club)).talk).toBeNull();
    expect(zoe.heard.join()).not.toContain('Who drives');
    await ada.get({ do: 'block', person: await idOf(ben), block: true });
    expect((await seen(ada, club)).talk?.lines).toHaveLength(1);
    expect((await seen(ben, club)).talk?.lines).toHaveLength(1);
    await ben.get({ do: 'leaveClub', club });
    expect(await refused(ben, { do: 'writeInClub', club, words: 'still here' })).toBe('notInClub CLUB-01');
    for (const words of ['\u2800', ' '])
      expect(await refused(ada, { do: 'writeInClub', club, words })).not.toBeNull();
  });

  it('opens tables at which members alone sit down, and cups that they alone enter', async () => {
    await begin();
    const [ada, ben, zoe] = await people('Ada', 'Ben', 'Zoe');
    const club = await found(ada);
    const race = { game: 'dash', options: { players: 2 }, seats: ['me', 'open'] } as const;
    expect(await refused(ben, { do: 'clubTable', club, ...race })).toBe('notInClub CLUB-01');
    expect(await refused(ada, { do: 'clubTable', club, ...race, seats: ['me'] })).not.toBeNull();
    const made = await ada.get({ do: 'clubTable', club, ...race });
    const table = made.kind === 'table' ? made.table : '';
    expect((await seen(zoe, club)).tables.map((one) => one.table)).toEqual([table]);
    expect(await zoe.get({ do: 'lobby' })).toMatchObject({ tables: [] });
    expect(await refused(zoe, { do: 'sit', table, seat: 1 })).toBe('clubDecides CLUB-03');
    expect((await zoe.ask({ do: 'watch', table, since: null })).ok).toBe(true);
    await ben.get({ do: 'joinClub', club });
    expect(await refused(ben, { do: 'sit', table, seat: 1 })).toBeNull();

    const cup = async (player: Player) => {
      const opened = await player.get({
        ...{ do: 'makeCup', name: 'Club Cup', kind: 'swiss', game: 'dash', options: { players: 2 } },
        ...{ rounds: 1, pace: 'quick', startsIn: 600_000 },
      } as const);
      return opened.kind === 'cup' ? opened.cup.cup : '';
    };
    const [own, other] = [await cup(ada), await cup(zoe)];
    expect(await refused(ben, { do: 'clubCup', club, cup: own })).toBe('notOfficer CLUB-02');
    expect(await refused(ada, { do: 'clubCup', club, cup: other })).toBe('notCupHost CUP-01');
    expect(await refused(ada, { do: 'clubCup', club, cup: 'nowhere' })).toBe('unknownCup CUP-01');
    await ada.get({ do: 'clubCup', club, cup: own });
    expect(await refused(ada, { do: 'clubCup', club, cup: own })).not.toBeNull();
    expect(await refused(zoe, { do: 'enterCup', cup: own })).toBe('clubDecides CLUB-03');
    expect(await refused(ben, { do: 'enterCup', cup: own })).toBeNull();
    expect((await seen(zoe, club)).cups).toMatchObject([{ cup: own, entrants: 1 }]);
    await zoe.get({ do: 'enterCup', cup: other });
    expect((await seen(ada, club)).cups).toHaveLength(1);
  });

  it('is reported, and its words are quoted', async () => {
    const store = memoryStore();
    await begin({ store });
    const [ada, ben, zoe] = await people('Ada', 'Ben', 'Zoe');
    const club = await found(ada);
    await ben.get({ do: 'joinClub', club });
    await ben.get({ do: 'writeInClub', club, words: 'You drive like a donkey.' });
    const about = { reason: 'insult', words: '' } as const;
    await ada.get({ do: 'reportClub', club, line: 1, ...about });
    expect(await refused(ben, { do: 'reportClub', club, line: 1, ...about })).toBe('noSuchLine PEOPLE-04');
    expect(await refused(ada, { do: 'reportClub', club, line: 99, ...about })).toBe('noSuchLine PEOPLE-04');
    await zoe.get({ do: 'reportClub', club, line: null, ...about });
    const reports = await store.reports(false, 9);
    expect(reports.map(({ name, table, line }) => [name, table, line])).toEqual([
      ['Ben', club, 1],
      ['Sand Club', club, null],
    ]);
    expect((await store.quotesOf(reports[0]?.report ?? ''))[0]?.words).toBe('You drive like a donkey.');
    // Only administrators end a club that is not theirs.
    const shut = { do: 'shutClub', club, reports: [], reply: '' } as const;
    for (const one of [ada, ben, zoe]) expect(await refused(one, shut)).toBe('notAdministrator ADMIN-01');
  });
});
