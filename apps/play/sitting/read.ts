import type { Answer } from '@race/great-race';
import { ASSISTANTS } from '@race/great-race';
import { t } from '@race/words';
import { asksForPlan, type MenuChoice } from '../choices/choices.ts';
import { readPlan } from '../choices/plans.ts';
import { alarm, item, numbered, type TextPage } from '../console/page.ts';
import { commandNames, commandWord, type PlayCommand, takesMore } from '../input/commands.ts';
import { match, type NamedMatch } from '../input/match.ts';
import { joined } from '../input/plain.ts';
import type { NarrationContext } from '../screen/telling.ts';
import { refusedPage } from './why.ts';

/** What a line of the person means. */
export type InputIntent =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'command'; readonly command: PlayCommand; readonly rest: string }
  /** It was not understood, or cannot be; nothing changes. */
  | { readonly kind: 'unclear'; readonly page: TextPage };

const unclear = (...page: TextPage): InputIntent => ({ kind: 'unclear', page });
const command = (named: PlayCommand, rest = ''): InputIntent => ({ kind: 'command', command: named, rest });

/** Reads a number, words of an answer, a plan or a command. */
export function readLine(
  telling: NarrationContext,
  choices: readonly MenuChoice[],
  typed: string,
): InputIntent {
  if (typed === '') return command('look');
  return (
    readCommand(telling, typed) ??
    readPlanning(telling, typed) ??
    readNumber(telling, choices, typed) ??
    readWords(telling, choices, typed)
  );
}

/** A command by its whole word; what follows it is for those that take more. */
function readCommand({ words }: NarrationContext, typed: string): InputIntent | null {
  const [first = '', rest = ''] = split(typed);
  const named = commandNames(words).find(({ names }) => names.some((name) => joined(name) === joined(first)));
  if (named === undefined || (rest !== '' && !takesMore(named.value))) return null;
  return command(named.value, rest);
}

function split(typed: string): string[] {
  const end = typed.search(/\s/);
  return end < 0 ? [typed, ''] : [typed.slice(0, end), typed.slice(end).trim()];
}

function readPlanning(telling: NarrationContext, typed: string): InputIntent | null {
  const plan = asksForPlan(telling) ? readPlan(telling, typed) : null;
  if (plan === null) return null;
  if (plan.ok) return { kind: 'answer', answer: plan.answer };
  return unclear(
    alarm(t(telling.words, 'terminal.planSum', { assistants: ASSISTANTS, placed: plan.placed })),
  );
}

function readNumber(
  { words }: NarrationContext,
  choices: readonly MenuChoice[],
  typed: string,
): InputIntent | null {
  const number = /^(\d+)[.)]?$/.exec(typed)?.[1];
  if (number === undefined) return null;
  const choice = choices[Number(number) - 1];
  if (choice !== undefined) return { kind: 'answer', answer: choice.answer };
  return unclear(alarm(t(words, 'terminal.badNumber', { input: typed, count: choices.length })));
}

/** Enough words of an answer or a command to tell it from all others. */
function readWords(telling: NarrationContext, choices: readonly MenuChoice[], typed: string): InputIntent {
  const { words } = telling;
  const named: NamedMatch<InputIntent>[] = [
    ...choices.map(({ answer, names }) => ({ value: { kind: 'answer', answer } as const, names })),
    ...commandNames(words).map(({ value, names }) => ({ value: command(value), names })),
  ];
  const meant = match(typed, named);
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return only;
  if (meant.length > 1)
    return unclear(
      alarm(t(words, 'terminal.several', { input: typed })),
      ...meanings(telling, choices, meant),
    );
  return shortened(telling, typed) ?? unclear(...refusedPage(telling, choices, typed));
}

function meanings(
  { words }: NarrationContext,
  choices: readonly MenuChoice[],
  meant: readonly InputIntent[],
): TextPage {
  return meant.flatMap((intent) => {
    if (intent.kind === 'command') return [item(commandWord(words, intent.command))];
    const at = choices.findIndex(({ answer }) => intent.kind === 'answer' && intent.answer === answer);
    return at < 0 ? [] : [numbered(at + 1, choices[at]?.text ?? '', choices.length)];
  });
}

/** The beginning of a command, with what it takes. */
function shortened({ words }: NarrationContext, typed: string): InputIntent | null {
  const [first = '', rest = ''] = split(typed);
  const meant = match(first, commandNames(words)).filter((one) => rest !== '' && takesMore(one));
  return meant.length === 1 && meant[0] !== undefined ? command(meant[0], rest) : null;
}
