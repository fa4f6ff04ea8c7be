// Players among themselves over real sockets: profiles, follows, blocks, notes, challenges, histories, leaderboards.
import type { Dash } from '@race/dash';
import type { PlayerNews, RequestBody } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { result, whyNot } from '../testing/people.ts';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { gather, isOver, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const DASH = { game: 'dash', options: { players: 3 } };
const RACES = {
  do: 'races',
  person: null,
  game: null,
  board: null,
  crews: null,
  rated: null,
  won: false,
  together: false,
  before: null,
} as const;

const idOf = async (player: Player<Dash>): Promise<string> =>
  result(await player.get({ do: 'challenge' }), 'challenge').person;

/** Somebody whom the server has stored. */
async function met(name: string): Promise<{ player: Player<Dash>; person: string }> {
  const player = await connect<Dash>(server.port, null, name);
  await player.get({ do: 'wordless', wordless: false });
  return { player, person: await idOf(player) };
}

const seen = async (player: Player<Dash>, person: string | null): Promise<PlayerNews> =>
  result(await player.get({ do: 'player', person }), 'player').player;

async function playOut(listed: boolean, rated: boolean, players: readonly Player<Dash>[]): Promise<string> {
  const [host, ...others] = players as [Player<Dash>, ...Player<Dash>[]];
  const seats = ['me', ...others.map(() => 'open'), ...Array(3 - players.length).fill('driver')];
  const { table } = result(await host.get({ do: 'create', ...DASH, seats, listed }), 'table');
  if (!rated) await host.get({ do: 'rated', table, rated });
  for (const [at, player] of others.entries()) await player.get({ do: 'sit', table, seat: at + 1 });
  for (const player of players) {
    player.mirror = null;
    await player.get({ do: 'watch', table, since: null });
  }
  await host.get({ do: 'begin', table });
  for (const [at, player] of players.entries()) player.playOn(table, chanceFor(at));
  await Promise.all(players.map((player) => player.until(({ mirror }) => mirror !== null)));
  await Promise.all(players.map((player) => player.until(isOver)));
  await server.services.committer.flushed();
  await server.rater.count(table);
  for (const player of players) await player.get({ do: 'unwatch', table });
  return table;
}

const challenge = (person: string, more: object = {}): RequestBody => ({
  do: 'challengePlayer',
  person,
  game: 'dash',
  board: 'dash',
  crews: 3,
  rated: true,
  clock: null,
  ...more,
});

describe('PEOPLE-08 a player', () => {
  it('shows picture, words and country; strangers read the words only where there are administrators', async () => {
    const administrators = new Set<string>();
    server = await openTestServer({ administrators });
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    const words = 'Long\u200b roads,  full tanks.';
    await ada.player.get({ do: 'profile', picture: 'caravan', words, country: 'BE' });
    const shown = { picture: 'caravan', words: 'Long roads, full tanks.', country: 'BE' };
    expect((await seen(ada.player, null)).profile).toEqual(shown);
    expect((await seen(ben.player, ada.person)).profile).toEqual({ ...shown, words: '' });
    administrators.add('somebody');
    expect((await seen(ben.player, ada.person)).profile).toEqual(shown);
    await ben.player.get({ do: 'wordless', wordless: true });
    expect((await seen(ben.player, ada.person)).profile.words).toBe('');
  });

  it.each<[string, object]>([
    ['a picture that is not ours', { picture: 'https://example.org/me.png' }],
    ['a country that is none', { country: 'Belgium' }],
    ['words that are too many', { words: 'a'.repeat(281) }],
    ['markup in the place of words', { words: { html: '<b>' } }],
  ])('is not shown with %s', async (_, more) => {
    server = await openTestServer();
    const { player } = await met('Ada');
    const request = { do: 'profile', picture: null, words: '', country: null, ...more } as RequestBody;
    expect(await whyNot(player, request)).toBe('NET-04 net.malformed');
    expect((await seen(player, null)).profile).toEqual({ picture: null, words: '', country: null });
  });

  it('is not shown with words of who is silenced', async () => {
    server = await openTestServer();
    const { player, person } = await met('Ada');
    const silence = { sanction: 's', person, kind: 'silence', reason: 'insult', made: 1 };
    await server.store.commit([
      {
        write: 'act',
        act: { act: 'a', administrator: 'x', kind: 'silence', person, days: null, made: 1 },
        sanction: { ...silence, until: null, lifted: null, confirmed: 2 },
      },
    ]);
    const profile = { do: 'profile', picture: null, words: 'Ha!', country: null } as const;
    expect(await whyNot(player, profile)).toBe('ADMIN-03 net.silenced');
    expect(await whyNot(player, { ...profile, words: '' })).toBeNull();
  });

  it('is followed, noted and blocked by others, who alone know of it', async () => {
    server = await openTestServer();
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    const about = { person: ben.person };
    await ada.player.get({ do: 'follow', ...about, follow: true });
    await ada.player.get({ do: 'note', ...about, words: ' roads  north of Bangui ' });
    expect((await seen(ada.player, ben.person)).tie).toMatchObject({
      follows: true,
      blocks: false,
      note: 'roads north of Bangui',
    });
    const people = async () => result(await ada.player.get({ do: 'people' }), 'people');
    expect((await people()).followed).toMatchObject([{ ...about, name: 'Ben', table: null }]);
    const before = await seen(ben.player, ada.person);
    expect(before.tie).toMatchObject({ follows: false, note: '' });
    await ada.player.get({ do: 'block', ...about, block: true });
    expect(await people()).toMatchObject({ followed: [], blocked: [about] });
    expect((await seen(ben.player, ada.person)).tie).toMatchObject({ blocks: false, apart: true, note: '' });
    await ada.player.get({ do: 'block', ...about, block: false });
    expect(await people()).toMatchObject({ followed: [], blocked: [] });
    expect(await seen(ben.player, ada.person)).toEqual(before);
  });

  it('cannot be noted who is not there, nor oneself, nor more than there is room for', async () => {
    server = await openTestServer();
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    for (const person of ['nobody', ada.person]) {
      const why = 'NET-06 net.unknownPlayer';
      expect(await whyNot(ada.player, { do: 'follow', person, follow: true })).toBe(why);
      expect(await whyNot(ada.player, { do: 'block', person, block: true })).toBe(why);
      expect(await whyNot(ada.player, { do: 'note', person, words: 'x' })).toBe(why);
    }
    await server.store.commit(
      Array.from({ length: 500 }, (_, n) => ({
        write: 'tie' as const,
        person: ada.person,
        other: `other-${n}`,
        followed: 1,
        most: 500,
      })),
    );
    const follow = { do: 'follow', person: ben.person, follow: true } as const;
    expect(await whyNot(ada.player, follow)).toBe('PEOPLE-08 net.manyTies');
  });

  it('is found by the beginning of the name once they have raced or have an account', async () => {
    server = await openTestServer();
    const [ada, ben] = [await met('Ada'), await met('Benno')];
    const found = async (name: string) =>
      result(await ada.player.get({ do: 'findPeople', name }), 'foundPeople').people.map((one) => one.name);
    expect(await found('be')).toEqual([]);
    await playOut(true, true, [ben.player]);
    expect([await found('BE'), await found('b%'), await found('ada')]).toEqual([['Benno'], [], []]);
    expect(await whyNot(ada.player, { do: 'findPeople', name: 'b' })).toBe('NET-04 net.malformed');
  });
});

describe('PEOPLE-08 between two of whom one has blocked the other', () => {
  async function apart() {
    server = await openTestServer({ administrators: new Set(['somebody']) });
    const [ada, ben, cleo] = [await met('Ada'), await met('Ben'), await met('Cleo')];
    await ada.player.get({ do: 'block', person: ben.person, block: true });
    return { ada, ben, cleo };
  }

  it('there is no challenge, no follow and no seat at the other’s table, in either direction', async () => {
    const { ada, ben } = await apart();
    const why = 'PEOPLE-08 net.apart';
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await whyNot(one.player, challenge(other.person))).toBe(why);
      expect(await whyNot(one.player, { do: 'follow', person: other.person, follow: true })).toBe(why);
      const seats = ['me', 'open', 'open'];
      const made = await one.player.get({ do: 'create', ...DASH, seats, listed: true });
      const { table } = result(made, 'table');
      expect(await whyNot(other.player, { do: 'sit', table, seat: 1 })).toBe(why);
    }
  });

  it('neither hears the other, and both hear everybody else', async () => {
    const { ada, ben, cleo } = await apart();
    const made = await cleo.player.get({
      do: 'create',
      ...DASH,
      seats: ['me', 'open', 'open'],
      listed: true,
    });
    const { table } = result(made, 'table');
    await ada.player.get({ do: 'sit', table, seat: 1 });
    await ben.player.get({ do: 'sit', table, seat: 2 });
    for (const { player } of [ada, ben, cleo]) await player.get({ do: 'watch', table, since: null });
    await ada.player.get({ do: 'say', table, phrase: 'hello' });
    await ben.player.get({ do: 'write', table, words: 'Good day' });
    await cleo.player.get({ do: 'say', table, phrase: 'luck' });
    const heard = async ({ player }: { player: Player<Dash> }) =>
      result(await player.get({ do: 'talk', table }), 'talk').lines.map(({ name }) => name);
    expect([await heard(ada), await heard(ben), await heard(cleo)]).toEqual([
      ['Ada', 'Cleo'],
      ['Ben', 'Cleo'],
      ['Ada', 'Ben', 'Cleo'],
    ]);
    const told = ({ player }: { player: Player<Dash> }) =>
      player.heard.flatMap((text) => (text.includes('"type":"talk"') ? [JSON.parse(text).name] : []));
    expect([told(ada), told(ben)]).toEqual([
      ['Ada', 'Cleo'],
      ['Ben', 'Cleo'],
    ]);
  });

  it('there is no match: each goes with others', async () => {
    const { ada, ben, cleo } = await apart();
    const seek = async ({ player }: { player: Player<Dash> }) => {
      const sought = { board: 'africa', crews: 2, pace: 'quick', bots: false } as const;
      return result(await player.get({ do: 'seek', game: 'race', ...sought }), 'seeking').seeking;
    };
    await seek(ada);
    expect(await seek(ben)).toMatchObject({ table: null, others: 0 });
    const { table } = await seek(cleo);
    expect(table).not.toBeNull();
    const tables = [(await seek(ada)).table, (await seek(ben)).table];
    // Whoever of them came first; in the same millisecond that is either.
    expect(new Set(tables)).toEqual(new Set([table, null]));
  });

  it('words and whereabouts are not shown, and what is public is', async () => {
    const { ada, ben } = await apart();
    await ben.player.get({ do: 'profile', picture: 'lantern', words: 'Hello', country: null });
    await playOut(true, true, [ben.player]);
    expect(await seen(ada.player, ben.person)).toMatchObject({
      name: 'Ben',
      profile: { picture: 'lantern', words: '' },
      counts: { all: 1, rated: 1 },
      at: null,
    });
  });
});

