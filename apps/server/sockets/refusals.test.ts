import type { ResultMessage } from '@race/protocol';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits } from '../requests/buckets.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let store: Store;

beforeEach(async () => {
  store = memoryStore();
  server = await openTestServer({ store });
});
afterEach(() => server.close());

const refusal = (said: ResultMessage) =>
  said.ok ? null : { rule: said.refusal.rule, reason: said.refusal.reason };
const linesOf = (table: string) => store.lines(table);

/** The player who is asked, and one who is not. */
function sides(players: readonly Player[]): [asked: Player, other: Player] {
  const asked = players.find((player) => player.answers().length > 0);
  const other = players.find((player) => player !== asked);
  if (asked === undefined || other === undefined) throw new Error('somebody must be asked');
  return [asked, other];
}

/** A table for four with one person, who waits. */
async function openTable(host: Player): Promise<string> {
  const seats = ['me', 'open', 'open', 'open'] as const;
  const made = await host.get({ do: 'create', game: 'race', options: {}, seats, listed: false });
  return made.kind === 'table' ? made.table : '';
}

describe('NET-01 an answer names its question', () => {
  it('is refused when the race has gone on, and changes nothing', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [asked] = sides(players);
    const [answer] = asked.answers();
    const old = asked.mirror?.question ?? 0;
    await asked.give(table, answer as object);
    const late = await asked.ask({
      do: 'answer',
      table,
      question: old,
      key: 'late',
      answer: answer as object,
    });
    expect(refusal(late)).toEqual({ rule: 'NET-01', reason: 'net.stale' });
    expect(await linesOf(table)).toHaveLength(1);
  });

  it('answers a repeat of an accepted message with its result', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [asked] = sides(players);
    const [answer] = asked.answers();
    const request = { do: 'answer', table, question: 0, key: 'once', answer: answer as object } as const;
    expect(await asked.get(request)).toEqual({ kind: 'written', at: 1 });
    expect(await asked.get(request)).toEqual({ kind: 'written', at: 1 });
    expect(await linesOf(table)).toHaveLength(1);
  });

  it('is refused out of turn by the rule of the game, and changes nothing', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [asked, other] = sides(players);
    const said = await other.give(table, asked.answers()[0] as object);
    expect(refusal(said)).toMatchObject({ reason: 'turn.other' });
    expect(await linesOf(table)).toHaveLength(0);
  });

  it('gives way to another server that wrote first, and finds what it wrote', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [asked] = sides(players);
    const [answer] = asked.answers();
    const elsewhere = { line: 1, seat: asked.mirror?.seat ?? 0, entry: JSON.stringify(answer), key: 'x' };
    await store.commit([{ write: 'line', table, line: { ...elsewhere, at: 1, question: 1, checksum: 0 } }]);
    const said = await asked.give(table, answer as object);
    expect(refusal(said)).toEqual({ rule: 'NET-01', reason: 'net.stale' });
    expect(asked.heard.some((text) => text.includes('"lost"'))).toBe(true);
    await asked.get({ do: 'watch', table, since: null });
    expect(asked.mirror?.at).toBe(1);
  });
});

describe('NET-02 only who sits at a seat speaks for it', () => {
  it('refuses who has no seat', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [asked] = sides(players);
    const stranger = await connect(server.port);
    await stranger.get({ do: 'watch', table, since: null });
    const said = await stranger.give(table, asked.answers()[0] as object);
    expect(refusal(said)).toEqual({ rule: 'NET-02', reason: 'net.notYourSeat' });
    expect(refusal(await stranger.ask({ do: 'undo', table, key: 'u' }))?.rule).toBe('NET-02');
    expect(refusal(await stranger.ask({ do: 'leave', table }))?.rule).toBe('NET-02');
    expect(await linesOf(table)).toHaveLength(0);
  });

  it('refuses a seat that is taken or not there, and to begin for who is not the host', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const ben = await connect(server.port, null, 'Ben');
    const table = await openTable(ada);
    expect(refusal(await ben.ask({ do: 'sit', table, seat: 0 }))?.reason).toBe('net.seatTaken');
    expect(refusal(await ben.ask({ do: 'sit', table, seat: 7 }))?.reason).toBe('net.noSeat');
    expect(refusal(await ben.ask({ do: 'begin', table }))?.reason).toBe('net.notHost');
  });
});

describe('NET-03 what fits the stage of the table', () => {
  it('refuses answers before the race, sitting down in it, and a rematch before its end', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const table = await openTable(ada);
    expect(refusal(await ada.give(table, { do: 'pass' }))?.reason).toBe('net.notBegun');
    expect(refusal(await ada.ask({ do: 'replay', table }))?.reason).toBe('net.notBegun');
    await ada.get({ do: 'begin', table });
    expect(refusal(await ada.ask({ do: 'begin', table }))?.reason).toBe('net.begun');
    expect(refusal(await ada.ask({ do: 'sit', table, seat: 1 }))?.reason).toBe('net.otherHand');
    expect(refusal(await ada.ask({ do: 'rematch', table, agrees: true }))?.reason).toBe('net.notOver');
    expect(refusal(await ada.ask({ do: 'consent', table, beat: 0, agrees: true }))?.reason).toBe(
      'net.noProposal',
    );
    expect(refusal(await ada.ask({ do: 'propose', table, beat: 99_999 }))?.reason).toBe('net.nothingThere');
  });
});

