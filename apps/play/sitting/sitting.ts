import { isFinished, playBots } from '@race/local';
import { t } from '@race/words';
import { choicesOf } from '../choices/choices.ts';
import { askLine, type Console } from '../console/console.ts';
import { gap } from '../console/page.ts';
import { give, save } from './moves.ts';
import { obey } from './obey.ts';
import { readLine } from './read.ts';
import { screenPage } from './screen.ts';
import { type TerminalSession, tellingOf } from './session.ts';

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
