import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';
import type { Console } from './console.ts';
import type { Block, TextPage } from './page.ts';
import { clampWidth, type Paint, PLAIN, print } from './print.ts';

const DEFAULT_WIDTH = 80;

const LOOKS: { readonly [kind in Block['kind']]?: Parameters<typeof styleText>[0] } = {
  title: ['bold', 'underline'],
  heading: 'bold',
  faint: 'dim',
  alarm: 'yellow',
};

/** Colours only on a terminal, and only if they are not switched off. */
export function paintFor(out: { readonly isTTY?: boolean | undefined }, env: NodeJS.ProcessEnv): Paint {
  const refused = env.NO_COLOR !== undefined && env.NO_COLOR !== '';
  if (out.isTTY !== true || refused || env.TERM === 'dumb') return PLAIN;
  return (kind, line) => {
    const look = LOOKS[kind];
    return look === undefined ? line : styleText(look, line, { validateStream: false });
  };
}

interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  readonly output: NodeJS.WritableStream & {
    readonly isTTY?: boolean | undefined;
    readonly columns?: number | undefined;
  };
}

/** The terminal itself, or a pipe in its place: then each line that is read is shown, as a terminal would. */
export function openTerminal(
  { input, output }: Streams,
  env: NodeJS.ProcessEnv,
): Console & { close(): void } {
  const paint = paintFor(output, env);
  const width = () => clampWidth(output.columns ?? (Number(env.COLUMNS) || DEFAULT_WIDTH));
  const typed = input.isTTY === true;
  let before = '';
  const lines = linesOf(
    createInterface(typed ? { input, output, terminal: true } : { input, terminal: false }),
  );
  return {
    width,
    show(page: TextPage) {
      const shown = print(page, width(), { paint, before });
      before = shown.at(-1) ?? before;
      output.write(shown.map((line) => `${line}\n`).join(''));
    },
    async ask(prompt) {
      if (typed) lines.prompt(prompt);
      else output.write(prompt);
      const line = await lines.next();
      if (!typed || line === null) output.write(`${line ?? ''}\n`);
      before = prompt;
      return line;
    },
    close: lines.close,
  };
}

/** Lines one by one; those that come before they are asked for wait their turn. */
function linesOf(reader: Interface) {
  const waiting: string[] = [];
  let wanted: ((line: string | null) => void) | null = null;
  let ended = false;
  const give = (line: string | null) => {
    const taker = wanted;
    wanted = null;
    if (taker !== null) taker(line);
    else if (line !== null) waiting.push(line);
  };
  reader.on('line', give);
  reader.on('close', () => {
    ended = true;
    give(null);
  });
  // Ctrl-C leaves like the end of input: every answer is saved already.
  reader.on('SIGINT', () => reader.close());
  return {
    prompt(text: string) {
      reader.setPrompt(text);
      if (!ended) reader.prompt();
    },
    next(): Promise<string | null> {
      const line = waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    close: () => reader.close(),
  };
}