describe('NET-04 messages have their form and size', () => {
  it.each([
    '',
    'x',
    '[]',
    'null',
    '{}',
    '{"id":1}',
    '{"id":1,"do":"fly"}',
    '{"id":1,"do":"__proto__"}',
    '{"id":-1,"do":"lobby"}',
    '{"id":1.5,"do":"lobby"}',
    '{"id":1,"do":"lobby","more":1}',
    '{"id":1,"do":"watch","table":"../x","since":null}',
    '{"id":1,"do":"watch","table":"x"}',
    '{"id":1,"do":"answer","table":"x","question":0,"key":"k","answer":[]}',
    '{"id":1,"do":"rename","name":""}',
    `{"id":1,"do":"rename","name":"${'n'.repeat(41)}"}`,
  ])('refuses %s', async (text) => {
    const ada = await connect(server.port);
    const before = ada.heard.length;
    ada.sendRaw(text);
    await ada.until(({ heard }) => heard.length > before);
    expect(ada.heard.at(-1)).toContain('"rule":"NET-04"');
  });

  it('ends a connection that sends too much at once', async () => {
    const ada = await connect(server.port);
    ada.sendRaw(`{"id":1,"do":"rename","name":"${'n'.repeat(5_000)}"}`);
    expect(await ada.closed).toBe(1009);
  });

  it('ends a connection that only ever sends nonsense', async () => {
    const ada = await connect(server.port);
    for (let n = 0; n < 300; n++) ada.sendRaw('nonsense');
    expect(await ada.closed).toBe(1008);
  });

  it('refuses what is no answer of the game, and options it does not have', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [asked] = sides(players);
    expect(refusal(await asked.give(table, { do: 'win' }))).toEqual({
      rule: 'NET-04',
      reason: 'net.noAnswer',
    });
    const create = { do: 'create', game: 'race', seats: ['me'], listed: false } as const;
    expect(refusal(await asked.ask({ ...create, options: { board: 'moon' } }))?.reason).toBe('net.option');
    expect(refusal(await asked.ask({ ...create, options: {} }))?.reason).toBe('net.option');
    expect(refusal(await asked.ask({ ...create, options: {}, game: 'chess' }))?.reason).toBe('net.option');
    expect(
      refusal(await asked.ask({ ...create, options: {}, seats: ['me', 'me', 'open', 'open'] }))?.reason,
    ).toBe('net.option');
  });
});

describe('NET-05 nobody needs to be that fast', () => {
  it('lets a person play as fast as hands can, and refuses a machine', async () => {
    await server.close();
    let now = 1_000_000;
    server = await openTestServer({ limits: makeLimits(() => now, memoryStore()) });
    const ada = await connect(server.port);
    for (let second = 0; second < 30; second++) {
      const said = await Promise.all(Array.from({ length: 20 }, () => ada.ask({ do: 'notices' })));
      expect(said.every(({ ok }) => ok)).toBe(true);
      now += 1_000;
    }
    const flood: ResultMessage[] = [];
    for (let n = 0; n < 7; n++)
      flood.push(...(await Promise.all(Array.from({ length: 95 }, () => ada.ask({ do: 'notices' })))));
    expect(flood.filter((said) => refusal(said)?.rule === 'NET-05').length).toBeGreaterThan(20);
    now += 5_000;
    expect((await ada.ask({ do: 'notices' })).ok).toBe(true);
  });
});

describe('NET-06 a link leads to a table, a code to a person', () => {
  it('refuses tables, bugs, tokens and codes that nobody made', async () => {
    const ada = await connect(server.port);
    expect(refusal(await ada.ask({ do: 'watch', table: 'nowhere', since: null }))?.reason).toBe(
      'net.unknownTable',
    );
    expect(refusal(await ada.give('nowhere', {}))?.reason).toBe('net.unknownTable');
    expect(refusal(await ada.ask({ do: 'bugReplay', bug: 'none' }))?.reason).toBe('net.unknownBug');
    expect(refusal(await ada.ask({ do: 'claim', code: 'ABCDEFGHJK' }))?.reason).toBe('net.unknownCode');
    expect(
      refusal(await ada.ask({ do: 'hello', protocol: 1, token: 'x'.repeat(32), name: null }))?.reason,
    ).toBe('net.unknownToken');
    expect(refusal(await ada.ask({ do: 'hello', protocol: 9, token: null, name: null }))?.reason).toBe(
      'net.protocol',
    );
  });

  it('wants a hello first', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live`);
    await new Promise((settle) => socket.addEventListener('open', settle));
    socket.send('{"id":1,"do":"lobby"}');
    const data = await new Promise((settle) =>
      socket.addEventListener('message', (event) => settle(event.data)),
    );
    expect(data).toContain('net.helloFirst');
    socket.close();
  });
});

describe('NET-07 what is not durable is not acknowledged', () => {
  it('refuses an answer that could not be written, and the table stands as before', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [asked] = sides(players);
    const [answer] = asked.answers();
    const { commit } = store;
    store.commit = () => Promise.reject(new Error('the disk is full'));
    expect(refusal(await asked.give(table, answer as object))).toEqual({
      rule: 'NET-07',
      reason: 'net.notKept',
    });
    store.commit = commit;
    await asked.get({ do: 'watch', table, since: null });
    expect(asked.mirror?.at).toBe(0);
    expect((await asked.give(table, answer as object)).ok).toBe(true);
  });
});
