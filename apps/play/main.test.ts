import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshFolder, saveIn, tableIn } from './testing/playing.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const OPTIONS = [
  '--crews',
  '2',
  '--crew',
  'italian',
  '--board',
  'africa',
  '--towards',
  'south',
  '--seed',
  '3',
];

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program itself, its input a pipe. */
function run(given: readonly string[], typed: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', MAIN, ...given],
      { env: { ...process.env, NO_COLOR: '', ...env }, timeout: 60_000 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code ?? 1), out, err }),
    );
    child.stdin?.end(typed);
  });
}

describe('npm run play', () => {
  it('plays what comes through a pipe, and ends cleanly with it, the race saved', async () => {
    const home = freshFolder();
    const { code, out, err } = await run(['--language', 'en', ...OPTIONS], '1\np1 m3 g1\ndrive\n', {
      XDG_DATA_HOME: home,
    });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Your choice: drive\n');
    expect(out).toContain('Where do you drive?');
    expect(out).toContain('Your race is saved in');
    expect(out).not.toContain('\u001b');
    const table = tableIn(saveIn(join(home, 'great-race')));
    expect(table.history.entries.at(-1)).toMatchObject({ seat: 0, answer: { do: 'drive' } });
  }, 60_000);

  it('speaks the language of the environment and keeps to the width', async () => {
    const { out } = await run(OPTIONS, '\n1\n', {
      LC_ALL: 'de_DE.UTF-8',
      COLUMNS: '60',
      XDG_DATA_HOME: freshFolder(),
    });
    expect(out).toContain('Runde 1, Planung');
    expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(60);
  }, 60_000);

  it('refuses a bad option in one line, with a code that says so', async () => {
    const { code, out, err } = await run(['--crews', '7'], '', {
      LC_ALL: 'nl_NL',
      XDG_DATA_HOME: freshFolder(),
    });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toBe('--crews moet 2–4 zijn, niet ‘7’. Zie npm run play -- --help.\n');
  }, 60_000);

  it('plays on where nothing can be saved, and says so', async () => {
    const home = freshFolder();
    mkdirSync(join(home, 'locked'));
    const blocked = join(home, 'locked', 'file');
    await run(['--language', 'en', ...OPTIONS, '--file', blocked], '', { XDG_DATA_HOME: home });
    const { code, out } = await run(['--language', 'en', ...OPTIONS], '1\n', { XDG_DATA_HOME: blocked });
    expect(code).toBe(0);
    expect(out).toContain('could not be saved');
    expect(out).toContain('Where do you place your five assistants?');
    expect(readdirSync(join(home, 'locked'))).toEqual(['file']);
  }, 60_000);
});
