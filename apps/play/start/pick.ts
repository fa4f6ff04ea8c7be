import { t, type Words } from '@race/words';
import { askLine, type Console } from '../console/console.ts';
import { alarm, gap, heading, numbered } from '../console/page.ts';
import { commandWord } from '../input/commands.ts';
import { match } from '../input/match.ts';
import { joined } from '../input/plain.ts';

/** One thing that can be picked before the race. */
export interface MenuPick<X> {
  readonly value: X;
  readonly text: string;
  readonly names?: readonly string[];
}

/** Lets the person pick by number or word; Enter takes the default. Null when they leave. */
export async function pick<X>(
  console: Console,
  words: Words,
  asked: { readonly question: string; readonly picks: readonly MenuPick<X>[]; readonly initial?: number },
): Promise<X | null> {
  const { question, picks, initial = 0 } = asked;
  const lines = picks.map(({ text }, i) =>
    numbered(i + 1, i === initial ? t(words, 'terminal.default', { choice: text }) : text),
  );
  console.show([gap, heading(question), ...lines]);
  for (;;) {
    const line = await askLine(console, t(words, 'terminal.prompt'));
    if (line === null || isQuit(words, line)) return null;
    const meant = line === '' ? picks.slice(initial, initial + 1) : named(picks, line);
    const [only] = meant;
    if (only !== undefined && meant.length === 1) return only.value;
    const key = meant.length > 1 ? 'terminal.several' : 'terminal.badNumber';
    console.show([alarm(t(words, key, { input: line, count: picks.length }))]);
  }
}

function named<X>(picks: readonly MenuPick<X>[], typed: string): MenuPick<X>[] {
  const number = /^\d+$/.test(typed) ? picks[Number(typed) - 1] : undefined;
  if (number !== undefined) return [number];
  return match(
    typed,
    picks.map((one) => ({ value: one, names: [one.text, ...(one.names ?? [])] })),
  );
}

const isQuit = (words: Words, line: string): boolean =>
  [commandWord(words, 'quit'), 'quit'].some((word) => joined(word) === joined(line));
