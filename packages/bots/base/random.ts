import { chooseFrom, type Rules, type Types } from '@race/kernel';
import type { Ask } from './bots.ts';

/** Any answer, each as likely as the other; plays every game. */
export const random = {
  name: 'random',
  choose: <T extends Types>({ answers, chance }: Ask<T, Rules<T>>): T['answer'] =>
    chooseFrom(chance, answers),
};
