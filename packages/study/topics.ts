// What a driver lost on, and the puzzles that train it.
import type { Lesson } from '@race/bots/search/coach.ts';
import type { Puzzle } from './puzzle.ts';

export const TOPICS = [
  'planning',
  'route',
  'tiles',
  'cards',
  'petrol',
  'vehicle',
  'money',
  'city',
  'finishing',
  'rivals',
] as const;
export type Topic = (typeof TOPICS)[number];

type Told = Pick<Lesson, 'subject' | 'reason' | 'difference'>;

const OF_REASON: { readonly [is in NonNullable<Lesson['reason']>['is']]: Topic } = {
  arrived: 'finishing',
  levels: 'route',
  city: 'city',
  vehicle: 'vehicle',
  petrol: 'petrol',
  money: 'money',
  cards: 'cards',
  rival: 'rivals',
};

const OF_SUBJECT: { readonly [S in Lesson['subject']]: Topic } = {
  plan: 'planning',
  drive: 'route',
  tile: 'tiles',
  card: 'cards',
  repair: 'vehicle',
  danger: 'cards',
  petrol: 'petrol',
  timing: 'planning',
};

const topicOf = ({ subject, reason }: Told): Topic =>
  reason === null ? OF_SUBJECT[subject] : OF_REASON[reason.is];

/** What the moments that cost most have in common; null where there are none. */
export function topicOfLessons(lessons: readonly Told[]): Topic | null {
  const costs = new Map<Topic, number>();
  for (const lesson of lessons) {
    const topic = topicOf(lesson);
    costs.set(topic, (costs.get(topic) ?? 0) + lesson.difference);
  }
  const [dearest] = [...costs].sort((a, b) => b[1] - a[1]);
  return dearest?.[0] ?? null;
}

const IS_ABOUT: { readonly [T in Topic]: (puzzle: Pick<Puzzle, 'theme' | 'reason'>) => boolean } = {
  planning: ({ theme }) => theme === 'planning',
  route: ({ theme }) => theme === 'route',
  tiles: ({ theme }) => theme === 'tiles',
  cards: ({ theme, reason }) => theme === 'hand' || reason === 'cards',
  petrol: ({ reason }) => reason === 'petrol',
  vehicle: ({ reason }) => reason === 'vehicle',
  money: ({ reason }) => reason === 'money',
  city: ({ reason }) => reason === 'city',
  finishing: ({ theme, reason }) => theme === 'finishing' || reason === 'arrival',
  rivals: ({ theme, reason }) => theme === 'rival' || reason === 'rivals',
};

export const isAbout = (puzzle: Pick<Puzzle, 'theme' | 'reason'>, topic: Topic): boolean =>
  IS_ABOUT[topic](puzzle);
