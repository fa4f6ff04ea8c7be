import type { Chapter } from '../chapter.ts';

export const diplomacy = {
  sections: ['diplomacy'],
  rules: [
    { id: 'DIPLO-01', section: 'diplomacy', kind: 'rule' },
    { id: 'DIPLO-02', section: 'diplomacy', kind: 'rule' },
    { id: 'DIPLO-03', section: 'diplomacy', kind: 'rule' },
    { id: 'DIPLO-04', section: 'diplomacy', kind: 'rule' },
    { id: 'DIPLO-05', section: 'diplomacy', kind: 'ruling' },
    { id: 'DIPLO-06', section: 'diplomacy', kind: 'ruling' },
    { id: 'DIPLO-07', section: 'diplomacy', kind: 'ruling' },
    { id: 'DIPLO-08', section: 'diplomacy', kind: 'ruling' },
    { id: 'CARD-VISA', section: 'diplomacy', kind: 'rule' },
  ],
} as const satisfies Chapter;
