import type { Answer, Box, Verb } from '@race/great-race';
import type { DriveRoute } from '@race/local';
import { type AnswerStand, type Arrangement, holeOf } from './arrange.ts';

/** What is chosen on the dashboard: a box, or the petrol gauge. */
export type Thing = Box | 'petrol';

/** What pressing a button does: one answer, or a drive over several spaces. */
export type Deed = { readonly answer: Answer } | { readonly along: Course };

/** What is driven: over these spaces, or by a line. */
export type Course = Pick<DriveRoute, 'spaces' | 'fare'>;

/** A button of the bar. */
export interface Act {
  readonly verb: Verb;
  /** Null while it cannot be done. */
  readonly deed: Deed | null;
  /** What to ask about when it cannot be done; null when something has to be chosen first. */
  readonly wanted: Answer | null;
}

/** What has been chosen so far, on dashboard, map and bar. */
export interface RowChoice {
  readonly thing: Thing | null;
  readonly space: number | null;
  /** The way to that space, when it is a drive. */
  readonly way: Course | null;
  readonly option: Answer | null;
  readonly levels: number;
}

/** The buttons of the bar, each in its hole. */
export interface ButtonRow {
  readonly main: Act | null;
  readonly second: Act | null;
  readonly end: Act | null;
  /** Using up an assistant for nothing: a quiet last choice. BASE-CONVOY-11. */
  readonly quiet: Act | null;
  readonly more: readonly Act[];
  /** The act one expects, if there is one. */
  readonly expected: Act | null;
}

export function rowOf(arranged: Arrangement, chosen: RowChoice, standOf?: AnswerStand): ButtonRow {
  const [main, second] = mainActs(arranged, chosen);
  const holes = { main, second, end: null as Act | null };
  const more: Act[] = [];
  for (const answer of arranged.buttons) {
    const hole = holeOf(answer, standOf);
    if (hole === 'more' || holes[hole] !== null) more.push(can(answer));
    else holes[hole] = can(answer);
  }
  const wait = boxAnswers(arranged, chosen).find(({ do: verb }) => verb === 'wait');
  const quiet = wait === undefined ? null : can(wait);
  return { ...holes, quiet, more, expected: expectedOf(arranged, holes) };
}

/** The amber one. A guard is there to be used; what ends something is expected only when nothing else can be done. */
function expectedOf(
  arranged: Arrangement,
  { main, second, end }: Pick<ButtonRow, 'main' | 'second' | 'end'>,
) {
  if (second?.verb === 'guard') return end?.verb === 'back' ? null : second;
  if (main !== null) return main.deed === null && main.wanted !== null ? second : main;
  const { boxes, cards, board } = arranged;
  // Guards that find nothing to remove are there to be kept. BASE-CONVOY-06.
  const isIdle = boxes.size === 0 || (boxes.size === 1 && boxes.has('security'));
  return isIdle && cards.size + board.length === 0 ? end : null;
}

const can = (answer: Answer): Act => ({ verb: answer.do, deed: { answer }, wanted: null });

function mainActs(arranged: Arrangement, chosen: RowChoice): [Act | null, Act | null] {
  const { thing, levels } = chosen;
  if (thing === 'petrol')
    return [
      picked(
        'fuel',
        arranged.petrol.find((one) => one.levels === levels),
      ),
      null,
    ];
  if (thing !== null) return boxActs(arranged, chosen, thing);
  if (arranged.spaces.size > 0) return [spaceAct(arranged, chosen), null];
  const [first] = arranged.options;
  return [first === undefined ? null : picked(first.do, chosen.option), null];
}

/** An act of which something must be chosen first. */
const picked = (verb: Verb, answer: Answer | null | undefined): Act => ({
  verb,
  deed: answer ? { answer } : null,
  wanted: null,
});

function boxActs(arranged: Arrangement, chosen: RowChoice, box: Box): [Act | null, Act | null] {
  const answers = boxAnswers(arranged, chosen);
  if (box === 'security') {
    const clear = answers.filter((answer) => answer.do === 'clear');
    const there = clear.find(({ space }) => space === chosen.space);
    return [clear.length === 0 ? null : picked('clear', there), null];
  }
  const [first, second = null] = WORKS[box].map((verb) => work(answers, chosen, verb));
  return [first ?? null, second];
}

const WORKS = {
  pathfinder: ['lay', 'draw'],
  mechanics: ['drive', 'repair'],
  funding: ['fund'],
} as const satisfies Record<Exclude<Box, 'security'>, readonly Verb[]>;

function work(
  answers: readonly Answer[],
  { way }: RowChoice,
  verb: 'lay' | 'draw' | 'drive' | 'repair' | 'fund',
): Act {
  const answer = answers.find((one) => one.do === verb);
  if (answer === undefined) return { verb, deed: null, wanted: { do: verb } };
  return verb === 'drive' && way !== null ? { verb, deed: { along: way }, wanted: null } : can(answer);
}

function boxAnswers({ boxes }: Arrangement, { thing }: RowChoice): readonly Answer[] {
  return thing === null || thing === 'petrol' ? [] : (boxes.get(thing) ?? []);
}

/** The space chosen on the map: of several answers there the one chosen in the bar, else the easiest way. */
function spaceAct({ spaces }: Arrangement, { space, way, option }: RowChoice): Act {
  const here = space === null ? [] : (spaces.get(space) ?? []);
  const [plain] = here;
  const verb = (plain ?? [...spaces.values()][0]?.[0])?.do ?? 'enter';
  if (option !== null && option !== plain && here.includes(option)) return can(option);
  if (way !== null) return { verb, deed: { along: way }, wanted: null };
  return picked(verb, plain);
}
