import type { Chapter } from './chapter.ts';

/** What holds for the expedition of a day. */
export const daily = {
  sections: ['daily'],
  rules: [
    { id: 'DAILY-01', section: 'daily', kind: 'ruling' },
    { id: 'DAILY-02', section: 'daily', kind: 'ruling' },
    { id: 'DAILY-03', section: 'daily', kind: 'ruling' },
    { id: 'DAILY-04', section: 'daily', kind: 'ruling' },
  ],
} as const satisfies Chapter;
