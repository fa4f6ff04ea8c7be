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
const SLIPS = Array.from({ length: 12 }, (_, n) => n === 0);

/** Plays as one does in a first race: by the rules, with eyes for what is near, and now and then in haste. */
export const beginnerWith = (sense: ModuleKnowledge): RaceBot =>
  hasty('beginner', makeRacer({ moods: HASTY, sense }));

/** Knows what matters, but is as hasty. */
export const amateurWith = (sense: ModuleKnowledge): RaceBot =>
  hasty('amateur', makeRacer({ moods: MOODS, sense }));

const hasty = (name: string, { choose }: RaceBot): RaceBot => ({
  name,
  choose: (ask) => (chooseFrom(ask.chance, SLIPS) ? chooseFrom(ask.chance, ask.answers) : choose(ask)),
});
