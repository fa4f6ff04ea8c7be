// What other sites are told about a link: what everybody with the link may see, and nothing else.

import { inflateSync } from 'node:zlib';
import type { Dash } from '@race/dash';
import { readRecord } from '@race/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { wordsIn } from '../notices/words.ts';
import { makeRaceFiles } from '../table-requests/documents.ts';
import { result } from '../testing/people.ts';
import { chanceFor, connect } from '../testing/player.ts';
import { gather, isOver, openTestServer, type TestServer } from '../testing/server.ts';
import { drawPicture } from './picture.ts';
import { makePreviews } from './previews.ts';
import { box, makeRaster, outlinesOf } from './raster.ts';

let server: TestServer;
afterEach(() => server?.close());

const visitor = (languages = 'en') => ({ base: 'https://race.example.org', languages });

async function shown(path: string, languages?: string) {
  const reply = await makePreviews({ rooms: server.rooms, words: wordsIn }).reply(path, visitor(languages));
  return { ...reply, body: String(reply?.body) };
}

describe('a link to a table', () => {
  it('says who invites to what, in the language of the reader, and leads to the table', async () => {
    server = await openTestServer();
    const ada = await connect(server.port, null, 'Ada <b>"x');
    const seats = ['me', 'open', 'open'];
    const made = await ada.get({ do: 'create', game: 'race', options: { crews: 3 }, seats, listed: false });
    const { table } = result(made, 'table');
    const { status, body } = await shown(`/race/${table}`);
    expect(status).toBe(200);
    expect(body).toContain('content="Ada &lt;b&gt;&quot;x invites you to a race"');
    expect(body).not.toContain('<b>');
    expect(body).toContain(`content="https://race.example.org/race/${table}.png"`);
    expect(body).toContain(`content="0; url=/#online=${table}"`);
    expect((await shown(`/race/${table}`, 'xx, fr-BE;q=0.8')).body).toContain('<html lang="fr">');
    const row = await server.store.table(table);
    const { salt, seed } = JSON.parse(row?.plan ?? '{}');
    for (const secret of [salt, String(seed[0])]) expect(body).not.toContain(secret);
  });

  it('says who races, and then who has won', async () => {
    server = await openTestServer();
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open'], {
      game: 'dash',
      options: { players: 2 },
    });
    expect((await shown(`/race/${table}`)).body).toContain('Ada and Ben are racing');
    for (const [at, player] of players.entries()) player.playOn(table, chanceFor(at));
    await Promise.all(players.map((player) => player.until(isOver)));
    await server.services.committer.flushed();
    await server.rater.count(table);
    const { body } = await shown(`/race/${table}`);
    expect(body).toMatch(/content="(Ada|Ben|Ada and Ben) (has|have) won"/);
    expect(body).toContain(`url=/#replay=${table}`);
  });

  it('says nothing of an expedition that is not over, nor of what is not there', async () => {
    server = await openTestServer();
    const ada = await connect(server.port, null, 'Ada');
    const { expedition } = result(await ada.get({ do: 'expedition', day: null }), 'expedition');
    const { table } = result(await ada.get({ do: 'setOff', day: expedition.day }), 'table');
    const { body } = await shown(`/race/${table}`);
    expect(body).not.toContain('Ada');
    expect(body).toContain('url=/#expedition');
    const picture = async (id: string) =>
      String(
        (await makePreviews({ rooms: server.rooms, words: wordsIn }).reply(`/race/${id}.png`, visitor()))
          ?.body,
      );
    expect(await picture(table)).toBe(await picture('nobodyknowsthis'));
    expect((await shown('/race/nobodyknowsthis')).status).toBe(404);
    expect((await shown('/player/nobodyknowsthis')).status).toBe(404);
  });

  it.each(['/race/', '/race/a/b', '/race/a%20b', '/racer/a', '/race/a.svg', `/race/${'a'.repeat(33)}`])(
    'is not %s',
    async (path) => {
      server = await openTestServer();
      expect(makePreviews({ rooms: server.rooms, words: wordsIn }).reply(path, visitor())).toBeNull();
    },
  );
});

