// Runs the unit tests and the type check in the copy.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { commandOf } from '../tools.ts';
import type { Copy } from './copy.ts';

export interface Result {
  readonly ok: boolean;
  /** The files that failed, once for each test or error in them. */
  readonly failed: readonly string[];
  readonly output: string;
}

export async function runTests(copy: Copy, tests: readonly string[]): Promise<Result> {
  const report = join(copy.root, 'tests.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...tests];
  const { code, output } = await runIn(copy, 'vitest', 'vitest', args);
  const failed = readReport(report).flatMap(({ name, status, assertionResults }) => {
    const file = relative(copy.root, name).replaceAll('\\', '/');
    const count = assertionResults.filter((one) => one.status === 'failed').length;
    return Array.from({ length: status === 'failed' ? Math.max(count, 1) : 0 }, () => file);
  });
  return { ok: code === 0, failed, output };
}

interface TestedFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

/** Of all files that were tested; of none where the run did not get that far. */
function readReport(path: string): readonly TestedFile[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults;
  } catch {
    return [];
  } finally {
    rmSync(path, { force: true });
  }
}

export async function checkTypes(copy: Copy): Promise<Result> {
  const { code, output } = await runIn(copy, 'typescript', 'tsc', ['-b', '--pretty', 'false']);
  const failed = [...output.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, file = '']) => file);
  return { ok: code === 0, failed, output };
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) stop(child);
});

const HAS_GROUPS = process.platform !== 'win32';

/** With the processes it has started, which would go on for a while. */
function stop(child: ChildProcess): void {
  if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}

function runIn(
  { root }: Copy,
  name: string,
  command: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [commandOf(name, command), ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      detached: HAS_GROUPS,
    });
    running.add(child);
    let output = '';
    const listen = (some: Buffer) => {
      output += some.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
