import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { botOf, caller, ownerAt } from '../testing/programs.ts';
import { openTestServer } from '../testing/server.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/api/example.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What the example prints, and how it ends. */
const run = (
  token: string,
  words: readonly string[],
): Promise<{ readonly code: number | null; readonly text: string }> =>
  new Promise((resolve) => {
    const python = spawn('python3', ['-I', EXAMPLE, ...words], {
      env: { ...process.env, RACE_TOKEN: token },
    });
    let text = '';
    for (const stream of [python.stdout, python.stderr])
      stream.on('data', (data) => {
        text += data;
      });
    python.on('close', (code) => resolve({ code, text }));
  });

it.skipIf(!hasPython)('docs/api/example.py plays a whole race', { timeout: 120_000 }, async () => {
  const server = await openTestServer();
  const address = `http://127.0.0.1:${server.port}`;
  const { token, name } = await botOf(await ownerAt(server));
  const { code, text } = await run(token, [address, '--seed', '3']);
  expect(text).toMatch(/The race is over after \d+ answers\./);
  expect([code, text.split('\n')[0]?.startsWith(`${name} plays at table`)]).toEqual([0, true]);
  const { tables } = (await caller(server, token)('GET', '/me/tables')).body;
  expect(tables).toMatchObject([{ stage: 'over', seat: 0 }]);
  // A refusal ends it with the reason.
  const refused = await run(token, [address, '--join', 'no-such-table']);
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('404 net.unknownTable')]);
  await server.close();
});
