import { figures } from './figures.ts';
import { film } from './film.ts';
import { looking } from './looking.ts';
import { paper } from './paper.ts';

// Looking back, the front page and statistics: fetched with the pages that say it.
export const messages = { ...figures, ...film, ...looking, ...paper } as const;

export type English = typeof messages;
