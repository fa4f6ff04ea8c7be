import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_AWAY } from '../rooms/seats.ts';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

// The test controls the time.
let time = 0;
let server: TestServer;
beforeEach(async () => {
  time = 1_000_000;
  server = await openTestServer({ now: () => time });
});
afterEach(() => server.close());

const latest = (player: Player) => player.news.at(-1);
const names = (player: Player) =>
  latest(player)?.seats.map((sits) =>
    sits.kind === 'person' ? sits.name : sits.kind === 'bot' ? sits.bot : '',
  );
const refused = (rule: string, reason: string) => ({ ok: false, refusal: { rule, reason } });
const announced = (player: Player) =>
  player.heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'announced');

/** Ada has opened a table, and Ben and Cleo sit there. */
async function waiting(seats: readonly string[] = ['me', 'open', 'open']) {
  const ada = await connect(server.port, null, 'Ada');
  const options = { crews: seats.length };
  const made = await ada.get({ do: 'create', game: 'race', options, seats, listed: false });
  const table = made.kind === 'table' ? made.table : '';
  const [ben, cleo] = [await connect(server.port, null, 'Ben'), await connect(server.port, null, 'Cleo')];
  await ben.get({ do: 'sit', table, seat: 1 });
  await cleo.get({ do: 'sit', table, seat: 2 });
  for (const player of [ada, ben, cleo]) await player.get({ do: 'watch', table, since: null });
  return { table, ada, ben, cleo };
}

describe('NET-02 a host who is gone', () => {
  it('passes the table on to the next person there, who is told so', async () => {
    const { table, ada, ben, cleo } = await waiting();
    ada.close();
    await ben.until((player) => latest(player)?.seats[0]?.kind === 'person' && !isHere(player, 0));
    time += HOST_AWAY - 1;
    await server.timekeeper.look();
    await server.services.committer.flushed();
    expect(latest(ben)?.host).toBe(false);
    time += 1;
    await server.timekeeper.look();
    await ben.until((player) => latest(player)?.host === true);
    await cleo.until((player) => announced(player).length > 0);
    expect(announced(cleo)).toEqual([{ type: 'announced', table, what: 'host', seat: 1, name: 'Ben' }]);
    await ben.get({ do: 'begin', table });
    await cleo.until((player) => latest(player)?.stage === 'racing');
  });

  it('says to the others how long they have been away', async () => {
    const { ada, ben, table } = await waiting();
    ada.close();
    await ben.until((player) => !isHere(player, 0));
    time += 125_000;
    await ben.get({ do: 'ready', table, ready: true });
    await ben.until((player) => awayFor(player, 0) === 125);
  });
});

const isHere = (player: Player, seat: number): boolean => {
  const sits = latest(player)?.seats[seat];
  return sits?.kind === 'person' && sits.here;
};
const awayFor = (player: Player, seat: number): number => {
  const sits = latest(player)?.seats[seat];
  return sits?.kind === 'person' ? sits.awayFor : -1;
};

