import type { Race, RaceSeat } from '@race/great-race';
import { chooseFrom, fast, listSeats, pending } from '@race/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRemoval } from '../people/talk.ts';
import { sendNews } from '../rooms/news.ts';
import { bytes, connect, type Player } from '../testing/player.ts';
import { openTestServer } from '../testing/server.ts';
import {
  answersIn,
  closeWorlds,
  give,
  LEAST,
  liveOf,
  someWindow,
  type World,
  world,
} from '../testing/worlds.ts';

afterEach(closeWorlds);

/** An answer that both worlds allow; null when there is none. */
function common(a: World, b: World, seat: number, chance: number[]): object | null {
  const there = new Set(answersIn(b, seat).map((answer) => JSON.stringify(answer)));
  const both = answersIn(a, seat).filter((answer) => there.has(JSON.stringify(answer)));
  return both.length === 0 ? null : (chooseFrom(chance, both) as object);
}

/** Ben and Cleo swap cards that nobody has seen. */
function swapHands(w: World): boolean {
  const { state } = liveOf(w);
  const crews = (state.public as Race['public']).crews;
  const [ben, cleo] = [state.seats[1] as RaceSeat, state.seats[2] as RaceSeat];
  const spare = (own: RaceSeat, seat: number) =>
    own.hand.findIndex((count, card) => count > (crews[seat]?.known[card] ?? 0));
  const [fromBen, fromCleo] = [spare(ben, 1), spare(cleo, 2)];
  if (fromBen < 0 || fromCleo < 0 || fromBen === fromCleo) return false;
  for (const [own, out, into] of [
    [ben, fromBen, fromCleo],
    [cleo, fromCleo, fromBen],
  ] as const) {
    own.hand[out] = (own.hand[out] ?? 0) - 1;
    own.hand[into] = (own.hand[into] ?? 0) + 1;
  }
  return true;
}

/** Talk arrives in the same order in both worlds. */
async function chat({ server, players, watcher, table }: World): Promise<void> {
  const [ada, ben, cleo] = players as [Player, Player, Player];
  const count = () => ada.heard.filter((text) => text.includes('"type":"talk"')).length;
  const before = count();
  await ben.get({ do: 'write', table, words: 'Who has seen my jerrycan?' });
  await cleo.get({ do: 'say', table, phrase: 'sorry' });
  await ada.get({ do: 'write', table, words: 'Not me.' });
  await ada.until(() => count() === before + 3);
  // An administrator removes a line.
  sendRemoval(server.rooms.openNow(table), 1);
  for (const one of [ada, watcher]) {
    await one.get({ do: 'talk', table });
    // What is pushed of the open tables is the difference of two such lists.
    await one.get({ do: 'followLobby', follows: true });
  }
}

const NOON = 1_800_000_000_000;

/** Ada and the watcher ask for everything about the others; Ben follows Ada and calls her to a table. */
async function lookAtPlayers({ players, watcher }: World): Promise<void> {
  const [ada, ben] = players as [Player, Player];
  const [own = '', other = ''] = (ada.news.at(-1)?.seats ?? []).map((sits) =>
    sits.kind === 'person' ? sits.person : '',
  );
  await ben.get({ do: 'follow', person: own, follow: true });
  await ben.get({ do: 'note', person: own, words: 'of the quixotic road' });
  const race = { game: 'race', board: 'africa', crews: 2, rated: true, clock: null } as const;
  await ben.get({ do: 'challengePlayer', person: own, ...race });
  const races = { game: null, board: null, crews: null, rated: null, won: false, together: false } as const;
  for (const one of [ada, watcher]) {
    await one.get({ do: 'player', person: other });
    await one.get({ do: 'people' });
    await one.get({ do: 'turns' });
    await one.get({ do: 'findPeople', name: 'Ben' });
    await one.get({ do: 'races', person: other, ...races, before: null });
    await one.get({ do: 'leaders', game: 'race', board: 'africa', crews: 3, bots: false });
  }
  // In a club of Ben's, Ada is a member and the watcher looks in.
  const made = await ben.get({ do: 'makeClub', name: 'Sand', words: '', door: 'open' });
  if (made.kind !== 'club') throw new Error('no club');
  const { club } = made.club;
  await ada.get({ do: 'joinClub', club });
  await ben.get({ do: 'sayInClub', club, phrase: 'luck' });
  const opened = { game: 'race', options: { crews: 2 }, seats: ['me', 'open'] } as const;
  await ben.get({ do: 'clubTable', club, ...opened });
  for (const one of [ada, watcher]) {
    await one.get({ do: 'club', club });
    await one.get({ do: 'clubs', name: 'sand' });
  }
  expect(bytes(watcher).join()).not.toContain('"luck"');
  expect(bytes(ada).join()).not.toContain('quixotic');
}

