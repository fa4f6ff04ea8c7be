import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Types, View } from '@race/kernel';
import { UsageFault } from '../cli/fault.ts';

/** What a bot outside is asked, as one line of JSON; docs/bots.md has an example of each. */
interface OutsideRequest<T extends Types> {
  readonly ask: number;
  readonly options: unknown;
  readonly seat: number;
  readonly view: View<T>;
  readonly answers: readonly T['answer'][];
}

/** A bot that is another program: it reads questions from its standard input and writes answers to its output. */
export interface Outsider {
  readonly name: string;
  choose<T extends Types>(asking: OutsideRequest<T>): Promise<T['answer']>;
  close(): void;
}

/** A program that says nothing for so long has lost its tongue. */
const TIMEOUT = 60_000;
const LONGEST_LINE = 10_000;

export function startOutsider(command: string): Outsider {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const hear = listener(child, command);
  return {
    name: command,
    async choose(asking) {
      child.stdin.write(`${JSON.stringify(asking)}\n`);
      return readAnswer(await hear(), { asking, command });
    },
    close: () => void child.kill(),
  };
}

/** The next line of the program, or a fault that says what became of it. */
function listener(child: ChildProcess, command: string): () => Promise<string> {
  const lines: string[] = [];
  let waiting: { told: (line: string) => void; failed: (fault: UsageFault) => void } | null = null;
  let ended: string | null = null;
  const fail = (why: string) => {
    ended ??= why;
    waiting?.failed(new UsageFault(`the bot “${command}” ${why}`));
    waiting = null;
  };
  if (child.stdout === null) throw new Error('the program has no output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (waiting === null) lines.push(line);
    else waiting.told(line);
    waiting = null;
  });
  child.on('error', (error) => fail(`cannot be started: ${error.message}`));
  child.stdin?.on('error', () => fail('does not read its input'));
  child.on('exit', (code) => fail(`ended with code ${code}`));
  return () => {
    const line = lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (ended !== null) return Promise.reject(new UsageFault(`the bot “${command}” ${ended}`));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail(`said nothing for ${TIMEOUT / 1000} s`), TIMEOUT);
      waiting = {
        told: (said) => {
          clearTimeout(timer);
          resolve(said);
        },
        failed: (fault) => {
          clearTimeout(timer);
          reject(fault);
        },
      };
    });
  };
}

function readAnswer<T extends Types>(
  line: string,
  { asking, command }: { readonly asking: OutsideRequest<T>; readonly command: string },
): T['answer'] {
  const shown = line.slice(0, 80);
  if (line.length > LONGEST_LINE)
    throw new UsageFault(`the bot “${command}” sent a line that is too long: ${shown}…`);
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    throw new UsageFault(`the bot “${command}” did not answer in JSON: ${shown}`);
  }
  const { ask, choose } = Object(said) as { ask?: unknown; choose?: unknown };
  if (ask !== asking.ask) throw new UsageFault(`the bot “${command}” answered another question: ${shown}`);
  if (typeof choose !== 'number' || !Number.isInteger(choose) || asking.answers[choose] === undefined)
    throw new UsageFault(`the bot “${command}” chose none of ${asking.answers.length} answers: ${shown}`);
  return asking.answers[choose];
}
