import { figures } from './figures.ts';
import { looking } from './looking.ts';
import { paper } from './paper.ts';

// Looking back, the front page and statistics: fetched with the pages that say it.
export const messages = { ...figures, ...looking, ...paper } as const;

export type English = typeof messages;
