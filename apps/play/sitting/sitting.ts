import type { Answer } from '@race/great-race';
import { loadRules, type Rulebook } from '@race/rulebook';
import { answer, type DeviceTable, isFinished, playBots, undo } from '@race/table';
import { type Language, loadWords, refusalSentence, t, type Words } from '@race/words';
import { type Choice, choicesOf } from '../choices/choices.ts';
import { askLine, type Console } from '../console/console.ts';
import { alarm, faint, gap, type Page, text } from '../console/page.ts';
import { readLine } from '../input/read.ts';
import { titleOf } from '../screen/rules.ts';
import { screenPage } from '../screen/screen.ts';
import { contextOf, type Telling } from '../screen/telling.ts';
import { heardBefore, look } from '../seat/sight.ts';
import { keep } from '../store/saves.ts';
import { obey } from './obey.ts';

/** A person at a table: the race, who they are, their language, and where it is kept. */
export interface Sitting {
  table: DeviceTable;
  readonly seat: number;
  readonly file: string;
  words: Words;
  book: Rulebook;
  /** How much of the log has been shown. */
  heard: number;
}

export async function sitDown(
  at: { table: DeviceTable; seat: number; file: string },
  language: Language,
): Promise<Sitting> {
  const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
  return { ...at, words, book, heard: heardBefore(at.table, at.seat) };
}

export const tellingOf = ({ table, seat, words, book }: Sitting): Telling => ({
  sight: look(table, seat),
  words,
  book,
});

/** Plays until the race is over or the person leaves; says which. */
export async function sit(console: Console, sitting: Sitting): Promise<'over' | 'left'> {
  sitting.table = playBots(sitting.table);
  save(console, sitting);
  while (!isFinished(sitting.table)) {
    const telling = tellingOf(sitting);
    const choices = choicesOf(telling);
    const { log } = telling.sight;
    console.show(screenPage(telling, choices, log.slice(sitting.heard)));
    sitting.heard = log.length;
    if ((await askUntilAnswered(console, sitting, choices)) === 'left') return 'left';
  }
  return 'over';
}

/** Asks until something has changed that needs a new screen. */
async function askUntilAnswered(
  console: Console,
  sitting: Sitting,
  choices: readonly Choice[],
): Promise<'left' | 'on'> {
  for (;;) {
    const line = await askLine(console, t(sitting.words, 'terminal.prompt'));
    if (line === null) return 'left';
    const intent = readLine(tellingOf(sitting), choices, line);
    if (intent.kind === 'unclear') console.show([...intent.page, gap]);
    else if (intent.kind === 'answer') {
      give(console, sitting, intent.answer);
      return 'on';
    } else {
      const next = await obey(console, sitting, { ...intent, choices });
      if (next !== 'ask') return next;
    }
  }
}

/** Gives an answer, lets the bots answer theirs, and keeps the race. */
function give(console: Console, sitting: Sitting, given: Answer): void {
  const moved = answer(sitting.table, sitting.seat, given);
  if (!moved.ok) throw new Error(`an answer that was offered is refused: ${moved.refusal.reason}`);
  sitting.table = playBots(moved.table);
  save(console, sitting);
}

/** Takes the last answer back, or says why that cannot be. TABLE-01. */
export function takeBack(console: Console, sitting: Sitting): 'on' | 'ask' {
  const telling = tellingOf(sitting);
  const moved = undo(sitting.table, sitting.seat);
  if (!moved.ok) {
    const reason = refusalSentence(sitting.words, moved.refusal, contextOf(telling));
    console.show([alarm(reason), faint(titleOf(telling, moved.refusal.rule)), gap]);
    return 'ask';
  }
  sitting.table = moved.table;
  sitting.heard = tellingOf(sitting).sight.log.length;
  save(console, sitting);
  console.show([text(t(sitting.words, 'terminal.undone'))]);
  return 'on';
}

/** Every answer is on the disk before the next question. A disk that refuses does not stop the race. */
function save(console: Console, { file, table, words }: Sitting): void {
  const told = trySave(file, table, words);
  if (told !== null) console.show([told]);
}

function trySave(file: string, table: DeviceTable, words: Words): Page[number] | null {
  try {
    keep(file, table);
    return null;
  } catch {
    return alarm(t(words, 'terminal.notSaved', { file }));
  }
}
