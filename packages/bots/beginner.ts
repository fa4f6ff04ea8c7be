import { chooseFrom } from '@race/kernel';
import type { RaceBot } from './base/bots.ts';
import type { ModuleKnowledge } from './racer/module-knowledge.ts';
import { MOODS, type Moods, type Prices } from './racer/prices.ts';
import { makeRacer } from './racer/racer.ts';

/** Fond of cards and of the open road; dangers, wear and an empty tank are for later. */
const CAREFREE: Partial<Prices> = {
  card: 40,
  supplies: 0,
  danger: 6,
  guarded: 4,
  damage: 6,
  petrol: 6,
  thirst: 0,
  stop: 4,
  enough: 2,
};

const HASTY: Moods = {
  normal: { ...MOODS.normal, ...CAREFREE },
  pressed: { ...MOODS.pressed, ...CAREFREE },
  last: { ...MOODS.last, ...CAREFREE },
};

/** One answer in so many is given without a thought. */
const oneIn = (length: number) => Array.from({ length }, (_, n) => n === 0);
const SLIPS_OF_A_BEGINNER = oneIn(9);
const SLIPS_OF_AN_AMATEUR = oneIn(12);

/** Plays as one does in a first race: by the rules, with eyes for what is near, and now and then in haste. */
export const beginnerWith = (sense: ModuleKnowledge): RaceBot =>
  hasty('beginner', SLIPS_OF_A_BEGINNER, makeRacer({ moods: HASTY, sense }));

/** Knows what matters, but is in a hurry as well. */
export const amateurWith = (sense: ModuleKnowledge): RaceBot =>
  hasty('amateur', SLIPS_OF_AN_AMATEUR, makeRacer({ moods: MOODS, sense }));

const hasty = (name: string, slips: readonly boolean[], { choose }: RaceBot): RaceBot => ({
  name,
  choose: (ask) => (chooseFrom(ask.chance, slips) ? chooseFrom(ask.chance, ask.answers) : choose(ask)),
});
