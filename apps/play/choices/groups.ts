import type { Answer, CoreVerb } from '@race/great-race';
import { t, theCity } from '@race/words';
import { landmarkOf } from '@race/words/landmarks.ts';
import { WINDS, windTo } from '../map/compass.ts';
import type { NarrationContext } from '../screen/telling.ts';
import { crewOf } from '../seat/world.ts';
import { windsOf } from './names.ts';

const GROUPS = ['petrol', 'main', 'places', 'cards', 'assistants', 'others'] as const;
type Group = (typeof GROUPS)[number];

/** What stands where: in a sequence petrol, cards, an assistant (BASE-CONVOY-02); elsewhere what is asked for first. */
const GROUP_OF = {
  choose: 'main',
  take: 'main',
  plan: 'main',
  fuel: 'petrol',
  lay: 'assistants',
  draw: 'assistants',
  repair: 'assistants',
  drive: 'assistants',
  clear: 'assistants',
  fund: 'assistants',
  wait: 'others',
  pass: 'others',
  hold: 'main',
  place: 'places',
  enter: 'places',
  line: 'places',
  stop: 'others',
  done: 'others',
  guard: 'main',
  pay: 'others',
  back: 'others',
  decline: 'others',
  split: 'main',
  fit: 'main',
  discard: 'main',
  target: 'main',
  pick: 'places',
  play: 'cards',
} as const satisfies Record<CoreVerb, Group>;

/** What modules offer is for everybody to see at once. */
const groupIn = (verb: string): Group => (isCore(verb) ? GROUP_OF[verb] : 'main');

const isCore = (verb: string): verb is CoreVerb => Object.hasOwn(GROUP_OF, verb);

/** The heading under which an answer stands where there are many. */
export function groupOf(telling: NarrationContext, answer: Answer): string {
  const { words, sight } = telling;
  const group = groupIn(answer.do);
  if (group === 'main') return '';
  if (group !== 'places') return t(words, `terminal.group.${group}`);
  if ('poured' in answer && answer.poured) return t(words, 'terminal.group.poured');
  if (!('space' in answer) || windsOf(telling, answer.space).length > 0)
    return t(words, 'terminal.group.near');
  const city = landmarkOf(sight.rules.board, answer.space)?.city ?? '';
  return t(words, 'terminal.group.around', { city: theCity(words, city) });
}

/** The answers as they are offered: group by group; of places the nearest first, and what is rarely meant last. */
export function inOrder(telling: NarrationContext, answers: readonly Answer[]): Answer[] {
  const ranks = new Map(answers.map((answer) => [answer, rankOf(telling, answer)]));
  const rank = (answer: Answer): readonly number[] => ranks.get(answer) ?? [];
  return answers.toSorted((a, b) => compare(rank(a), rank(b)));
}

function rankOf(telling: NarrationContext, answer: Answer): readonly number[] {
  const group = GROUPS.indexOf(groupIn(answer.do));
  const poured = 'poured' in answer && answer.poured ? 1 : 0;
  if ('space' in answer) return [group, poured, ...distance(telling, answer.space)];
  return [group, poured, answer.do === 'line' ? LINES : FIRST];
}

const FIRST = -1;
/** After the spaces around. */
const LINES = 1;

/** Next to the vehicle first, clockwise; then by the city from which a place is told. */
function distance(telling: NarrationContext, space: number): readonly number[] {
  const { board } = telling.sight.rules;
  const { at } = crewOf(telling.sight);
  if (windsOf(telling, space).length > 0) return [0, WINDS.indexOf(windTo(board, at, space))];
  const city = landmarkOf(board, space)?.city;
  const there = board.spaces.find((one) => one.city?.id === city) ?? board.spaces[space];
  const here = board.spaces[at];
  return [1, Math.hypot((there?.x ?? 0) - (here?.x ?? 0), (there?.y ?? 0) - (here?.y ?? 0))];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
