import { figures } from './figures.ts';
import { looking } from './looking.ts';
import { paper } from './paper.ts';

export const messages = { ...figures, ...looking, ...paper } as const;
