import type { Chapter } from '../chapter.ts';

export const modes = {
  sections: ['modes'],
  rules: [
    { id: 'MODE-01', section: 'modes', kind: 'rule' },
    { id: 'MODE-02', section: 'modes', kind: 'ruling' },
  ],
} as const satisfies Chapter;
