import { writeTable } from '@race/local';
import { t } from '@race/words';
import { askLine, type Console } from '../console/console.ts';
import { alarm, gap, text } from '../console/page.ts';
import { heardPage } from '../screen/heard.ts';
import { standingsPage } from '../screen/standings.ts';
import { writeNew } from '../store/file.ts';
import { type TerminalSession, tellingOf } from './session.ts';

/** The end of a race: what happened last, the standings, and a record on request. */
export async function finish(console: Console, sitting: TerminalSession): Promise<void> {
  const telling = tellingOf(sitting);
  const { log } = telling.sight;
  console.show([gap, ...heardPage(telling, log.slice(sitting.heard)), ...standingsPage(telling)]);
  sitting.heard = log.length;
  await offerRecord(console, sitting);
}

/** A file that the laboratory verifies: npm run lab -- verify FILE. */
async function offerRecord(console: Console, { words, table }: TerminalSession): Promise<void> {
  for (;;) {
    const file = (await askLine(console, t(words, 'terminal.keepRecord'))) ?? '';
    if (file === '') return;
    const written = writeNew(file, writeTable(table));
    if (written === 'written') return console.show([text(t(words, 'terminal.recordKept', { file }))]);
    console.show([
      alarm(t(words, written === 'there' ? 'terminal.fileThere' : 'terminal.notSaved', { file })),
    ]);
  }
}
