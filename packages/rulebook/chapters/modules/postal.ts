import type { Chapter } from '../chapter.ts';

export const postal = {
  sections: ['postal'],
  rules: [
    { id: 'POSTAL-01', section: 'postal', kind: 'rule' },
    { id: 'POSTAL-02', section: 'postal', kind: 'rule' },
    { id: 'POSTAL-03', section: 'postal', kind: 'rule' },
    { id: 'POSTAL-04', section: 'postal', kind: 'both' },
    { id: 'POSTAL-05', section: 'postal', kind: 'rule' },
    { id: 'POSTAL-06', section: 'postal', kind: 'ruling' },
    { id: 'POSTAL-07', section: 'postal', kind: 'ruling' },
    { id: 'POSTAL-08', section: 'postal', kind: 'ruling' },
    { id: 'CARD-EXPRESS-DELIVERY', section: 'postal', kind: 'rule' },
  ],
} as const satisfies Chapter;