describe('PEOPLE-09 a challenge', () => {
  it('calls the player on every page, shows who calls, and ends when they sit down', async () => {
    server = await openTestServer();
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    const { table } = result(await ada.player.get(challenge(ben.person, { rated: false })), 'table');
    await ben.player.until(({ heard }) => heard.some((text) => text.includes('"type":"turn"')));
    const turns = async () => result(await ben.player.get({ do: 'turns' }), 'turns').turns;
    expect(await turns()).toMatchObject([{ table, others: ['Ada'], challenge: true, left: null }]);
    const { challenges } = result(await ben.player.get({ do: 'people' }), 'people');
    expect(challenges).toMatchObject([{ table, game: 'dash', rated: false, by: { name: 'Ada' } }]);
    for (const { player } of [ada, ben]) await player.get({ do: 'watch', table, since: null });
    const challenged = { person: ben.person, name: 'Ben', declined: false };
    expect(ada.player.news.at(-1)?.challenged).toEqual({ ...challenged, you: false });
    expect(ben.player.news.at(-1)?.challenged).toEqual({ ...challenged, you: true });
    await ben.player.get({ do: 'sit', table, seat: 1 });
    await ada.player.until(({ news }) => news.at(-1)?.challenged === null);
    expect(await turns()).toEqual([]);
    await expect.poll(() => server.store.awaitsOf(ben.person)).toEqual([]);
  });

  it('is declined by who was called alone, and the host reads it', async () => {
    server = await openTestServer();
    const [ada, ben, cleo] = [await met('Ada'), await met('Ben'), await met('Cleo')];
    const { table } = result(await ada.player.get(challenge(ben.person)), 'table');
    await ada.player.get({ do: 'watch', table, since: null });
    const decline = { do: 'declineChallenge', table } as const;
    for (const { player } of [ada, cleo])
      expect(await whyNot(player, decline)).toBe('NET-03 net.nothingThere');
    await ben.player.get(decline);
    await ada.player.until(({ news }) => news.at(-1)?.challenged?.declined === true);
    expect(result(await ben.player.get({ do: 'turns' }), 'turns').turns).toEqual([]);
    expect(await whyNot(ben.player, decline)).toBe('NET-03 net.nothingThere');
  });

  it('lapses when the race begins without them, and when one blocks the other', async () => {
    server = await openTestServer();
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    const first = result(await ada.player.get(challenge(ben.person)), 'table');
    const turns = async () => result(await ben.player.get({ do: 'turns' }), 'turns').turns.length;
    expect(await turns()).toBe(1);
    await ada.player.get({ do: 'begin', table: first.table });
    expect(await turns()).toBe(0);
    await ada.player.get(challenge(ben.person));
    expect(await turns()).toBe(1);
    await ben.player.get({ do: 'block', person: ada.person, block: true });
    expect(await turns()).toBe(0);
  });

  it('is refused with the reason: who is not there, oneself, options that are none, and too many', async () => {
    const store = memoryStore();
    server = await openTestServer({
      store,
      limits: { ...NO_LIMITS, challenges: makeLimits(Date.now, store).challenges },
    });
    const [ada, ben] = [await met('Ada'), await met('Ben')];
    expect(await whyNot(ada.player, challenge('nobody'))).toBe('NET-06 net.unknownPlayer');
    expect(await whyNot(ada.player, challenge(ada.person))).toBe('NET-06 net.unknownPlayer');
    for (const odd of [{ board: 'africa' }, { game: 'race', board: 'africa', crews: 8 }])
      expect(await whyNot(ada.player, challenge(ben.person, odd))).toBe('NET-04 net.option');
    expect(await whyNot(ada.player, challenge(ben.person, { game: 'chess' }))).toBe('NET-04 net.option');
    expect(await server.store.tablesOf(ada.person, 9)).toEqual([]);
    for (let n = 0; n < 10; n++) expect(await whyNot(ada.player, challenge(ben.person))).toBeNull();
    expect(await whyNot(ada.player, challenge(ben.person))).toBe('NET-05 net.tooFast');
  });

  it('is gone with a person who is deleted, on both sides', async () => {
    server = await openTestServer();
    const [ada, ben] = [await met('Ada'), await met('Benquixo')];
    const { table } = result(await ada.player.get(challenge(ben.person)), 'table');
    await ben.player.get({ do: 'forgetMe' });
    const row = await server.store.table(table);
    expect(JSON.stringify(row)).not.toContain(ben.person);
    expect(JSON.stringify(row)).not.toContain('Benquixo');
  });
});

