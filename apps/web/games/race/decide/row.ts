import type { Answer, Box, Verb } from '@race/great-race';
import type { DriveRoute } from '@race/local';
import type { AnswerStand } from '../../../table/model/module-face.ts';
import { type Arrangement, holeOf, keyOf } from './arrange.ts';

/** A thing on the dashboard that can be chosen: a box, or the petrol gauge. */
export type Thing = Box | 'petrol';

/** The answer to ask about when nothing can be done with a thing. */
export const FIRST_WORK: Readonly<Record<Thing, Answer>> = {
  petrol: { do: 'fuel', levels: 1 },
  pathfinder: { do: 'lay' },
  mechanics: { do: 'drive' },
  security: { do: 'wait', box: 'security' },
  funding: { do: 'fund' },
};

/** What pressing a button does: one answer, a drive over several spaces, or choosing the thing to act with. */
export type Deed = { readonly answer: Answer } | { readonly along: Course } | { readonly touch: Thing };

/** The route of a drive: over these spaces, or by a line. */
export type Course = Pick<DriveRoute, 'spaces' | 'fare'>;

/** A button of the bar. */
export interface Act {
  readonly verb: Verb;
  /** Null while it cannot be done. */
  readonly deed: Deed | null;
  /** The answer to ask about when it cannot be done; null when something has to be chosen first. */
  readonly wanted: Answer | null;
}

/** The choices so far, on dashboard, map and bar. */
export interface RowChoice {
  readonly thing: Thing | null;
  /** Whether the player has chosen this thing; otherwise it is only suggested. */
  readonly isNamed: boolean;
  /** Whether there are routes to choose from. */
  readonly hasWays: boolean;
  /** Whether the petrol is not enough for any of them. */
  readonly isSpent?: boolean;
  /** The same before a drive: it would only reveal tiles. */
  readonly isDry?: boolean;
  readonly space: number | null;
  /** The route to that space, if it is a drive. */
  readonly way: Course | null;
  readonly option: Answer | null;
  readonly levels: number;
}

/** The buttons of the bar, each in its place. */
export interface ButtonRow {
  readonly main: Act | null;
  readonly second: Act | null;
  readonly end: Act | null;
  /** Using up an assistant for nothing: an inconspicuous last choice. BASE-CONVOY-11. */
  readonly quiet: Act | null;
  readonly more: readonly Act[];
  /** The expected act, if there is one. */
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
  return { ...holes, quiet, more, expected: expectedOf(arranged, chosen, { ...holes, more }) };
}

/** The amber button. Using a guard is expected; ending something only when nothing else can be done. */
function expectedOf(
  arranged: Arrangement,
  { thing, isSpent, isDry, space }: RowChoice,
  { main, second, end, more }: Pick<ButtonRow, 'main' | 'second' | 'end' | 'more'>,
) {
  if (second?.verb === 'guard') return end?.verb === 'back' ? null : second;
  // At a stop symbol, or where the petrol is too little, a card in the bar leads on, as the drive was meant to.
  const isHeldUp = main === null && second === null && (end?.verb === 'stop' || end?.verb === 'back');
  const card = isHeldUp ? more.find(({ verb }) => verb === 'play') : undefined;
  if (card !== undefined) return card;
  // A drive without petrol, or guards that could remove a tile but need not.
  const isOver = isSpent || (thing === 'security' && arranged.boxes.size === 1);
  if (main?.deed === null && isOver) return end;
  const { boxes, buttons, cards, board, petrol } = arranged;
  // Without petrol a mechanic repairs, unless the reader wants to look all the same.
  if (isDry && main?.verb === 'drive' && space === null && possible(second) !== null) return second;
  if (main !== null && main.deed !== null) return main;
  if (main !== null && main.wanted === null) return null;
  // Mechanics that can neither drive nor repair wait for nothing.
  const isStuck = boxes.size === 1 && cards.size + petrol.length + board.length === 0;
  if (main !== null) return possible(second) ?? (isStuck ? end : null);
  // Guards that cannot remove anything are kept. BASE-CONVOY-06.
  const isIdle = boxes.size === 0 || (boxes.size === 1 && boxes.has('security'));
  // At a stop symbol only the cards in the bar lead on.
  const isHalted = end?.verb === 'stop' && !buttons.some(({ do: verb }) => verb === 'play');
  return isIdle && (isHalted || cards.size + board.length === 0) ? end : null;
}

const possible = (act: Act | null): Act | null => (act === null || act.deed === null ? null : act);

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
  if (arranged.spaces.size > 0) return [isLaying(arranged) ? null : spaceAct(arranged, chosen), null];
  const [first] = arranged.options;
  return [first === undefined ? null : picked(first.do, chosen.option), null];
}

/** A tile is laid by touching its space, without a button. */
const isLaying = ({ spaces }: Arrangement): boolean =>
  [...spaces.values()].flat().some(({ do: verb }) => verb === 'place');

/** An act for which something must be chosen first. */
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
  { way, isNamed, hasWays }: RowChoice,
  verb: 'lay' | 'draw' | 'drive' | 'repair' | 'fund',
): Act {
  const answer = answers.find((one) => one.do === verb);
  if (answer === undefined) return { verb, deed: null, wanted: { do: verb } };
  if (verb !== 'drive' || (way === null && !hasWays)) return can(answer);
  if (way !== null) return { verb, deed: { along: way }, wanted: null };
  // A drive begins with its destination: until one is chosen nothing is spent.
  return { verb, deed: isNamed ? null : { touch: 'mechanics' }, wanted: null };
}

function boxAnswers({ boxes }: Arrangement, { thing }: RowChoice): readonly Answer[] {
  return thing === null || thing === 'petrol' ? [] : (boxes.get(thing) ?? []);
}

/** The chosen space: of several answers the one chosen in the bar, else the easiest route. */
function spaceAct({ spaces }: Arrangement, { space, way, option }: RowChoice): Act {
  const here = space === null ? [] : (spaces.get(space) ?? []);
  const [plain] = here;
  const verb = (plain ?? [...spaces.values()][0]?.[0])?.do ?? 'enter';
  if (option !== null && option !== plain && here.includes(option)) return can(option);
  if (way !== null) return { verb, deed: { along: way }, wanted: null };
  return picked(verb, plain);
}

/** Enough has been repaired: to end is the expected act, and more can still be bought on the gauges. */
export const endedRow = (row: ButtonRow): ButtonRow =>
  row.end?.verb === 'done' ? { ...row, main: null, expected: row.end } : row;

/** While advice is shown, its act is the lit one, or none if it is not on a button. */
export function advisedRow(row: ButtonRow, advised: Answer | null): ButtonRow {
  if (advised === null) return row;
  const acts = [row.main, row.second, row.end, row.quiet, ...row.more].flatMap((act) => act ?? []);
  const isAdvised = ({ verb, deed }: Act): boolean => {
    if (deed === null) return false;
    return 'answer' in deed && (advised.do === 'play' || advised.do === 'wait')
      ? keyOf(deed.answer) === keyOf(advised)
      : verb === advised.do;
  };
  return { ...row, expected: acts.find(isAdvised) ?? null };
}
