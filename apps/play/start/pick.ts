import { t, type Words } from '@race/words';
import { askLine, type Console } from '../console/console.ts';
import { alarm, gap, heading, numbered } from '../console/page.ts';
import { commandWord } from '../input/commands.ts';
import { match } from '../input/match.ts';
import { joined } from '../input/plain.ts';

/** One thing that can be picked before the race. */
export interface Pick<X> {
  readonly value: X;
  readonly text: string;
  readonly names?: readonly string[];
}

/** Lets the person pick by number or word; Enter takes the usual one. Null when they leave. */
export async function pick<X>(
  console: Console,
  words: Words,
  asked: { readonly question: string; readonly picks: readonly Pick<X>[]; readonly usual?: number },
): Promise<X | null> {
  const { question, picks, usual = 0 } = asked;
  const lines = picks.map(({ text }, i) =>
    numbered(i + 1, i === usual ? t(words, 'terminal.usual', { choice: text }) : text),
  );
  console.show([gap, heading(question), ...lines]);
  for (;;) {
    const line = await askLine(console, t(words, 'terminal.prompt'));
    if (line === null || isQuit(words, line)) return null;
    const meant = line === '' ? picks.slice(usual, usual + 1) : named(picks, line);
    const [only] = meant;
    if (only !== undefined && meant.length === 1) return only.value;
    const key = meant.length > 1 ? 'terminal.several' : 'terminal.badNumber';
    console.show([alarm(t(words, key, { input: line, count: picks.length }))]);
  }
}

function named<X>(picks: readonly Pick<X>[], typed: string): Pick<X>[] {
  const number = /^\d+$/.test(typed) ? picks[Number(typed) - 1] : undefined;
  if (number !== undefined) return [number];
  return match(
    typed,
    picks.map((one) => ({ value: one, names: [one.text, ...(one.names ?? [])] })),
  );
}

const isQuit = (words: Words, line: string): boolean =>
  [commandWord(words, 'quit'), 'quit'].some((word) => joined(word) === joined(line));
