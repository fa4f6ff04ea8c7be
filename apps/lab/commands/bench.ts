import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CASES } from '../bench/cases.ts';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { text } from '../cli/options.ts';
import { rounded, type TableCell, table } from '../cli/table.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

interface Case {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly [more: string]: string | number;
}

export const bench = command({
  name: 'bench',
  summary: 'Measures the speed of the engine in a minute of CPU time, with one process per case.',
  options: {
    only: text('only cases whose name starts with this', ''),
    case: text('run one case in this process', null),
  },
  async run({ only, case: single }, { progress }) {
    if (single !== null) {
      const run = CASES[single];
      if (run === undefined)
        throw new UsageFault(`there is no case “${single}”: ${Object.keys(CASES).join(', ')}`);
      const measured = { name: single, ...run() };
      return { result: measured, text: show([measured]), ok: true };
    }
    const names = Object.keys(CASES).filter((name) => name.startsWith(only));
    if (names.length === 0)
      throw new UsageFault(`no case begins with “${only}”: ${Object.keys(CASES).join(', ')}`);
    const cases: Case[] = [];
    for (const name of names) {
      progress.show(cases.length, names.length, `cases: ${name}`);
      cases.push(await inItsOwnProcess(name));
    }
    const kernel = cases.find(({ name }) => name === 'noughts kernel');
    const byHand = cases.find(({ name }) => name === 'noughts by hand');
    const ratio = kernel && byHand ? rounded(kernel.perCpuSecond / byHand.perCpuSecond) : null;
    return {
      result: { cases, kernelToByHand: ratio },
      text: `${show(cases)}${ratio === null ? '' : `\n\nthe kernel at noughts: ${ratio} of the hand-written loop`}`,
      ok: true,
    };
  },
});

/** A process for each case, so that memory and compiled code of one do not affect the next. */
function inItsOwnProcess(name: string): Promise<Case> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, 'bench', '--case', name, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(out));
      else reject(new UsageFault(`the case ${name} failed`));
    });
  });
}

function show(cases: readonly Case[]): string {
  const rows: TableCell[][] = cases.map(({ name, perCpuSecond, made: _, ...more }) => [
    name,
    perCpuSecond,
    Object.entries(more)
      .map(([what, value]) => `${what} ${value}`)
      .join(', '),
  ]);
  return table([['case', 'per CPU-second', ''], ...rows]);
}
