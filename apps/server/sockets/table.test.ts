import { createConnection } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { gather, isOver, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const latest = (player: Player) => player.news.at(-1);

describe('a table', { timeout: 120_000 }, () => {
  it('stands in the lobby when it is listed, and is reached by its name alone when it is not', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const create = { do: 'create', game: 'race', options: { crews: 2 }, seats: ['me', 'open'] } as const;
    const open = await ada.get({ ...create, listed: true });
    const hidden = await ada.get({ ...create, listed: false });
    for (const made of [open, hidden])
      await ada.get({ do: 'watch', table: made.kind === 'table' ? made.table : '', since: null });
    const ben = await connect(server.port, null, 'Ben');
    const lobby = await ben.get({ do: 'lobby' });
    const names = lobby.kind === 'lobby' ? lobby.tables.map(({ table }) => table) : [];
    expect(open.kind === 'table' && names.includes(open.table)).toBe(true);
    expect(hidden.kind === 'table' && names.includes(hidden.table)).toBe(false);
    const table = hidden.kind === 'table' ? hidden.table : '';
    await ben.get({ do: 'sit', table, seat: 1 });
    await ben.get({ do: 'watch', table, since: null });
    expect(latest(ben)).toMatchObject({ you: 1, host: false, stage: 'gathering', commitment: null });
    expect(latest(ben)?.seats[0]).toMatchObject({ kind: 'person', name: 'Ada', here: true });
  });

  it('NET-02 NET-03 shows who is ready before the race, says it for nobody else, and holds nobody up', async () => {
    const [ada, ben, cleo] = [
      await connect(server.port, null, 'Ada'),
      await connect(server.port, null, 'Ben'),
      await connect(server.port, null, 'Cleo'),
    ];
    const seats = ['me', 'open'];
    const made = await ada.get({ do: 'create', game: 'race', options: { crews: 2 }, seats, listed: false });
    const table = made.kind === 'table' ? made.table : '';
    await ben.get({ do: 'sit', table, seat: 1 });
    await ada.get({ do: 'watch', table, since: null });
    const isReady = () => latest(ada)?.seats.map((sits) => sits.kind === 'person' && sits.ready);
    // Nobody waits for the host.
    expect(isReady()).toEqual([true, false]);
    await ben.get({ do: 'ready', table, ready: true });
    await ada.until(() => isReady()?.[1] === true);
    await ben.get({ do: 'ready', table, ready: false });
    await ada.until(() => isReady()?.[1] === false);
    const refusal = (reason: string) => ({ ok: false, refusal: { reason } });
    expect(await cleo.ask({ do: 'ready', table, ready: true })).toMatchObject(refusal('net.notYourSeat'));
    await ada.get({ do: 'begin', table });
    expect(await ben.ask({ do: 'ready', table, ready: true })).toMatchObject(refusal('net.begun'));
  });

  it('gives the seat of who leaves to a bot, and back on return', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await ben.get({ do: 'leave', table });
    const benAt = (player: Player) => latest(player)?.seats[1];
    await ada.until((player) => {
      const sits = benAt(player);
      return sits?.kind === 'person' && sits.bot === 'racer';
    });
    expect(benAt(ada)).toMatchObject({ name: 'Ben' });
    ada.playOn(table, chanceFor(1));
    cleo.playOn(table, chanceFor(2));
    await ada.until(({ mirror }) => (mirror?.public.turn ?? 0) >= 2);
    const back = await connect(server.port, ben.token);
    await back.get({ do: 'watch', table, since: null });
    expect(latest(back)?.seats[1]).toMatchObject({ name: 'Ben', bot: null });
    expect(back.mirror?.seat).toBe(1);
    back.playOn(table, chanceFor(3));
    await back.until(isOver);
  });

  it('has a rematch for those who agree, with the seats moved on', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat + 20));
    await ada.until(isOver);
    await ada.until((player) => latest(player)?.stage === 'over');
    expect(await cleo.ask({ do: 'rematch', table, agrees: false })).toMatchObject({
      refusal: { reason: 'net.noProposal' },
    });
    const again = await ada.get({ do: 'rematch', table, agrees: true });
    const next = again.kind === 'table' ? again.table : '';
    await ben.until((player) => latest(player)?.rematch?.seat === 0);
    await ada.get({ do: 'watch', table: next, since: null });
    // News of the table that is over come as well.
    const sitting = () =>
      ada.news
        .findLast((one) => one.table === next)
        ?.seats.map((sits) => (sits.kind === 'person' ? sits.name : sits.kind));
    expect(sitting()).toEqual(['open', 'open', 'Ada']);
    expect(await ben.get({ do: 'rematch', table, agrees: true })).toEqual(again);
    await ada.get({ do: 'watch', table: next, since: null });
    await cleo.get({ do: 'rematch', table, agrees: false });
    // Ada waits at the next table and hears it there.
    const told = { type: 'announced', table: next, what: 'notAgain', seat: 1, name: 'Cleo' };
    await ada.until(({ heard }) => heard.includes(JSON.stringify(told)));
    await cleo.until((player) => latest(player)?.rematch?.declined.includes(2) === true);
    expect(latest(cleo)?.rematch).toEqual({ table: next, seat: 0, agreed: [0, 1], declined: [2] });
    await ben.get({ do: 'watch', table: next, since: null });
    expect(ben.news.findLast((one) => one.table === next)).toMatchObject({ stage: 'gathering', you: 0 });
    await ada.until(() => sitting()?.[0] === 'Ben');
    // Who has declined may change their mind.
    await cleo.get({ do: 'rematch', table, agrees: true });
    await ada.until(() => sitting()?.[1] === 'Cleo');
  });

  it('tells who was away what has happened since', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat + 30));
    await ben.until(({ mirror }) => (mirror?.public.turn ?? 0) >= 2);
    await ben.get({ do: 'leave', table });
    ben.close();
    await ada.until(isOver);
    await cleo.until(isOver);
    const back = await connect(server.port, ben.token);
    const mine = await back.get({ do: 'mine' });
    expect(mine.kind === 'mine' && mine.tables[0]).toMatchObject({ table, seat: 1, stage: 'over' });
    await back.get({ do: 'watch', table, since: null });
    const sight = back.heard.map((text) => JSON.parse(text)).find(({ type }) => type === 'view');
    expect(sight.seen).toBeGreaterThan(0);
    expect(sight.seen).toBeLessThan(sight.at);
  });

  it('shows a spectator the public part alone', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const watcher = await connect(server.port);
    await watcher.get({ do: 'watch', table, since: null });
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat + 40));
    await watcher.until(({ mirror }) => (mirror?.public.turn ?? 0) >= 3);
    expect(watcher.mirror).toMatchObject({ seat: null, own: null });
    expect(watcher.heard.some((text) => text.includes('"own":{') || text.includes('"type":"own"'))).toBe(
      false,
    );
  });
});

