import { end } from './end.ts';
import { missions } from './missions.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { telegrams } from './telegrams.ts';
import { why } from './why.ts';

export const solo = {
  ...end,
  ...missions,
  ...page,
  ...play,
  ...telegrams,
  ...why,
};
