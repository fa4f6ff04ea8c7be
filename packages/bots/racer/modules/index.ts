import type { ModuleKnowledge } from '../module-knowledge.ts';
import { chanceCost, conditionsOf, postInCity, stopsHere, weatherOf } from './conditions.ts';
import { cardsInCity, mendsAlone, scoutedByLeader, seaRebate, usesPower } from './leaders.ts';
import { cashesIn, patronGain } from './patron.ts';
import { replyTo } from './questions.ts';

/** What the racer knows of every module. */
export const WORLDLY: ModuleKnowledge = {
  weatherOf,
  stopsHere,
  chanceCost,
  postInCity,
  conditionsOf,
  scoutedByLeader,
  mendsAlone,
  cardsInCity,
  seaRebate,
  usesPower,
  patronGain,
  cashesIn,
  replyTo,
};