describe('an identity', () => {
  it('moves to another device by a code that works once', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const made = await ada.get({ do: 'code' });
    const code = made.kind === 'code' ? made.code : '';
    expect(code).toMatch(/^[A-Z2-9]{10}$/);
    const phone = await connect(server.port, null, '?');
    expect(await phone.get({ do: 'claim', code })).toMatchObject({ kind: 'welcome', name: 'Ada' });
    expect((await phone.ask({ do: 'claim', code })).ok).toBe(false);
  });

  it('can sign out every other device', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const made = await ada.get({ do: 'code' });
    const phone = await connect(server.port, null, '?');
    const claimed = await phone.get({ do: 'claim', code: made.kind === 'code' ? made.code : '' });
    const token = claimed.kind === 'welcome' ? claimed.token : null;
    await ada.get({ do: 'revoke' });
    const again = await connect(server.port);
    expect((await again.ask({ do: 'hello', protocol: 1, token, name: null })).ok).toBe(false);
    expect((await again.ask({ do: 'hello', protocol: 1, token: ada.token, name: null })).ok).toBe(true);
  });

  it('leaves nothing behind when it only looked', async () => {
    const guest = await connect(server.port, null, 'Gus');
    await guest.get({ do: 'lobby' });
    const again = await connect(server.port);
    expect((await again.ask({ do: 'hello', protocol: 1, token: guest.token, name: null })).ok).toBe(false);
  });
});

describe('a replay', { timeout: 120_000 }, () => {
  it('shows a running race as one seat saw it, and by a bug link up to that moment', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat + 50));
    await ada.until(({ mirror }) => (mirror?.public.turn ?? 0) >= 2);
    const bug = await ada.get({ do: 'bug', table, note: 'odd' });
    await ada.until(isOver);
    const dev = await connect(server.port);
    const got = await dev.get({ do: 'bugReplay', bug: bug.kind === 'bug' ? bug.bug : '' });
    const replay = got.kind === 'replay' ? got.replay : null;
    expect(replay?.seat).toBe(0);
    expect(replay?.frames.length).toBeGreaterThan(10);
    expect(replay?.frames.at(-1)?.at).toBeLessThan(ada.mirror?.at ?? 0);
    const own = await ada.get({ do: 'replay', table });
    expect(own.kind === 'replay' && own.replay.frames.at(-1)?.at).toBe(ada.mirror?.at);
  });
});

describe('who may open a socket', () => {
  const tryOrigin = (origin: string): Promise<string> =>
    new Promise((settle) => {
      const socket = createConnection(server.port, '127.0.0.1', () =>
        socket.write(
          `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\n` +
            'Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
        ),
      );
      socket.once('data', (bytes) => {
        settle(bytes.toString().slice(9, 12));
        socket.destroy();
      });
    });

  it('is this page, and no other', async () => {
    expect(await tryOrigin('http://evil.example')).toBe('403');
    expect(await tryOrigin('null')).toBe('403');
    expect(await tryOrigin(`http://127.0.0.1:${server.port}`)).toBe('101');
  });
});
