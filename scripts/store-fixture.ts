// Part of npm run fixture: a small store as this release leaves it, with a race that is over, one under way, one
// whose players went back, and a table that waits. What people have on their servers must open for good.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '@race/store';
import { gather, isOver, openTestServer, playUntil } from '../apps/server/testing/server.ts';
import { ROOT } from './tools.ts';

const FOLDER = join(ROOT, 'packages', 'store', 'fixtures');
const ANSWERS_UNDER_WAY = 60;

export async function makeStoreFixture(): Promise<string> {
  const file = join(FOLDER, 'first-release.sqlite');
  mkdirSync(FOLDER, { recursive: true });
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  const server = await openTestServer({ store: openSqlite(file) });

  const over = await gather(server, ['Ada', 'Ben', 'Cleo']);
  await playUntil(over.table, over.players, (players) => players.every(isOver));

  const running = await gather(server, ['Dora', 'Emil', 'Fay']);
  const beats = (at: number) => () => (running.players[0].mirror?.at ?? 0) >= at;
  await playUntil(running.table, running.players, beats(ANSWERS_UNDER_WAY));
  const beat = ANSWERS_UNDER_WAY / 2;
  await running.players[0].get({ do: 'propose', table: running.table, beat });
  for (const player of running.players.slice(1))
    await player.ask({ do: 'consent', table: running.table, beat, agrees: true });
  await running.players[0].get({ do: 'bug', table: running.table, note: 'A fault that was none.' });

  await over.players[0].get({ do: 'rematch', table: over.table, agrees: true });
  await over.players[0].get({ do: 'code' });
  for (const player of [...over.players, ...running.players]) player.close();
  await server.close();

  const whole = new DatabaseSync(file);
  whole.exec('PRAGMA journal_mode = DELETE; VACUUM;');
  whole.close();
  return file;
}
