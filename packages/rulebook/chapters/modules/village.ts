import type { Chapter } from '../chapter.ts';

export const village = {
  sections: ['village'],
  rules: [
    { id: 'VILLAGE-01', section: 'village', kind: 'rule' },
    { id: 'VILLAGE-02', section: 'village', kind: 'rule' },
    { id: 'VILLAGE-03', section: 'village', kind: 'rule' },
    { id: 'VILLAGE-04', section: 'village', kind: 'ruling' },
  ],
} as const satisfies Chapter;
