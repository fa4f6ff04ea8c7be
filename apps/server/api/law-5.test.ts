// Law 5 over the API: what a seat cannot see changes no byte of what its programs receive.
import type { Race, RaceSeat } from '@race/great-race';
import { chooseFrom, fast, listSeats, pending } from '@race/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { result } from '../testing/people.ts';
import type { Player } from '../testing/player.ts';
import { caller, type Lines, openLines } from '../testing/programs.ts';
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

interface Watched extends World {
  /** Streams of the first seat, reading alone and playing, and of a spectator. */
  readonly streams: readonly Lines[];
  readonly tokens: readonly string[];
}

async function tokenFor(
  player: Player,
  login: string,
  scopes: readonly ('read' | 'play')[],
): Promise<string> {
  await player.get({ do: 'password', login, password: 'crossing the Sahara by night' });
  const made = await player.get({ do: 'makeToken', bot: null, label: 'law 5', scopes, days: 7 });
  return result(made, 'newToken').token;
}

async function watched(opened = () => world()): Promise<Watched> {
  const w = await opened();
  const [ada] = w.players as [Player];
  const tokens = [
    await tokenFor(ada, 'ada', ['read']),
    await tokenFor(ada, 'ada', ['read', 'play']),
    await tokenFor(w.watcher, 'dot', ['read', 'play']),
  ];
  // A new password ends the tokens made before.
  const again = result(
    await ada.get({ do: 'makeToken', bot: null, label: 'law 5', scopes: ['read'], days: 7 }),
    'newToken',
  );
  tokens[0] = again.token;
  const streams: Lines[] = [];
  for (const token of tokens) streams.push(await openLines(w.server, token, w.table));
  return { ...w, tokens, streams };
}

/** Lines byte for byte; of commitments and names of people only their place. */
const bytes = (text: string): string =>
  text.replaceAll(/[0-9a-f]{64}/g, '*').replaceAll(/"person":"[\w-]{16}"/g, '"person":"*"');

/** Everything the programs of a world have received, and what they get when they ask now. */
async function received({ server, table, tokens, streams }: Watched): Promise<string[][]> {
  const now = await Promise.all(tokens.map((token) => caller(server, token)('GET', `/tables/${table}`)));
  const replays = await Promise.all(
    tokens.map((token) => caller(server, token)('GET', `/tables/${table}/replay`)),
  );
  return streams.map(({ lines }, at) => [...lines, now[at]?.text ?? '', replays[at]?.text ?? ''].map(bytes));
}

/** Waits until the streams of both have what was sent so far. If one is sent less than the other, it waits in vain. */
async function caughtUp(a: Watched, b: Watched): Promise<void> {
  for (const w of [a, b]) {
    const { at } = liveOf(w);
    await Promise.all(w.streams.map((one) => one.until((lines) => lines.join().includes(`"at":${at},`))));
  }
  for (const [at, one] of a.streams.entries()) {
    const other = b.streams[at] ?? one;
    await one.until((lines) => lines.length >= other.lines.length);
    await other.until((lines) => lines.length >= one.lines.length);
  }
}

function swapHands(w: World): boolean {
  const { state } = liveOf(w);
  const crews = (state.public as Race['public']).crews;
  const [ben, cleo] = [state.seats[1] as RaceSeat, state.seats[2] as RaceSeat];
  const spare = (own: RaceSeat, seat: number) =>
    own.hand.findIndex((count, card) => count > (crews[seat]?.known[card] ?? 0));
  const [out, into] = [spare(ben, 1), spare(cleo, 2)];
  if (out < 0 || into < 0 || out === into) return false;
  for (const [own, gone, got] of [
    [ben, out, into],
    [cleo, into, out],
  ] as const) {
    own.hand[gone] = (own.hand[gone] ?? 0) - 1;
    own.hand[got] = (own.hand[got] ?? 0) + 1;
  }
  return true;
}

describe('law 5 over the API', { timeout: 120_000 }, () => {
  it('other hands change no byte of a stream, of a race as JSON or of a replay', async () => {
    const [a, b] = [await watched(), await watched()];
    const chance = fast(2, 5);
    let isSwapped = false;
    let played = 0;
    for (let n = 0; n < 600 && played < 60; n++) {
      const seat = listSeats(pending(liveOf(a).rules, liveOf(a).state))[0];
      if (seat === undefined) break;
      if (!isSwapped && swapHands(b)) {
        isSwapped = true;
        for (const w of [a, b])
          for (const player of w.players.slice(1))
            await player.get({ do: 'watch', table: w.table, since: null });
      }
      const there = new Set(answersIn(b, seat).map((answer) => JSON.stringify(answer)));
      const both = answersIn(a, seat).filter((answer) => there.has(JSON.stringify(answer)));
      if (both.length === 0) break;
      const answer = chooseFrom(chance, both) as object;
      await give(a, seat, answer);
      await give(b, seat, answer);
      if (JSON.stringify(liveOf(a).state.public) !== JSON.stringify(liveOf(b).state.public)) break;
      if (!isSwapped) continue;
      played += 1;
      await caughtUp(a, b);
      // The replay of a changed hand is played from the same log, so that it cannot differ; the rest could.
      if (played % 5 === 0) expect(await received(a)).toEqual(await received(b));
      for (const [at, one] of a.streams.entries())
        expect(one.lines.map(bytes)).toEqual(b.streams[at]?.lines.map(bytes));
    }
    expect(isSwapped).toBe(true);
    expect(played).toBeGreaterThan(3);
    expect(a.streams[0]?.lines.some((line) => line.includes('"answers":[{'))).toBe(true);
    // A spectator is never offered anything.
    expect(a.streams[2]?.lines.some((line) => line.includes('"answers":[{'))).toBe(false);
  });

  it('shows nobody that somebody has answered in a danger window', async () => {
    const { w, seats } = await someWindow(() => watched(() => world(LEAST)));
    const all = w as Watched;
    await caughtUp(all, all);
    const counts = () => all.streams.map(({ lines }) => lines.length);
    const others = all.streams.filter((_, at) => at === 2 || !seats.includes(0));
    const before = others.map(({ lines }) => lines.length);
    const { at } = liveOf(w);
    for (const seat of seats)
      expect((await w.players[seat]?.give(w.table, { do: 'decline' }))?.ok).toBe(true);
    // A request on the same loop is answered after whatever would have been sent.
    await caller(w.server, all.tokens[2] ?? '')('GET', '/me');
    expect(liveOf(w).at).toBe(at);
    expect(others.map(({ lines }) => lines.length)).toEqual(before);
    expect(counts().every((count) => count > 0)).toBe(true);
    await w.watcher.until(({ mirror }) => (mirror?.at ?? 0) > at);
    for (const stream of all.streams) stream.close();
  });
});