describe('law 5 over real sockets', { timeout: 120_000 }, () => {
  it.each([1, 2, 3])(
    'other hands change no byte, number or order of what a seat is told (%i)',
    async (seed) => {
      // The list of open tables says when they were opened.
      const now = () => 1_800_000_000_000;
      const [a, b] = [await world(0, now), await world(0, now)];
      const chance = fast(seed, 5);
      let isSwapped = false;
      let played = 0;
      for (let n = 0; n < 900 && played < 150; n++) {
        const seat = listSeats(pending(liveOf(a).rules, liveOf(a).state))[0];
        if (seat === undefined) break;
        if (!isSwapped && swapHands(b)) {
          isSwapped = true;
          // Ben and Cleo reload their new hands; in the other world, their old ones.
          for (const w of [a, b])
            for (const player of w.players.slice(1))
              await player.get({ do: 'watch', table: w.table, since: null });
        }
        const answer = common(a, b, seat, chance);
        if (answer === null) break;
        await give(a, seat, answer);
        await give(b, seat, answer);
        if (played % 25 === 1) for (const w of [a, b]) await chat(w);
        if (JSON.stringify(liveOf(a).state.public) !== JSON.stringify(liveOf(b).state.public)) break;
        if (isSwapped) played += 1;
        expect(bytes(a.players[0] as Player)).toEqual(bytes(b.players[0] as Player));
        expect(bytes(a.watcher)).toEqual(bytes(b.watcher));
      }
      expect(isSwapped).toBe(true);
      expect(played).toBeGreaterThan(3);
      expect(a.watcher.heard.join()).toContain('"phrase":"sorry"');
      expect(a.watcher.heard.join()).toContain('"type":"unsaid"');
      expect(a.watcher.heard.join()).toContain('"ahead"');
      expect(a.watcher.heard.join()).not.toContain('jerrycan?');
    },
  );

  it('what is asked about players says nothing of their hands', async () => {
    const [a, b] = [await world(0, () => NOON), await world(0, () => NOON)];
    const chance = fast(2, 5);
    while (!swapHands(b)) {
      const seat = listSeats(pending(liveOf(a).rules, liveOf(a).state))[0] as number;
      const answer = common(a, b, seat, chance) as object;
      await give(a, seat, answer);
      await give(b, seat, answer);
    }
    for (const w of [a, b]) await lookAtPlayers(w);
    expect(bytes(a.watcher).join()).toContain('"kind":"people"');
    expect(bytes(a.players[0] as Player)).toEqual(bytes(b.players[0] as Player));
    expect(bytes(a.watcher)).toEqual(bytes(b.watcher));
  });

  it('what another has sealed, taken back and sealed anew shows nothing but that it was', async () => {
    const [a, b] = [await world(), await world()];
    const chance = fast(4, 5);
    while ((liveOf(a).state.public as Race['public']).stack.at(-1)?.kind !== 'plan') {
      const seat = listSeats(pending(liveOf(a).rules, liveOf(a).state))[0] as number;
      const answer = common(a, b, seat, chance) as object;
      await give(a, seat, answer);
      await give(b, seat, answer);
    }
    const plans = answersIn(a, 1) as object[];
    await give(a, 1, plans[0] as object);
    await give(b, 1, plans[9] as object);
    expect(bytes(a.players[0] as Player)).toEqual(bytes(b.players[0] as Player));
    expect(bytes(a.watcher)).toEqual(bytes(b.watcher));
  });
});

