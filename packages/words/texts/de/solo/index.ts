import { campaign } from './campaign.ts';
import { end } from './end.ts';
import { missions } from './missions.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { why } from './why.ts';

export const messages = { ...play, ...campaign, ...page, ...missions, ...why, ...end };