describe('a link to a moment', () => {
  it('leads to the replay after so many answers, once the race is over', async () => {
    server = await openTestServer();
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open'], {
      game: 'dash',
      options: { players: 2 },
    });
    expect((await shown(`/race/${table}/7`)).body).toContain(`url=/#online=${table}"`);
    const files = makeRaceFiles(server.rooms, { take: () => true, spend: () => undefined });
    expect((await files(`/race/${table}.json`, '::1'))?.status).toBe(404);
    for (const [at, player] of players.entries()) player.playOn(table, chanceFor(at));
    await Promise.all(players.map((player) => player.until(isOver)));
    await server.services.committer.flushed();
    await server.rater.count(table);
    expect((await shown(`/race/${table}/7`)).body).toContain(`url=/#replay=${table}&amp;line=7"`);
    for (const path of [
      `/race/${table}/123456`,
      `/race/${table}/7.png`,
      `/race/${table}/x`,
      `/player/${table}/7`,
    ])
      expect(makePreviews({ rooms: server.rooms, words: wordsIn }).reply(path, visitor())).toBeNull();
    // The race itself, for a replay in a frame of another site.
    const file = await files(`/race/${table}.json`, '::1');
    expect(file?.status).toBe(200);
    expect(readRecord(String(file?.body)).ok).toBe(true);
    expect((await files('/race/nobodyknowsthis.json', '::1'))?.status).toBe(404);
    expect(files('/race/a/b.json', '::1')).toBeNull();
    const none = makeRaceFiles(server.rooms, { take: () => false, spend: () => undefined });
    expect((await none(`/race/${table}.json`, '::1'))?.status).toBe(429);
  });
});

describe('a link to a cup', () => {
  it('says its name, what it is, and how many are in it', async () => {
    server = await openTestServer();
    const ada = await connect(server.port, null, 'Ada');
    const made = await ada.get({
      do: 'makeCup',
      name: 'Sand <b> Cup',
      kind: 'swiss',
      game: 'race',
      options: { board: 'south-america', crews: 2 },
      rounds: 2,
      pace: 'quick',
      startsIn: 3_600_000,
    });
    const { cup } = result(made, 'cup').cup;
    await ada.get({ do: 'enterCup', cup });
    const { status, body } = await shown(`/cup/${cup}`);
    expect(status).toBe(200);
    expect(body).toContain('content="Sand &lt;b&gt; Cup"');
    expect(body).toContain('Swiss, South America. 1 person has entered.');
    expect(body).toContain(`url=/#cup=${cup}"`);
    const picture = await makePreviews({ rooms: server.rooms, words: wordsIn }).reply(
      `/cup/${cup}.png`,
      visitor(),
    );
    expect(Buffer.from(picture?.body ?? '').equals(drawPicture('south-america', []))).toBe(true);
    expect((await shown('/cup/nobodyknowsthis')).status).toBe(404);
    await ada.get({ do: 'callOff', cup });
    expect((await shown(`/cup/${cup}`)).body).toContain('Open the link for the result.');
  });
});

describe('a link to a club', () => {
  it('says its name and how many are in it, and nothing that it says of itself', async () => {
    server = await openTestServer();
    const ada = await connect(server.port, null, 'Ada');
    const made = await ada.get({ do: 'makeClub', name: 'Sand <i>', words: 'Saturdays', door: 'ask' });
    const { club } = result(made, 'club').club;
    const { status, body } = await shown(`/club/${club}`);
    expect(status).toBe(200);
    expect(body).toContain('content="Sand &lt;i&gt;"');
    expect(body).toContain('A club of 1 player. Open the link to ask to join.');
    expect(body).toContain(`url=/#club=${club}"`);
    expect(body).not.toContain('Saturdays');
    expect((await shown('/club/nobodyknowsthis')).status).toBe(404);
  });
});

describe('a link to a player', () => {
  it('says their name and nothing that they wrote', async () => {
    server = await openTestServer();
    const ada = await connect(server.port, null, 'Ada');
    await ada.get({ do: 'profile', picture: null, words: 'Long roads', country: null });
    const { person } = result(await ada.get({ do: 'challenge' }), 'challenge');
    const { body } = await shown(`/player/${person}`);
    expect(body).toContain('content="Ada"');
    expect(body).not.toContain('Long roads');
    expect(body).toContain(`url=/#player=${person}`);
  });
});

describe('a picture', () => {
  it('is a PNG of the board, with the crews where they stand', () => {
    const crews = [{ crew: 'french', at: 3 }];
    const [africa, driven, south] = [
      drawPicture('africa', []),
      drawPicture('africa', crews),
      drawPicture('south-america', []),
    ];
    expect(africa.subarray(1, 4).toString()).toBe('PNG');
    expect([africa.readUInt32BE(16), africa.readUInt32BE(20)]).toEqual([1_200, 630]);
    expect(africa.equals(driven) || africa.equals(south)).toBe(false);
  });

  it('is filled within its outlines alone, and smoothly at their edges', () => {
    const raster = makeRaster(4, 2);
    raster.fill([box(1, 0, 1.5, 1)], '#ff8000');
    const png = raster.png();
    const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
    expect([...rows.subarray(0, 13)]).toEqual([0, 0, 0, 0, 255, 128, 0, 128, 64, 0, 0, 0, 0]);
    expect(rows.subarray(13).every((value) => value === 0)).toBe(true);
  });

  it('reads coasts as they are written', () => {
    expect(outlinesOf('M10 20l1-2-.5.5zM1 1l2 2')).toEqual([
      [
        [10, 20],
        [11, 18],
        [10.5, 18.5],
      ],
      [
        [1, 1],
        [3, 3],
      ],
    ]);
  });
});
