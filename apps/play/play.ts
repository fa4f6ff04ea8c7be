import { isFinished } from '@race/local';
import { loadWords, t } from '@race/words';
import type { Console } from './console/console.ts';
import { faint, gap, text } from './console/page.ts';
import { commandWord } from './input/commands.ts';
import { finish } from './sitting/finish.ts';
import { sitDown } from './sitting/session.ts';
import { sit } from './sitting/sitting.ts';
import { readArguments } from './start/arguments.ts';
import { type ChosenTable, chooseRace, type Host, seatOf } from './start/choose.ts';
import { faultLine, usagePage } from './start/usage.ts';
import { moveToFinished } from './store/saves.ts';

/** The whole program; the number is its exit code. */
export async function play(host: Host, given: readonly string[]): Promise<number> {
  const parsed = readArguments(given);
  const words = await loadWords(parsed.said.language ?? host.language);
  if (parsed.kind === 'help') {
    host.console.show(usagePage(words));
    return 0;
  }
  const chosen = parsed.kind === 'fault' ? parsed : await chooseRace(host, parsed.said, words);
  if (chosen.kind === 'fault') {
    host.complain(faultLine(words, chosen.fault));
    return 1;
  }
  if (chosen.kind === 'race') await race(host.console, chosen);
  return 0;
}

/** One race, from sitting down to its end or to leaving it. */
async function race(
  console: Console,
  { table, file, language, ours }: Extract<ChosenTable, { kind: 'race' }>,
): Promise<void> {
  const sitting = await sitDown({ table, seat: seatOf(table), file }, language);
  const [help, quit] = [commandWord(sitting.words, 'help'), commandWord(sitting.words, 'quit')];
  if (!isFinished(table))
    console.show([gap, faint(t(sitting.words, 'terminal.orientation', { help, quit }))]);
  if ((await sit(console, sitting)) === 'left') {
    console.show([gap, text(t(sitting.words, 'terminal.goodbye', { file }))]);
    return;
  }
  await finish(console, sitting);
  if (ours) moveToFinished(file);
}
