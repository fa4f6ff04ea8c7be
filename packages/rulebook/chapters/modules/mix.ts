import type { Chapter } from '../chapter.ts';

export const mix = {
  sections: ['mix'],
  rules: [
    { id: 'MIX-01', section: 'mix', kind: 'ruling' },
    { id: 'MIX-02', section: 'mix', kind: 'ruling' },
    { id: 'MIX-03', section: 'mix', kind: 'ruling' },
    { id: 'MIX-04', section: 'mix', kind: 'ruling' },
    { id: 'MIX-05', section: 'mix', kind: 'ruling' },
    { id: 'MIX-06', section: 'mix', kind: 'ruling' },
    { id: 'MIX-07', section: 'mix', kind: 'ruling' },
    { id: 'MIX-08', section: 'mix', kind: 'ruling' },
    { id: 'MIX-09', section: 'mix', kind: 'ruling' },
  ],
} as const satisfies Chapter;
