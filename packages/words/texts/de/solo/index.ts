import { campaign } from './campaign.ts';
import { missions } from './missions.ts';
import { play } from './play.ts';

export const messages = { ...play, ...campaign, ...missions };
