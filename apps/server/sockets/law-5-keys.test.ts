import { afterEach, describe, expect, it } from 'vitest';
import { bytes, type Player } from '../testing/player.ts';
import { closeWorlds, liveOf, someWindow, type World, world } from '../testing/worlds.ts';

afterEach(closeWorlds);

/** Longer than any test: no window closes by itself while keys are tried. */
const OPEN = 120_000;
const DECLINE = { do: 'decline' } as const;

type Given = 'nobody' | 'one by hand' | 'one by order' | 'all';

/** A danger window with so many answers, and a person at the table who is not asked. */
async function windowWith(given: Given): Promise<{ w: World; prober: Player; key: string }> {
  const { w, seats } = await someWindow(() => world(OPEN));
  const [first = 0, ...others] = seats;
  const byOrder = { decline: 9, guards: false };
  const at = (seat: number): Player => w.players[seat] as Player;
  if (given === 'one by order') await at(first).get({ do: 'orders', table: w.table, orders: byOrder });
  else if (given !== 'nobody') await at(first).give(w.table, DECLINE, 'by-hand');
  if (given === 'all') for (const seat of others) await at(seat).give(w.table, DECLINE, `last-${seat}`);
  // Orders are followed at once, and everything is written before any key is tried.
  await new Promise((settle) => setTimeout(settle, 50));
  await w.server.services.committer.flushed();
  const prober = w.players.find((_, seat) => !seats.includes(seat));
  if (prober === undefined) throw new Error('somebody must have played the card');
  const held = w.server.rooms.openNow(w.table)?.game.record.held;
  return { w, prober, key: held?.key ?? 'no-such-key' };
}

/** Tries keys of others: past ones, guessable ones, and the one of the held answer. */
async function probe({ w, prober, key }: { w: World; prober: Player; key: string }): Promise<string[]> {
  const { question, lines } = liveOf(w);
  const own = (await w.server.store.lines(w.table)).findLast(({ seat }) => w.players[seat] === prober);
  if (own === undefined) throw new Error('whoever tries must have answered before');
  const before = bytes(prober).length;
  const guesses = [key, own.key, 'by-hand', 'last-1', 'last-2'];
  for (const kind of ['order', 'clock', 'bot'])
    for (let line = lines - 2; line < lines + 4; line++)
      for (const seat of w.players.keys()) guesses.push(`${kind}-${line}-${seat}`);
  for (const guess of guesses)
    for (const asked of [question, own.question, 999_999])
      await prober.ask({ do: 'answer', table: w.table, question: asked, key: guess, answer: DECLINE });
  return bytes(prober).slice(before);
}

describe('law 5 with keys of others', { timeout: 120_000 }, () => {
  it('late, replayed and foreign keys tell nobody who has answered in a window', async () => {
    const nobody = await probe(await windowWith('nobody'));
    // A person's own key returns what they wrote with it.
    expect(nobody.filter((text) => text.includes('"written"'))).toHaveLength(1);
    for (const given of ['one by hand', 'one by order', 'all'] as const)
      expect(await probe(await windowWith(given)), given).toEqual(nobody);
  });

  it('the key of an answer by order cannot be guessed', async () => {
    const { w, seats } = await someWindow(() => world(0));
    const { at } = liveOf(w);
    for (const seat of seats)
      await (w.players[seat] as Player).get({
        do: 'orders',
        table: w.table,
        orders: { decline: 9, guards: false },
      });
    await expect.poll(() => liveOf(w).at).toBeGreaterThan(at);
    await w.server.services.committer.flushed();
    const keys = (await w.server.store.lines(w.table)).slice(-seats.length).map(({ key }) => key);
    expect(new Set(keys).size).toBe(seats.length);
    for (const key of keys) expect(key).toMatch(/^[\w-]{16}$/);
  });
});
