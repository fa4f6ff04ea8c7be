import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseFrom } from '@race/kernel';
import { openSqlite } from '@race/store';
import { afterAll, expect, it } from 'vitest';
import { chanceFor, connect, type Player } from './player.ts';
import { ended, portOf, startProgram } from './program.ts';
import { gather } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-upgrade-'));

const start = async (grace: string) => {
  const program = startProgram({ DATA: folder, LIMITS: 'off', GRACE: grace });
  return { ...program, port: await portOf(program) };
};

interface Given {
  readonly seat: number;
  readonly key: string;
  readonly answer: object;
  readonly question: number;
}

/** Answers whenever asked, and records what was acknowledged and what is still open. */
function playOn(table: string, players: readonly Player[], round: string) {
  const acknowledged: Given[] = [];
  const open = new Map<number, Given>();
  const chance = chanceFor(5);
  let keys = 0;
  const act = (seat: number): void => {
    const player = players[seat];
    const answers = open.has(seat) ? [] : (player?.answers() ?? []);
    if (player === undefined || answers.length === 0) return;
    keys += 1;
    const answer = chooseFrom(chance, answers) as object;
    const given = { seat, key: `${round}-${keys}`, answer, question: player.mirror?.question ?? 0 };
    open.set(seat, given);
    void player.give(table, answer, given.key).then(({ ok }) => {
      open.delete(seat);
      if (ok) acknowledged.push(given);
    });
  };
  const acting = setInterval(() => {
    for (const seat of players.keys()) act(seat);
  }, 2);
  return { acknowledged, open, stop: () => clearInterval(acting) };
}

/** The program is restarted while people play. */
export function upgrades(): void {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is announced, says goodbye, and loses nothing that was acknowledged', async () => {
    const old = await start('5');
    const { table, players } = await gather(old, ['Ada', 'Ben', 'Cleo']);
    const before = playOn(table, players, 'before');
    await expect.poll(() => before.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(30);
    const at = (path: string) => fetch(`http://127.0.0.1:${old.port}${path}`);
    expect((await at('/ready')).status).toBe(200);

    old.child.kill('SIGTERM');
    await expect.poll(async () => (await at('/ready')).status).toBe(503);
    expect((await at('/health')).status).toBe(200);
    const whenTold = before.acknowledged.length;
    expect(await Promise.all(players.map(({ closed }) => closed))).toEqual([1001, 1001, 1001]);
    before.stop();
    expect(before.acknowledged.length).toBeGreaterThan(whenTold);
    for (const { heard } of players) expect(heard).toContain('{"type":"closing"}');
    expect(await ended(old.child)).toBe(0);
    expect(old.said.err.split('\n').filter((line) => line !== '' && !line.startsWith('Building'))).toEqual(
      [],
    );

    const next = await start('0');
    const back = await Promise.all(players.map(({ token }) => connect(next.port, token)));
    for (const player of back) await player.get({ do: 'watch', table, since: null });
    // Like the page: requests without a result are sent again, with the same key.
    for (const { seat, ...given } of before.open.values()) {
      const said = await back[seat]?.ask({ do: 'answer', table, ...given });
      if (said?.ok) before.acknowledged.push({ seat, ...given });
    }
    const after = playOn(table, back, 'after');
    await expect.poll(() => after.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10);
    next.child.kill('SIGTERM');
    expect(await ended(next.child)).toBe(0);
    after.stop();

    const store = openSqlite(join(folder, 'race.sqlite'));
    const stored = new Map(
      (await store.lines(table)).map(({ seat, key, entry }) => [`${seat} ${key}`, entry]),
    );
    const { held } = JSON.parse((await store.table(table))?.record ?? '{}');
    if (held != null) stored.set(`${held.seat} ${held.key}`, JSON.stringify(held.answer));
    await store.close();
    for (const { seat, key, answer } of [...before.acknowledged, ...after.acknowledged])
      expect(stored.get(`${seat} ${key}`)).toBe(JSON.stringify(answer));
  });

  it('does not wait when it is told twice', async () => {
    const { child, port } = await start('600');
    child.kill('SIGINT');
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(503);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
  });
}
