import type { Chapter } from '../chapter.ts';

export const patronage = {
  sections: ['patronage'],
  rules: [
    { id: 'PATRON-01', section: 'patronage', kind: 'rule' },
    { id: 'PATRON-02', section: 'patronage', kind: 'rule' },
    { id: 'PATRON-03', section: 'patronage', kind: 'rule' },
    { id: 'PATRON-04', section: 'patronage', kind: 'rule' },
    { id: 'PATRON-05', section: 'patronage', kind: 'ruling' },
    { id: 'PATRON-06', section: 'patronage', kind: 'ruling' },
    { id: 'CARD-DANDY', section: 'patronage', kind: 'rule' },
  ],
} as const satisfies Chapter;
