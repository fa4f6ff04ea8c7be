import type { Answer, Verb } from '@race/great-race';
import { cityName, t } from '@race/words';
import { landmarkOf } from '@race/words/landmarks.ts';
import type { Telling } from '../screen/telling.ts';
import { crewOf } from '../seat/world.ts';
import { windsOf } from './names.ts';

const GROUPS = ['petrol', 'cards', 'assistants', 'places', 'others'] as const;
type Group = (typeof GROUPS)[number];

/** Choices stand in the order in which a sequence goes: petrol, cards, an assistant. BASE-CONVOY-02. */
const GROUP_OF = {
  choose: 'others',
  take: 'cards',
  plan: 'others',
  fuel: 'petrol',
  lay: 'assistants',
  draw: 'assistants',
  repair: 'assistants',
  drive: 'assistants',
  clear: 'assistants',
  fund: 'assistants',
  wait: 'others',
  pass: 'others',
  hold: 'others',
  place: 'places',
  enter: 'places',
  line: 'places',
  stop: 'others',
  done: 'others',
  guard: 'others',
  pay: 'others',
  back: 'others',
  decline: 'others',
  split: 'others',
  fit: 'assistants',
  discard: 'cards',
  target: 'others',
  pick: 'places',
  play: 'cards',
} as const satisfies Record<Verb, Group>;

/** The heading under which an answer stands where there are many. */
export function groupOf(telling: Telling, answer: Answer): string {
  const { words, sight } = telling;
  const group = GROUP_OF[answer.do];
  if (group !== 'places') return t(words, `terminal.group.${group}`);
  if (!('space' in answer) || windsOf(telling, answer.space).length > 0) return t(words, 'terminal.group.near');
  const city = landmarkOf(sight.rules.board, answer.space)?.city ?? '';
  return t(words, 'terminal.group.around', { city: cityName(words, city) });
}

/** The answers as they are offered: group by group; of places the nearest first, and what is rarely meant last. */
export function inOrder(telling: Telling, answers: readonly Answer[]): Answer[] {
  const ranks = new Map(answers.map((answer) => [answer, rankOf(telling, answer)]));
  const rank = (answer: Answer): readonly number[] => ranks.get(answer) ?? [];
  return answers.toSorted((a, b) => compare(rank(a), rank(b)));
}

function rankOf(telling: Telling, answer: Answer): readonly number[] {
  const group = GROUPS.indexOf(GROUP_OF[answer.do]);
  if ('poured' in answer) return [group, answer.poured ? 1 : 0];
  if ('space' in answer) return [group, ...distance(telling, answer.space)];
  return [group];
}

/** Next to the vehicle first; then by the city from which a place is told. */
function distance(telling: Telling, space: number): readonly number[] {
  if (windsOf(telling, space).length > 0) return [0];
  const { board } = telling.sight.rules;
  const city = landmarkOf(board, space)?.city;
  const there = board.spaces.find((one) => one.city?.id === city) ?? board.spaces[space];
  const here = board.spaces[crewOf(telling.sight).at];
  return [1, Math.hypot((there?.x ?? 0) - (here?.x ?? 0), (there?.y ?? 0) - (here?.y ?? 0))];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
