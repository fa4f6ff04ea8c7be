import { campaign } from './campaign.ts';
import { missions } from './missions.ts';
import { page } from './page.ts';
import { play } from './play.ts';

export const messages = { ...play, ...campaign, ...page, ...missions };
