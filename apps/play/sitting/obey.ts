import { writeTable } from '@race/local';
import { loadRules } from '@race/rulebook';
import { LANGUAGE, LANGUAGES, listOf, loadWords, t } from '@race/words';
import { type MenuChoice, marksOf } from '../choices/choices.ts';
import { questionPage } from '../choices/page.ts';
import type { Console } from '../console/console.ts';
import { alarm, gap, type TextPage, text } from '../console/page.ts';
import type { PlayCommand } from '../input/commands.ts';
import { match } from '../input/match.ts';
import { rivalsPage } from '../screen/crews.ts';
import { handPage } from '../screen/hand.ts';
import { logPage } from '../screen/heard.ts';
import { helpPage } from '../screen/help.ts';
import { mapPage } from '../screen/map.ts';
import { rulesPage } from '../screen/rules.ts';
import { allWaysPage, waysToPage } from '../screen/ways.ts';
import { writeNew } from '../store/file.ts';
import { takeBack } from './moves.ts';
import { wholePage } from './screen.ts';
import { type TerminalSession, tellingOf } from './session.ts';
import { whyPage } from './why.ts';

interface Order {
  readonly command: PlayCommand;
  readonly rest: string;
  readonly choices: readonly MenuChoice[];
}

/** Does what a command says: go on asking, show the screen anew, or leave. */
export async function obey(
  console: Console,
  sitting: TerminalSession,
  order: Order,
): Promise<'ask' | 'on' | 'left'> {
  switch (order.command) {
    case 'quit':
      return 'left';
    case 'undo':
      return takeBack(console, sitting);
    case 'save':
      console.show([saveCopy(sitting, order.rest), gap]);
      return 'ask';
    case 'language':
      return switchTo(console, sitting, order.rest);
    default:
      console.show([...pageFor(console, sitting, { ...order, command: order.command }), gap]);
      return 'ask';
  }
}

type Showing = Exclude<PlayCommand, 'quit' | 'undo' | 'save' | 'language'>;

function pageFor(
  console: Console,
  sitting: TerminalSession,
  order: Order & { readonly command: Showing },
): TextPage {
  const telling = tellingOf(sitting);
  const { rest, choices } = order;
  switch (order.command) {
    case 'help':
      return helpPage(telling);
    case 'look':
      return [...wholePage(telling), ...questionPage(telling, choices)];
    case 'hand':
      return handPage(telling);
    case 'rivals':
      return rivalsPage(telling, 'all');
    case 'ways':
      return rest === '' ? allWaysPage(telling) : waysToPage(telling, rest);
    case 'map':
      return mapPage(telling, console.width(), marksOf(choices));
    case 'log':
      return logPage(telling);
    case 'rules':
      return rulesPage(telling, rest);
    case 'why':
      return whyPage(telling, choices, rest);
    default:
      return order.command satisfies never;
  }
}

/** Writes a copy under a name that nothing has yet; without a name it only says where the race is kept. */
function saveCopy({ table, file, words }: TerminalSession, name: string): TextPage[number] {
  if (name === '') return text(t(words, 'terminal.saved', { file }));
  const written = writeNew(name, writeTable(table));
  if (written === 'written') return text(t(words, 'terminal.saved', { file: name }));
  return alarm(t(words, written === 'there' ? 'terminal.fileThere' : 'terminal.notSaved', { file: name }));
}

async function switchTo(console: Console, sitting: TerminalSession, typed: string): Promise<'ask' | 'on'> {
  const [language, ...others] = match(
    typed,
    LANGUAGES.map((one) => ({ value: one, names: [one, LANGUAGE[one].name] })),
  );
  if (language === undefined || others.length > 0) {
    const languages = listOf(
      sitting.words,
      LANGUAGES.map((one) => `${one} (${LANGUAGE[one].name})`),
    );
    console.show([alarm(t(sitting.words, 'terminal.languages', { languages })), gap]);
    return 'ask';
  }
  [sitting.words, sitting.book] = await Promise.all([loadWords(language), loadRules(language)]);
  console.show([text(t(sitting.words, 'terminal.nowIn'))]);
  return 'on';
}
