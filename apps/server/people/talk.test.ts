import type { RequestResult, ResultMessage } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({
    limits: { ...NO_LIMITS, phrases: makeLimits(() => 0, memoryStore()).phrases },
  });
});
afterEach(() => server.close());

const reason = (said: ResultMessage) => (said.ok ? null : `${said.refusal.rule} ${said.refusal.reason}`);
const heard = (player: Player) => player.heard.filter((text) => text.includes('"type":"talk"'));
const talkOf = async (player: Player, table: string) => {
  const result: RequestResult = await player.get({ do: 'talk', table });
  if (result.kind !== 'talk') throw new Error('no talk');
  return result;
};

describe('PEOPLE-02 talking at a table', () => {
  it('is heard by everybody who looks on, and found again', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    const watcher = await connect(server.port, null, 'Dora');
    await watcher.get({ do: 'watch', table, since: null });
    expect(await ben.get({ do: 'say', table, phrase: 'well' })).toEqual({ kind: 'done' });
    const said = `{"type":"talk","table":"${table}","seat":1,"name":"Ben","phrase":"well"}`;
    for (const player of [ada, ben, cleo, watcher]) {
      await player.until((one) => heard(one).length > 0);
      expect(heard(player)).toEqual([said]);
    }
    expect(await talkOf(watcher, table)).toEqual({
      kind: 'talk',
      lines: [{ line: 1, yours: false, made: expect.any(Number), seat: 1, name: 'Ben', phrase: 'well' }],
      muted: [],
      words: 'unread',
      reports: false,
    });
  });

  it('is among themselves for onlookers, and players read it once the race is over', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    const [dora, emil] = [await connect(server.port, null, 'Dora'), await connect(server.port, null, 'Emil')];
    for (const watcher of [dora, emil]) await watcher.get({ do: 'watch', table, since: null });
    await dora.get({ do: 'say', table, phrase: 'close' });
    await emil.until((one) => heard(one).length > 0);
    expect(heard(emil)).toEqual([
      `{"type":"talk","table":"${table}","seat":null,"name":"Dora","phrase":"close"}`,
    ]);
    await ada.get({ do: 'ping' });
    expect(heard(ada)).toEqual([]);
    expect((await talkOf(ada, table)).lines).toEqual([]);
    expect((await talkOf(emil, table)).lines).toMatchObject([{ seat: null, name: 'Dora' }]);
    expect(reason(await dora.ask({ do: 'write', table, words: 'Go north!' }))).not.toBeNull();
    const actor = server.rooms.openNow(table);
    if (actor !== null) actor.game.stage = 'over';
    expect((await talkOf(ada, table)).lines).toMatchObject([{ seat: null, name: 'Dora' }]);
  });

  it('is for who sits there, in the phrases there are, and not too much of it', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    const watcher = await connect(server.port, null, 'Dora');
    expect(reason(await watcher.ask({ do: 'say', table, phrase: 'well' }))).toBe('NET-02 net.notYourSeat');
    expect(reason(await ada.ask({ do: 'say', table, phrase: 'words of my own' as 'well' }))).toBe(
      'NET-04 net.malformed',
    );
    expect(reason(await ada.ask({ do: 'say', table: 'nowhere', phrase: 'well' }))).toBe(
      'NET-06 net.unknownTable',
    );
    for (let n = 0; n < 6; n++) await ada.get({ do: 'say', table, phrase: 'hello' });
    expect(reason(await ada.ask({ do: 'say', table, phrase: 'hello' }))).toBe('NET-05 net.tooFast');
    await ben.until((one) => heard(one).length === 6);
  });

  it('is not heard from who was muted, at any table, until they are heard again', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await ada.get({ do: 'mute', table, seat: 1, muted: true });
    await ben.get({ do: 'say', table, phrase: 'hello' });
    await cleo.until((one) => heard(one).length === 1);
    // Earlier messages arrive first.
    await ada.get({ do: 'ping' });
    expect(heard(ada)).toEqual([]);
    expect(await talkOf(ada, table)).toMatchObject({ lines: [], muted: [1] });
    await ada.get({ do: 'mute', table, seat: 1, muted: false });
    await ben.get({ do: 'say', table, phrase: 'bye' });
    await ada.until((one) => heard(one).length === 1);
    expect((await talkOf(ada, table)).lines).toHaveLength(2);
  });

  it('cannot mute oneself, a bot or nobody', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben'], ['me', 'open', 'racer']);
    for (const seat of [0, 2, 7])
      expect(reason(await players[0].ask({ do: 'mute', table, seat, muted: true }))).toBe(
        'NET-02 net.noSeat',
      );
  });
});