describe('NET-02 what a host changes before the race', () => {
  it('is the road, the crews and the modules; who sits there keeps a seat', async () => {
    const { table, ada, ben } = await waiting();
    await ben.get({ do: 'ready', table, ready: true });
    const settings = {
      do: 'settings',
      table,
      options: { crews: 4, modules: ['fifth'] },
      seats: ['open', 'racer', 'me', 'open'],
    } as const;
    expect(await ben.ask(settings)).toMatchObject(refused('NET-02', 'net.notHost'));
    await ada.get(settings);
    for (const player of [ada, ben]) {
      await player.until(({ heard }) => heard.includes(JSON.stringify({ type: 'lost', table })));
      await player.get({ do: 'watch', table, since: null });
    }
    expect(names(ben)).toEqual(['Ben', 'racer', 'Ada', 'Cleo']);
    expect(latest(ben)).toMatchObject({
      you: 0,
      host: false,
      options: { crews: 4, modules: ['fifth:suffragettes'] },
    });
    expect(latest(ben)?.seats[0]).toMatchObject({ ready: false });
    await ada.get({ do: 'begin', table });
    await ben.until(({ mirror }) => mirror !== null);
    expect(ben.mirror?.public.crews).toHaveLength(4);
  });

  it('is refused where it is no race, or leaves somebody without a seat', async () => {
    const { table, ada, ben } = await waiting();
    const before = await server.store.table(table);
    const change = (options: object, seats: readonly string[]) =>
      ada.ask({ do: 'settings', table, options, seats });
    expect(await change({ crews: 9 }, ['me'])).toMatchObject(refused('NET-04', 'net.option'));
    expect(await change({ crews: 2 }, ['me', 'open', 'open'])).toMatchObject(refused('NET-04', 'net.option'));
    expect(await change({ crews: 2 }, ['me', 'me'])).toMatchObject(refused('NET-04', 'net.option'));
    expect(await change({ crews: 2 }, ['me', 'open'])).toMatchObject(refused('NET-02', 'net.fewSeats'));
    expect(await server.store.table(table)).toEqual(before);
    await ada.get({ do: 'begin', table });
    await ben.until((player) => latest(player)?.stage === 'racing');
    expect(await change({ crews: 3 }, ['me', 'open', 'open'])).toMatchObject(refused('NET-03', 'net.begun'));
  });

  it('is who stays: whoever is sent away cannot sit down again', async () => {
    const { table, ada, ben, cleo } = await waiting();
    expect(await cleo.ask({ do: 'kick', table, seat: 1 })).toMatchObject(refused('NET-02', 'net.notHost'));
    expect(await ada.ask({ do: 'kick', table, seat: 0 })).toMatchObject(refused('NET-02', 'net.noSeat'));
    await ada.get({ do: 'kick', table, seat: 1 });
    await ben.until((player) => latest(player)?.you === null);
    expect(announced(ben)).toMatchObject([{ what: 'sentAway', seat: 1, name: 'Ben' }]);
    expect(await ben.ask({ do: 'sit', table, seat: 1 })).toMatchObject(refused('NET-02', 'net.sentAway'));
    await ada.get({ do: 'begin', table });
    await ben.until((player) => latest(player)?.stage === 'racing');
    expect(await ben.ask({ do: 'sit', table, seat: 1 })).toMatchObject(refused('NET-02', 'net.sentAway'));
    expect(await ada.ask({ do: 'kick', table, seat: 2 })).toMatchObject(refused('NET-03', 'net.begun'));
  });

  it('is that the race begins by itself once all are there and ready', async () => {
    const { table, ada, ben, cleo } = await waiting();
    expect(await ben.ask({ do: 'autoStart', table, auto: true })).toMatchObject(
      refused('NET-02', 'net.notHost'),
    );
    await ada.get({ do: 'autoStart', table, auto: true });
    await ben.get({ do: 'ready', table, ready: true });
    await cleo.get({ do: 'leave', table });
    await cleo.get({ do: 'sit', table, seat: 2 });
    expect(latest(ada)).toMatchObject({ stage: 'gathering', autoStart: true });
    await cleo.get({ do: 'ready', table, ready: true });
    await ada.until((player) => latest(player)?.stage === 'racing');
  });
});

describe('NET-02 a friend who comes late', () => {
  it('takes the place of a bot that filled an open seat, and hears its hand', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben'], ['me', 'open', 'open']);
    const [ada, ben] = players;
    expect(latest(ada)?.seats[2]).toEqual({ kind: 'bot', bot: 'racer', free: true });
    expect(await ben.ask({ do: 'sit', table, seat: 2 })).toMatchObject(refused('NET-02', 'net.otherHand'));
    const dora = await connect(server.port, null, 'Dora');
    await dora.get({ do: 'sit', table, seat: 2 });
    await dora.get({ do: 'watch', table, since: null });
    expect(dora.mirror).toMatchObject({ seat: 2 });
    expect(announced(ada)).toMatchObject([{ what: 'tookOver', seat: 2, name: 'Dora' }]);
    // RATE-02: the race of that seat counts for nobody, and giving it up is no victory for the others.
    expect(server.rooms.openNow(table)?.game.record.taken).toEqual([2]);
    const late = await connect(server.port, null, 'Eve');
    expect(await late.ask({ do: 'sit', table, seat: 2 })).toMatchObject(refused('NET-03', 'net.begun'));
  });

  it('takes the place of any other bot once the host has opened it', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben'], ['me', 'open', 'racer']);
    const [ada, ben] = players;
    const dora = await connect(server.port, null, 'Dora');
    expect(await dora.ask({ do: 'sit', table, seat: 2 })).toMatchObject(refused('NET-03', 'net.begun'));
    expect(await ben.ask({ do: 'free', table, seat: 2 })).toMatchObject(refused('NET-02', 'net.notHost'));
    await ada.get({ do: 'free', table, seat: 2 });
    await dora.get({ do: 'sit', table, seat: 2 });
  });
});

describe('NET-02 the time to come back', () => {
  it('is left to the clock in a rated race, however much the host would like to go on', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    const clock = { bank: 600, free: 10, gain: 0, away: 180, late: 'bot', night: null } as const;
    for (const player of players) await player.get({ do: 'clock', table, clock });
    ben.close();
    await ada.until((player) => !isHere(player, 1));
    time += 10 * 60_000;
    expect(await ada.ask({ do: 'free', table, seat: 1 })).toMatchObject(
      refused('NET-02', 'net.clockDecides'),
    );
  });
});

