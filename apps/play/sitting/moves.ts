import type { Answer } from '@race/great-race';
import { answer, playBots, undo } from '@race/local';
import { refusalSentence, t } from '@race/words';
import type { Console } from '../console/console.ts';
import { alarm, faint, gap, text } from '../console/page.ts';
import { titleOf } from '../screen/rules.ts';
import { contextOf } from '../screen/telling.ts';
import { keep } from '../store/saves.ts';
import { type TerminalSession, tellingOf } from './session.ts';

/** Gives an answer, lets the bots answer theirs, and keeps the race. */
export function give(console: Console, sitting: TerminalSession, given: Answer): void {
  const moved = answer(sitting.table, sitting.seat, given);
  if (!moved.ok) throw new Error(`an answer that was offered is refused: ${moved.refusal.reason}`);
  const { standing } = moved.table.history;
  sitting.table = playBots(moved.table);
  save(console, sitting);
  const others = sitting.table.history.standing.length > standing.length;
  if (others || standing.at(-1)?.horizon === true) dropRest(console, sitting);
}

/** What was typed before something new was seen may be meant no longer. */
function dropRest(console: Console, sitting: TerminalSession): void {
  const rest = sitting.typed.filter((one) => one !== '').join('; ');
  sitting.typed = [];
  if (rest !== '') console.show([alarm(t(sitting.words, 'terminal.restDropped', { rest }))]);
}

/** Takes the last answer back, or says why that cannot be. TABLE-01. */
export function takeBack(console: Console, sitting: TerminalSession): 'on' | 'ask' {
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
export function save(console: Console, { file, table, words }: TerminalSession): void {
  try {
    keep(file, table);
  } catch {
    console.show([alarm(t(words, 'terminal.notSaved', { file }))]);
  }
}
