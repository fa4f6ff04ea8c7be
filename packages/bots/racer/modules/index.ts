import type { Sense } from '../sense.ts';
import { chanceCost, conditionsOf, postInCity, stopsHere, weatherOf } from './conditions.ts';
import { cashesIn, patronGain } from './patron.ts';
import { replyTo } from './questions.ts';

/** What the racer knows of every module. */
export const WORLDLY: Sense = {
  weatherOf,
  stopsHere,
  chanceCost,
  postInCity,
  conditionsOf,
  patronGain,
  cashesIn,
  replyTo,
};
