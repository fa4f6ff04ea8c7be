import { type DeviceTable, isFinished, playBots } from '@race/local';
import { loadRules, type Rulebook } from '@race/rulebook';
import { type Language, loadWords, t, type Words } from '@race/words';
import { choicesOf } from '../choices/choices.ts';
import { askLine, type Console } from '../console/console.ts';
import { gap } from '../console/page.ts';
import { readLine } from '../input/read.ts';
import { screenPage } from '../screen/screen.ts';
import type { NarrationContext } from '../screen/telling.ts';
import { heardBefore, look } from '../seat/sight.ts';
import { give, save } from './moves.ts';
import { obey } from './obey.ts';

/** A person at a table: the race, who they are, their language, and where it is kept. */
export interface TerminalSession {
  table: DeviceTable;
  readonly seat: number;
  readonly file: string;
  words: Words;
  book: Rulebook;
  /** How much of the log has been shown. */
  heard: number;
  /** What was typed on one line and is still to be read. */
  typed: string[];
}

export async function sitDown(
  at: { table: DeviceTable; seat: number; file: string },
  language: Language,
): Promise<TerminalSession> {
  const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
  return { ...at, words, book, heard: heardBefore(at.table, at.seat), typed: [] };
}

export const tellingOf = ({ table, seat, words, book }: TerminalSession): NarrationContext => ({
  sight: look(table, seat),
  words,
  book,
});

/** Plays until the race is over or the person leaves; says which. */
export async function sit(console: Console, sitting: TerminalSession): Promise<'over' | 'left'> {
  sitting.table = playBots(sitting.table);
  save(console, sitting);
  while (!isFinished(sitting.table)) if ((await askOnce(console, sitting)) === 'left') return 'left';
  return 'over';
}

const BETWEEN_ANSWERS = ';';

/** Puts the open question until something has changed. Its screen is left out while there is more on the line. */
async function askOnce(console: Console, sitting: TerminalSession): Promise<'left' | 'on'> {
  const telling = tellingOf(sitting);
  const choices = choicesOf(telling);
  let shown = false;
  const show = () => {
    if (shown) return;
    shown = true;
    console.show(screenPage(telling, choices, telling.sight.log.slice(sitting.heard)));
    sitting.heard = telling.sight.log.length;
  };
  for (;;) {
    if (sitting.typed.length === 0) {
      show();
      const line = await askLine(console, t(sitting.words, 'terminal.prompt'));
      if (line === null) return 'left';
      sitting.typed = line.split(BETWEEN_ANSWERS).map((one) => one.trim());
    }
    const intent = readLine(telling, choices, sitting.typed.shift() ?? '');
    if (intent.kind === 'answer') {
      give(console, sitting, intent.answer);
      return 'on';
    }
    show();
    if (intent.kind === 'unclear') {
      sitting.typed = [];
      console.show([...intent.page, gap]);
      continue;
    }
    const next = await obey(console, sitting, { ...intent, choices });
    if (next !== 'ask') return next;
  }
}
