// Acts that lose something ask once: what is lost, what is left, and who is next.
import type { Answer } from '@race/great-race';
import { FUNDS } from '@race/great-race/assistants/funding.ts';
import { BOXES, FUNDING, SECURITY } from '@race/great-race/crew/crews.ts';
import { planWords } from '@race/words';
import { type AskingFrame, askingFrame } from '@race/words/asking.ts';
import { find } from '@race/words/t.ts';
import { named, say, words } from '../../../shell/words/say.ts';
import { theCrew } from '../../../table/dashboard/crew.tsx';
import type { TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import type { BarWords } from './sentence.tsx';

/** Whether an answer loses something for nothing: it is then asked about once more. */
export function asksBack({ do: verb }: Answer, frame: AskingFrame | null): boolean {
  if (verb === 'pass' || verb === 'wait') return true;
  if (verb === 'stop') return frame?.kind === 'drive' && !frame.moved;
  return verb === 'done' && frame?.kind === 'repair' && frame.fitted === 0;
}

/** What passing means for a crew. BASE-CONVOY-04, 06. */
interface Passing {
  /** How many guards stay. */
  readonly guards: number;
  /** The assistants that leave without having done anything, box by box. */
  readonly lost: readonly number[];
  /** The francs that those on funding would have raised. */
  readonly francs: number;
  /** Whether nobody leaves and only guards are kept. */
  readonly keeps: boolean;
}

export function passingOf(boxes: readonly number[]): Passing {
  const guards = boxes[SECURITY] ?? 0;
  const lost = boxes.map((here, box) => (box === SECURITY ? 0 : here));
  return {
    guards,
    lost,
    francs: FUNDS[boxes[FUNDING] ?? 0] ?? 0,
    keeps: guards > 0 && lost.every((here) => here === 0),
  };
}

/** The boxes after one assistant has been used up. */
export const boxesAfter = (boxes: readonly number[], used: string): number[] =>
  boxes.map((here, box) => (BOXES[box] === used ? Math.max(0, here - 1) : here));

/** Before it is pressed again: the question, and what it costs. */
export function costWords(table: TableModel, answer: Answer): BarWords {
  const { context, mine } = choosingOf(table);
  const [now, boxes] = [context.value, mine.value?.boxes ?? []];
  const frame = now === null ? null : askingFrame(now.known);
  if (answer.do === 'pass' && frame?.kind === 'sequence') return passWords(boxes);
  if (answer.do === 'pass')
    return {
      head: find(words(), `decide.ask.pass.${now?.known.stack.at(-1)?.kind}`, say('turn.pass.sure')),
      rest: '',
    };
  if (answer.do === 'wait') {
    const left = leftWords(boxesAfter(boxes, answer.box));
    return {
      head: say('deciding.wait', { box: named('box', answer.box) }),
      rest: `${left} ${nextWords(table)}`,
    };
  }
  // The assistant was used up when the drive or the repair began.
  const head = say(answer.do === 'stop' ? 'deciding.stop' : 'deciding.done');
  return { head, rest: `${leftWords(boxes)} ${nextWords(table)}` };
}

const leftWords = (boxes: readonly number[]): string =>
  boxes.some((here) => here > 0)
    ? say('deciding.left', { who: planWords(words(), boxes) })
    : say('deciding.leftNobody');

/** The crew whose sequence comes next. BASE-CONVOY-01. */
function nextWords(table: TableModel): string {
  const { inOrder, reader } = table;
  const others = inOrder.value;
  const at = others.findIndex(({ seat }) => seat === reader.value);
  const next = [...others.slice(at + 1), ...others.slice(0, at)].find(
    ({ assistants, passed, arrived }) => assistants > 0 && !passed && arrived === 0,
  );
  return next === undefined ? '' : say('deciding.next', { crew: theCrew(table, next) });
}

function passWords(boxes: readonly number[]): BarWords {
  const { guards, lost, francs, keeps } = passingOf(boxes);
  if (keeps) return { head: say('turn.keep.sure', { guards }), rest: '' };
  const parts = [say('turn.pass.lost', { lost: planWords(words(), lost) })];
  if (francs > 0) parts.push(say('turn.pass.francs', { francs }));
  if (guards > 0) parts.push(say('turn.pass.watch', { guards }));
  return { head: say('turn.pass.sure'), rest: parts.join(' ') };
}
