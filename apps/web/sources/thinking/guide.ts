// What the helper would answer: as a racer by rules of thumb does, and so that a learner meets everything once.
import type { Ask, RaceBot } from '@race/bots/base/bots.ts';
import type { Answer, Race, RaceRules, Verb } from '@race/great-race';
import { MECHANICS, PATHFINDER, SECURITY } from '@race/great-race/crew/crews.ts';
import { tileOf } from '@race/great-race/rules.ts';
import { type Crew, crewIn, NO_TILE, STREAMS } from '@race/great-race/state.ts';
import { fast, imagine, legalActions, open, play, type SeatView, streams, view } from '@race/kernel';
import type { Deed } from './messages.ts';

type Question = Ask<Race, RaceRules>;

/** One assistant or more in each box: the plan for a learner who sees the four boxes for the first time. */
const FIRST_PLAN = [1, 2, 1, 1];

/** The rules and the question, and what the learner has done already. */
interface Company {
  readonly rules: RaceRules;
  readonly racer: RaceBot;
  readonly done: readonly Deed[];
}

/** The advice: the index of the answer among those offered, and the drive it begins. */
export function guideLearner(
  { rules, racer, done }: Company,
  view: SeatView<Race>,
  answers: readonly Answer[],
): { place: number; way: number[] } {
  const choose = (from: SeatView<Race>, offered: readonly Answer[]) =>
    adviceOf(racer, { rules, view: from, answers: offered, chance: fast(CHANCE, 0) }, done);
  const answer = choose(view, answers);
  return { place: answers.indexOf(answer), way: wayAhead(rules, view, answer, choose) };
}

/** A fixed seed: the same question gets the same advice. */
const CHANCE = 1935;

/** The answer the helper advises. */
function adviceOf(racer: RaceBot, ask: Question, done: readonly Deed[]): Answer {
  const botAnswer = racer.choose(ask);
  const isOpen = (deed: Deed) => !done.includes(deed);
  switch (botAnswer.do) {
    case 'plan':
      return planFor(ask, botAnswer.boxes, isOpen) ?? botAnswer;
    case 'done':
      return (
        (isOpen('repaired') ? ask.answers.find(({ do: verb }) => verb === 'fit') : undefined) ?? botAnswer
      );
    case 'enter':
    case 'stop':
      return (isOpen('danger') ? intoDanger(ask) : undefined) ?? botAnswer;
    default:
      return isSequence(ask) ? (workFor(ask, botAnswer, isOpen) ?? botAnswer) : botAnswer;
  }
}

const isSequence = ({ view }: Question): boolean => view.public.stack.at(-1)?.kind === 'sequence';

const me = ({ view }: Question): Crew => crewIn(view.public, view.seat ?? 0);

/** The racer's plan, with assistants for what has not been done yet; the first plan has some in every box. */
function planFor(
  { answers }: Question,
  botAnswer: readonly number[],
  isOpen: (deed: Deed) => boolean,
): Answer | undefined {
  if (isOpen('laid') && isOpen('driven')) return planOf(answers, FIRST_PLAN);
  const least = [0, 0, 0, 0];
  if (isOpen('laid')) least[PATHFINDER] = 1;
  if (isOpen('repaired')) least[MECHANICS] = 2;
  if (isOpen('danger')) least[SECURITY] = 1;
  const boxes = botAnswer.map((count, box) => Math.max(count, least[box] ?? 0));
  for (let over = sum(boxes) - sum(botAnswer); over > 0; over--) {
    const spare = boxes.map((count, box) => count - (least[box] ?? 0));
    const from = spare.indexOf(Math.max(...spare));
    boxes[from] = (boxes[from] ?? 0) - 1;
  }
  return planOf(answers, boxes);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

const planOf = (answers: readonly Answer[], boxes: readonly number[]): Answer | undefined =>
  answers.find((answer) => answer.do === 'plan' && answer.boxes.every((count, box) => count === boxes[box]));

/** In a sequence, something the learner has never done comes first, if it is useful. */
function workFor(ask: Question, botAnswer: Answer, isOpen: (deed: Deed) => boolean): Answer | undefined {
  const find = (wanted: Verb) => ask.answers.find(({ do: verb }) => verb === wanted);
  const crew = me(ask);
  if (isOpen('laid') && botAnswer.do !== 'fuel') {
    const lay = find('lay');
    if (lay !== undefined) return lay;
  }
  const isWorn = crew.engine + crew.chassis < crew.engineMax + crew.chassisMax;
  const isLast = (crew.boxes[MECHANICS] ?? 0) < 2;
  if (isOpen('repaired') && isWorn && !isLast && ['drive', 'fuel', 'pass', 'play'].includes(botAnswer.do))
    return find('repair');
  return undefined;
}

/** A danger that a guard can answer, on the way that leads on. */
function intoDanger({ rules, view, answers }: Question): Answer | undefined {
  const crew = crewIn(view.public, view.seat ?? 0);
  if ((crew.boxes[SECURITY] ?? 0) === 0) return undefined;
  const levelOf = (space: number) => rules.board.level[space] ?? 0;
  return answers.find((answer) => {
    if (answer.do !== 'enter' || answer.poured || levelOf(answer.space) < levelOf(crew.at)) return false;
    const tile = view.public.tiles[answer.space] ?? NO_TILE;
    return tile !== NO_TILE && tileOf(rules, tile).danger;
  });
}

/** Chooses an answer in a world that agrees with the view. */
type Choose = (from: SeatView<Race>, answers: readonly Answer[]) => Answer;

const LONGEST = 10;

/** The spaces of the advised drive, one after the other, up to the first that nobody has seen. */
function wayAhead(rules: RaceRules, from: SeatView<Race>, first: Answer, choose: Choose): number[] {
  const { seat } = from;
  if (seat === null || (first.do !== 'drive' && first.do !== 'enter')) return [];
  const g = open<Race>(rules, imagine<Race>(rules, from, streams(STREAMS, 0)));
  const spaces: number[] = [];
  let answer: Answer = first;
  while (spaces.length < LONGEST) {
    if (answer.do === 'enter') spaces.push(answer.space);
    const isBlind = answer.do === 'enter' && (from.public.tiles[answer.space] ?? -1) < 0;
    play<Race>(g, seat, answer);
    if (isBlind || g.public.stack.at(-1)?.kind !== 'drive') return spaces;
    const answers = legalActions<Race>(g, seat);
    if (answers.length === 0) return spaces;
    answer = choose(view<Race>(rules, g, seat), answers);
    if (answer.do !== 'enter') return spaces;
  }
  return spaces;
}
