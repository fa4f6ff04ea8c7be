import type { ResultMessage } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
function open(administrators: ReadonlySet<string> = new Set(['somebody'])): Promise<TestServer> {
  const { words, tableWords } = makeLimits(() => 0, memoryStore());
  return openTestServer({ limits: { ...NO_LIMITS, words, tableWords }, administrators });
}
beforeEach(async () => {
  server = await open();
});
afterEach(() => server.close());

const reason = (said: ResultMessage) => (said.ok ? null : `${said.refusal.rule} ${said.refusal.reason}`);
const heard = (player: Player) =>
  player.heard.filter((text) => text.includes('"type":"talk"')).map((text) => JSON.parse(text).words);
const talkOf = async (player: Player, table: string) => {
  const result = await player.get({ do: 'talk', table });
  if (result.kind !== 'talk') throw new Error('no talk');
  return result;
};
const write = (player: Player, table: string, text: string) =>
  player.ask({ do: 'write', table, words: text });
const RACE = { game: 'race', options: { crews: 2 }, seats: ['me', 'open'] };

describe('PEOPLE-03 words of one’s own', () => {
  it('are heard and found again by who sits there, and by nobody else', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    const watcher = await connect(server.port, null, 'Dora');
    await watcher.get({ do: 'watch', table, since: null });
    expect(reason(await write(watcher, table, 'Ben holds a saboteur.'))).toBe('PEOPLE-03 net.noWords');
    await ben.get({ do: 'write', table, words: '  <b>What</b>\n a\u202e dust! ' });
    for (const player of players) await player.until((one) => heard(one).length === 1);
    expect(heard(cleo)).toEqual(['<b>What</b> a dust!']);
    await watcher.get({ do: 'ping' });
    expect(heard(watcher)).toEqual([]);
    expect(await talkOf(ada, table)).toEqual({
      kind: 'talk',
      lines: [
        {
          line: 1,
          yours: false,
          made: expect.any(Number),
          seat: 1,
          name: 'Ben',
          words: '<b>What</b> a dust!',
        },
      ],
      muted: [],
      words: 'open',
      reports: true,
    });
    expect(await talkOf(watcher, table)).toMatchObject({ lines: [], words: 'watching' });
    // A person who was away reads it later; what is deleted with the table is gone.
    const again = await connect(server.port, ada.token);
    expect((await talkOf(again, table)).lines).toHaveLength(1);
    await server.store.commit([{ write: 'dropTable', table }]);
    expect(await server.store.talkOf(table, 9)).toEqual([]);
  });

  it('that show nothing, are too long, or come too fast are refused', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    for (const text of ['', ' ', '\u200b\u200b', 'x'.repeat(281)])
      expect(reason(await write(ada, table, text))).toBe('NET-04 net.malformed');
    expect(await server.store.talkOf(table, 9)).toEqual([]);
    for (let n = 0; n < 8; n++) await ada.get({ do: 'write', table, words: 'x'.repeat(280) });
    expect(reason(await write(ada, table, 'more'))).toBe('NET-05 net.tooFast');
    expect(reason(await write(ben, table, 'I may still.'))).toBeNull();
    await cleo.until((one) => heard(one).length === 9);
  });

  it('are neither shown to nor taken from who has switched them off, on any device', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await ada.get({ do: 'wordless', wordless: true });
    await ben.get({ do: 'write', table, words: 'Anybody?' });
    await ben.get({ do: 'say', table, phrase: 'hello' });
    await cleo.until((one) => heard(one).length === 2);
    await ada.until((one) => heard(one).length === 1);
    expect(heard(ada)).toEqual([undefined]);
    const again = await connect(server.port, ada.token);
    expect(await talkOf(again, table)).toMatchObject({
      lines: [{ line: 2, seat: 1, phrase: 'hello' }],
      words: 'off',
    });
    expect(reason(await write(again, table, 'Me.'))).toBe('PEOPLE-03 net.wordsOff');
    await again.get({ do: 'wordless', wordless: false });
    expect((await talkOf(ada, table)).lines).toHaveLength(2);
  });

  it('are not heard from who was muted', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await ada.get({ do: 'mute', table, seat: 1, muted: true });
    await ben.get({ do: 'write', table, words: 'Anybody?' });
    await cleo.until((one) => heard(one).length === 1);
    await ada.get({ do: 'ping' });
    expect(heard(ada)).toEqual([]);
    expect((await talkOf(ada, table)).lines).toEqual([]);
  });

  it('are left out where whoever opened the table wants ready phrases alone, said before the race', async () => {
    const [ada, ben] = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Ben')];
    const made = await ada.get({ do: 'create', ...RACE, listed: false });
    const table = made.kind === 'table' ? made.table : '';
    await ben.get({ do: 'sit', table, seat: 1 });
    const only = (player: Player, phrasesOnly: boolean) =>
      player.ask({ do: 'phrasesOnly', table, phrasesOnly });
    expect(reason(await only(ben, true))).toBe('NET-02 net.notHost');
    await ben.get({ do: 'watch', table, since: null });
    expect(reason(await only(ada, true))).toBeNull();
    await ben.until(({ news }) => news.at(-1)?.phrasesOnly === true);
    expect(reason(await write(ben, table, 'Hm.'))).toBe('PEOPLE-03 net.phrasesOnly');
    expect(reason(await ben.ask({ do: 'say', table, phrase: 'hello' }))).toBeNull();
    await ada.get({ do: 'begin', table });
    expect(reason(await only(ada, false))).toBe('NET-03 net.begun');
  });

  it('need somebody who reads reports where strangers meet, and nobody among friends', async () => {
    const quiet = await open(new Set());
    const ada = await connect(quiet.port, null, 'Ada');
    const at = async (isListed: boolean) => {
      const made = await ada.get({ do: 'create', ...RACE, listed: isListed });
      return made.kind === 'table' ? made.table : '';
    };
    const listed = await at(true);
    expect(reason(await write(ada, listed, 'Hm.'))).toBe('PEOPLE-03 net.unreadWords');
    // The table says so itself, and its host cannot change it.
    await ada.get({ do: 'watch', table: listed, since: null });
    await ada.until(({ news }) => news.at(-1)?.phrasesOnly === true);
    const free = { do: 'phrasesOnly', table: listed, phrasesOnly: false } as const;
    expect(reason(await ada.ask(free))).toBe('PEOPLE-03 net.unreadWords');
    expect(reason(await write(ada, await at(false), 'Hm.'))).toBeNull();
    await quiet.close();
  });

  it('are in what one may save of oneself, and gone with oneself', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    await ada.get({ do: 'write', table, words: 'What a dust!' });
    const file = await ada.get({ do: 'export' });
    expect(file.kind === 'file' ? JSON.parse(file.text) : {}).toMatchObject({
      said: [{ table, words: 'What a dust!' }],
      wordless: false,
    });
    await ada.get({ do: 'forgetMe' });
    expect(await server.store.talkOf(table, 9)).toEqual([]);
  });
});
