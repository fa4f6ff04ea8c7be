import type { Chapter } from './chapter.ts';

/** What holds at a table on a screen, where the printed game needs no rule. */
export const table = {
  sections: ['table'],
  rules: [
    { id: 'TABLE-01', section: 'table', kind: 'ruling' },
    { id: 'TABLE-02', section: 'table', kind: 'ruling' },
    { id: 'TABLE-03', section: 'table', kind: 'ruling' },
  ],
} as const satisfies Chapter;