describe('RATE-03 the history of a player', () => {
  it('has all races, rated or not; private ones for those who drove in them', async () => {
    server = await openTestServer();
    const [ada, ben, cleo] = [await met('Ada'), await met('Ben'), await met('Cleo')];
    const casual = await playOut(false, false, [ada.player, ben.player]);
    const rated = await playOut(true, true, [ada.player, ben.player]);
    const races = async (player: Player<Dash>, more: object = {}) =>
      result(await player.get({ ...RACES, person: ada.person, ...more }), 'races');
    const tables = async (player: Player<Dash>, more: object = {}) =>
      (await races(player, more)).races.map(({ table }) => table);
    expect(await tables(ada.player)).toEqual([rated, casual]);
    expect(await tables(ben.player)).toEqual([rated, casual]);
    expect(await tables(cleo.player)).toEqual([rated]);
    expect(await tables(ada.player, { rated: false })).toEqual([casual]);
    expect(await tables(ben.player, { together: true, game: 'dash', crews: 3 })).toEqual([rated, casual]);
    expect(await tables(ada.player, { board: 'africa' })).toEqual([]);
    const [last, first] = (await races(ada.player)).races;
    expect([last?.rated, first?.rated, first?.after]).toEqual([true, false, first?.before]);
    expect(await tables(ada.player, { before: last?.ended })).toEqual([casual]);
    const { tie, counts, results } = await seen(ada.player, ben.person);
    expect(tie).toMatchObject({ races: 2 });
    expect((tie?.ahead ?? 0) + (tie?.behind ?? 0)).toBeLessThanOrEqual(2);
    expect([counts.all, counts.rated, results.length]).toEqual([2, 1, 1]);
    expect((await seen(cleo.player, ben.person)).counts.all).toBe(1);
    const { met: opponents } = result(await ada.player.get({ do: 'people' }), 'people');
    expect(opponents).toMatchObject([{ name: 'Ben', races: 2 }]);
  });

  it('has no race that was called off', async () => {
    server = await openTestServer();
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open', 'driver'], DASH);
    for (const player of players) await player.get({ do: 'end', table, agrees: true });
    await server.rater.count(table);
    expect(result(await players[0].get(RACES), 'races').races).toEqual([]);
  });
});