describe('CARD-02 a danger window over the net', () => {
  it('would be seen to leak: a planted fault that tells of what is held changes the number of messages', async () => {
    const { w, seats } = await someWindow();
    const room = w.server.rooms.openNow(w.table);
    const { committer } = w.server.services;
    const { add } = committer;
    committer.add = (change, then) =>
      add(change, (verdict) => {
        then(verdict);
        if (change.write === 'table' && room !== null) sendNews(room);
      });
    const before = bytes(w.watcher).length;
    for (const seat of seats) await (w.players[seat] as Player).give(w.table, { do: 'decline' });
    await w.watcher.until(() => bytes(w.watcher).length > before);
  }, 60_000);

  it('closes no earlier than its least time, and shows nobody that somebody has answered', async () => {
    const { w, seats } = await someWindow();
    const opened = Date.now();
    const before = bytes(w.watcher).length;
    const { at } = liveOf(w);
    for (const seat of seats) {
      const player = w.players[seat] as Player;
      expect((await player.give(w.table, { do: 'decline' })).ok).toBe(true);
      expect(player.mirror?.own?.sealed).toEqual({ do: 'decline' });
      // A person who has answered may not answer again, whether they were the last or not.
      expect(await player.give(w.table, { do: 'decline' })).toMatchObject({
        ok: false,
        refusal: { reason: 'window.answered' },
      });
    }
    expect(liveOf(w).at).toBe(at);
    expect(bytes(w.watcher).length).toBe(before);
    const last = w.players[seats.at(-1) as number] as Player;
    await last.get({ do: 'undo', table: w.table, key: 'think' });
    expect(last.mirror?.own?.sealed).toBeNull();
    expect((await last.give(w.table, { do: 'decline' })).ok).toBe(true);
    expect(bytes(w.watcher).length).toBe(before);
    await w.watcher.until(({ mirror }) => (mirror?.at ?? 0) > at);
    expect(Date.now() - opened).toBeGreaterThanOrEqual(LEAST - 50);
  }, 60_000);

  it('shows who looks back neither by the replay nor by the time it takes that somebody has answered', async () => {
    const { w, seats } = await someWindow(() => world(120_000));
    const { store, committer } = w.server.services;
    const first = seats[0] as number;
    const lookers = [w.watcher, w.players.find((_, seat) => !seats.includes(seat)) as Player];
    const replays = () => Promise.all(lookers.map((one) => one.get({ do: 'replay', table: w.table })));
    await replays();
    for (const one of lookers) one.heard.length = 0;
    const { lines } = store;
    let [reads, waits] = [0, 0];
    store.lines = (table) => {
      reads += 1;
      return lines(table);
    };
    const ids = /"id":\d+/;
    const told = () => lookers.map(({ heard }) => heard.map((text) => text.replace(ids, '')).join());
    await replays();
    const before = told();
    for (const one of lookers) one.heard.length = 0;
    await (w.players[first] as Player).give(w.table, { do: 'decline' });
    const { flushed } = committer;
    committer.flushed = () => {
      waits += 1;
      return flushed();
    };
    await replays();
    expect(told()).toEqual(before);
    expect({ reads, waits }).toEqual({ reads: 0, waits: 0 });
  }, 60_000);

  it('closes in its time though the clock on the wall goes back', async () => {
    const time = { now: 1_800_000_000_000 };
    const { w, seats } = await someWindow(() => world(LEAST, () => time.now));
    const { at } = liveOf(w);
    time.now -= 3_600_000;
    for (const seat of seats) await (w.players[seat] as Player).give(w.table, { do: 'decline' });
    await w.watcher.until(({ mirror }) => (mirror?.at ?? 0) > at);
  }, 20_000);

  it('keeps an answer that is held through a restart, and it takes effect then', async () => {
    const { w, seats } = await someWindow();
    for (const seat of seats) await (w.players[seat] as Player).give(w.table, { do: 'decline' });
    const { at } = liveOf(w);
    expect((await w.server.store.table(w.table))?.record).toContain('"held":{');
    const again = await openTestServer({ store: w.server.store, window: 50 });
    const watcher = await connect(again.port, null, 'Eve');
    await watcher.get({ do: 'watch', table: w.table, since: null });
    await watcher.until(({ mirror }) => (mirror?.at ?? 0) > at);
    expect((await w.server.store.table(w.table))?.record).toContain('"held":null');
    await again.close();
  });
});

describe('law 5 with clocks that run', { timeout: 120_000 }, () => {
  const clock = { bank: 600, free: 30, gain: 0, away: 60, late: 'bot', night: null } as const;

  /** The test controls the time, and all have agreed on a clock. */
  async function clocked(time: { now: number }): Promise<World> {
    const w = await world(0, () => time.now);
    for (const player of w.players) await player.get({ do: 'clock', table: w.table, clock });
    return w;
  }

  it('a clock in a window shows nobody who has answered, and when time is up nobody who had not', async () => {
    const worlds: string[][] = [];
    for (const answers of [0, 1]) {
      const time = { now: 1_000_000 };
      const { w, seats } = await someWindow(() => clocked(time));
      const early = seats.slice(0, answers);
      const { at, question } = liveOf(w);
      for (const player of w.players) await player.get({ do: 'shown', table: w.table, question });
      for (const seat of early) await (w.players[seat] as Player).give(w.table, { do: 'decline' });
      time.now += 29_000;
      await w.server.timekeeper.look();
      expect(liveOf(w).at).toBe(at);
      time.now += 1_000;
      await w.server.timekeeper.look();
      await w.watcher.until(({ mirror }) => (mirror?.at ?? 0) > at);
      // The next member gets the clocks last.
      await w.watcher.get({ do: 'ping' });
      expect(w.watcher.heard.some((text) => text.includes('"up":'))).toBe(false);
      worlds.push(bytes(w.watcher));
    }
    expect(worlds[0]?.some((text) => text.includes('"window":true'))).toBe(true);
    expect(worlds[0]).toEqual(worlds[1]);
  });
});

describe('law 5 with automatic responses', { timeout: 120_000 }, () => {
  const OFF = { decline: null, guards: false } as const;

  it('an answer by order cannot be told from one by hand, nor from none that was ordered', async () => {
    const worlds: string[][] = [];
    for (const isOrdered of [false, true]) {
      const { w, seats } = await someWindow();
      const opened = Date.now();
      const before = bytes(w.watcher).length;
      const { at } = liveOf(w);
      for (const seat of seats) {
        const player = w.players[seat] as Player;
        if (isOrdered) await player.get({ do: 'orders', table: w.table, orders: { ...OFF, decline: 9 } });
        else await player.give(w.table, { do: 'decline' });
      }
      expect(bytes(w.watcher).length).toBe(before);
      await w.watcher.until(({ mirror }) => (mirror?.at ?? 0) > at);
      expect(Date.now() - opened).toBeGreaterThanOrEqual(LEAST - 50);
      worlds.push(bytes(w.watcher));
    }
    expect(worlds[0]).toEqual(worlds[1]);
  });
});
