import type { Chapter } from '../chapter.ts';

export const fifth = {
  sections: ['fifth'],
  rules: [
    { id: 'FIFTH-01', section: 'fifth', kind: 'both' },
    { id: 'FIFTH-02', section: 'fifth', kind: 'rule' },
    { id: 'FIFTH-03', section: 'fifth', kind: 'ruling' },
    { id: 'FIFTH-04', section: 'fifth', kind: 'ruling' },
  ],
} as const satisfies Chapter;