describe('RATE-06 a leaderboard', () => {
  const LEADERS = { do: 'leaders', game: 'race', board: 'africa', crews: 4, bots: false } as const;

  it('ranks settled ratings of one track, and says where the reader stands', async () => {
    server = await openTestServer();
    const [ada, ben, cleo] = [await met('Ada'), await met('Ben'), await met('Cleo')];
    const rating = (person: string, mu: number, sigma: number) => ({
      person,
      track: 'race/africa/4',
      mu: mu * 1_000_000,
      sigma: sigma * 1_000_000,
      races: 1,
      won: 0,
      arrived: 1,
    });
    await server.store.commit([
      { write: 'ended', table: 'x', at: 1 },
      {
        write: 'rated',
        table: 'x',
        at: 1,
        results: [],
        ratings: [rating(ada.person, 27, 1), rating(ben.person, 29, 1), rating(cleo.person, 40, 8)],
      },
    ]);
    const board = async ({ player }: { player: Player<Dash> }, more: object = {}) =>
      result(await player.get({ ...LEADERS, ...more }), 'leaders');
    const { leaders, of, you } = await board(ada);
    expect(leaders.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    expect([of, you?.place, you?.rating]).toEqual([2, 2, leaders[1]?.rating]);
    // A rating that is not settled is not ranked.
    expect((await board(cleo)).you).toBeNull();
    expect(await board(ada, { bots: true })).toMatchObject({ leaders: [], of: 0, you: null });
    expect(await board(ada, { crews: 3 })).toMatchObject({ leaders: [] });
  });

  it.each([{ game: 'chess' }, { board: 'europe' }, { crews: 7 }])('is refused for %o', async (more) => {
    server = await openTestServer();
    const { player } = await met('Ada');
    expect(await whyNot(player, { ...LEADERS, ...more })).toBe('NET-04 net.option');
  });
});
