import { figures } from './figures.ts';
import { film } from './film.ts';
import { looking } from './looking.ts';
import { paper } from './paper.ts';

export const messages = { ...figures, ...film, ...looking, ...paper } as const;
