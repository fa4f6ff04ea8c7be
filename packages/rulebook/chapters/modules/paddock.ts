import type { Chapter } from '../chapter.ts';

export const paddock = {
  sections: ['paddock'],
  rules: [
    { id: 'PADDOCK-01', section: 'paddock', kind: 'both' },
    { id: 'PADDOCK-02', section: 'paddock', kind: 'rule' },
    { id: 'PADDOCK-03', section: 'paddock', kind: 'rule' },
    { id: 'PADDOCK-04', section: 'paddock', kind: 'rule' },
    { id: 'PADDOCK-05', section: 'paddock', kind: 'ruling' },
    { id: 'CARD-PADDOCK', section: 'paddock', kind: 'rule' },
  ],
} as const satisfies Chapter;
