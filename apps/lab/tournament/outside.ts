import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Ask } from '@race/bots/base/bots.ts';
import type { Types } from '@race/kernel';
import { wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { UsageFault } from '../cli/fault.ts';

/** A question to an external program, as one line of JSON; docs/bots.md has an example of each. */
interface OutsideRequest<T extends Types> extends Pick<Ask<T>, 'view' | 'answers'> {
  readonly ask: number;
  readonly options: unknown;
  readonly seat: number;
}

/** A bot that is an external program: it reads questions from standard input and writes answers to standard output. */
export interface Outsider {
  readonly name: string;
  choose<T extends Types>(asking: OutsideRequest<T>): Promise<T['answer']>;
  close(): void;
}

/** How long a program may take to answer. */
const TIMEOUT = 60_000;
const LONGEST_LINE = 10_000;

export function startOutsider(command: string): Outsider {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const nextLine = listener(child, command);
  return {
    name: command,
    async choose(asking) {
      child.stdin.write(`${JSON.stringify(asking)}\n`);
      return readAnswer(await nextLine(), { asking, command });
    },
    close: () => void child.kill(),
  };
}

/** The next line of the program, or a fault that says what happened. */
function listener(child: ChildProcess, command: string): () => Promise<string> {
  const lines: string[] = [];
  let waiting: { received: (line: string) => void; failed: (fault: UsageFault) => void } | null = null;
  let ended: string | null = null;
  const fail = (why: string) => {
    ended ??= why;
    waiting?.failed(new UsageFault(`the bot “${command}” ${why}`));
    waiting = null;
  };
  if (child.stdout === null) throw new Error('the program has no output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (waiting === null) lines.push(line);
    else waiting.received(line);
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
        received: (answer) => {
          clearTimeout(timer);
          resolve(answer);
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
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), line);
  if (!json.success) throw new UsageFault(`the bot “${command}” did not answer in JSON: ${shown}`);
  if (!v.is(v.object({ ask: v.literal(asking.ask) }), json.output))
    throw new UsageFault(`the bot “${command}” answered another question: ${shown}`);
  const choice = v.safeParse(v.object({ choose: wholeFrom(0, asking.answers.length - 1) }), json.output);
  if (!choice.success)
    throw new UsageFault(`the bot “${command}” chose none of ${asking.answers.length} answers: ${shown}`);
  return asking.answers[choice.output.choose];
}