describe('TABLE-03 a race that ends early', { timeout: 60_000 }, () => {
  it('ends by agreement of all who play, and is rated for nobody', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    expect(await ada.ask({ do: 'end', table, agrees: false })).toMatchObject(
      refused('NET-03', 'net.noProposal'),
    );
    await ada.get({ do: 'end', table, agrees: true });
    await ben.until((player) => latest(player)?.endProposal?.seat === 0);
    await ben.get({ do: 'end', table, agrees: false });
    await ada.until((player) => announced(player).some(({ what }) => what === 'endDeclined'));
    expect(latest(ada)?.endProposal).toBeNull();
    for (const player of players) await player.get({ do: 'end', table, agrees: true });
    await cleo.until((player) => latest(player)?.stage === 'over');
    expect(latest(cleo)).toMatchObject({ ended: 'agreed', rated: false, endProposal: null });
    const asked = players.find((player) => player.answers().length > 0) as Player;
    expect(await asked.give(table, asked.answers()[0] as object)).toMatchObject(
      refused('NET-03', 'net.isOver'),
    );
    expect(await ada.ask({ do: 'abort', table })).toMatchObject(refused('NET-03', 'net.isOver'));
    expect((await ada.get({ do: 'file', table })).kind).toBe('file');
    // The same after the table was opened again.
    server.rooms.openNow(table)?.reopen();
    await ada.get({ do: 'watch', table, since: null });
    expect(latest(ada)).toMatchObject({ stage: 'over', ended: 'agreed' });
  });

  it('is called off by one player in its first turn, and not later', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    const dot = await connect(server.port, null, 'Dot');
    expect(await dot.ask({ do: 'abort', table })).toMatchObject(refused('NET-02', 'net.notYourSeat'));
    await ben.get({ do: 'abort', table });
    await ada.until((player) => latest(player)?.ended === 'aborted');
    const other = await gather(server, ['Ada', 'Ben', 'Cleo']);
    for (const [seat, player] of other.players.entries()) player.playOn(other.table, chanceFor(seat + 5));
    await other.players[0].until(({ mirror }) => (mirror?.public.turn ?? 0) >= 2);
    expect(await other.players[0].ask({ do: 'abort', table: other.table })).toMatchObject(
      refused('NET-03', 'net.firstTurnOnly'),
    );
  });

  it('goes on with a bot for who gives up, who does not come back', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    await ben.get({ do: 'concede', table });
    await ada.until((player) => announced(player).some(({ what }) => what === 'conceded'));
    expect(latest(ada)?.seats[1]).toMatchObject({ name: 'Ben', bot: 'racer', conceded: true });
    const notYours = refused('NET-02', 'net.notYourSeat');
    expect(await ben.ask({ do: 'back', table })).toMatchObject(notYours);
    expect(await ben.ask({ do: 'concede', table })).toMatchObject(notYours);
    expect(latest(ben)?.seats[1]).toMatchObject({ bot: 'racer', conceded: true });
    expect(latest(ada)?.stage).toBe('racing');
    // The others agree without who gave up, who cannot decline either.
    await ada.get({ do: 'end', table, agrees: true });
    expect(await ben.ask({ do: 'end', table, agrees: false })).toMatchObject(notYours);
    expect(await ben.ask({ do: 'clock', table, clock: null })).toMatchObject(notYours);
    expect(await ben.ask({ do: 'propose', table, beat: 0 })).toMatchObject(notYours);
    expect(await ben.ask({ do: 'consent', table, beat: 0, agrees: false })).toMatchObject(notYours);
    await players[2].get({ do: 'end', table, agrees: true });
    await ada.until((player) => latest(player)?.ended === 'agreed');
  });

  it('is won by the last who has not given up', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await ben.get({ do: 'concede', table });
    await cleo.get({ do: 'concede', table });
    await ada.until((player) => latest(player)?.stage === 'over');
    expect(latest(ada)).toMatchObject({ ended: 'conceded', rated: true });
    await server.rater.count(table);
    const me = latest(ada)?.seats[0];
    const results = await server.store.resultsAt(table);
    const mine = results.find(({ person }) => me?.kind === 'person' && person === me.person);
    expect(mine?.place).toBe(1);
    expect(JSON.parse(mine?.outcome ?? '{}')).toMatchObject({ fate: 'raced' });
    expect(results).toHaveLength(3);
  });
});

describe('TABLE-01 taking back', () => {
  it('is told to everybody', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const first = players.find((player) => player.answers().length > 0) as Player;
    await first.give(table, first.answers()[0] as object);
    const undone = await first.ask({ do: 'undo', table, key: 'u1' });
    expect(undone.ok).toBe(true);
    const other = players.find((player) => player !== first) as Player;
    await other.until((player) => announced(player).some(({ what }) => what === 'undone'));
  });
});
