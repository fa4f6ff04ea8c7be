import type { Chapter } from './chapter.ts';

/** Before the convoy: set-up, the turn, the bivouac, the plan. */
export const start = {
  sections: ['setup', 'turn', 'bivouac', 'planning'],
  rules: [
    { id: 'BASE-SETUP-01', section: 'setup', kind: 'rule' },
    { id: 'BASE-SETUP-02', section: 'setup', kind: 'both' },
    { id: 'BASE-SETUP-03', section: 'setup', kind: 'rule' },
    { id: 'BASE-SETUP-04', section: 'setup', kind: 'rule' },
    { id: 'BASE-SETUP-05', section: 'setup', kind: 'both' },
    { id: 'BASE-SETUP-06', section: 'setup', kind: 'both' },
    { id: 'BASE-SETUP-07', section: 'setup', kind: 'ruling' },
    { id: 'BASE-SETUP-08', section: 'setup', kind: 'rule' },
    { id: 'BASE-SETUP-09', section: 'setup', kind: 'ruling' },
    { id: 'BASE-TURN-01', section: 'turn', kind: 'rule' },
    { id: 'BASE-BIVOUAC-01', section: 'bivouac', kind: 'rule' },
    { id: 'BASE-BIVOUAC-02', section: 'bivouac', kind: 'rule' },
    { id: 'BASE-BIVOUAC-03', section: 'bivouac', kind: 'rule' },
    { id: 'BASE-BIVOUAC-04', section: 'bivouac', kind: 'both' },
    { id: 'BASE-BIVOUAC-05', section: 'bivouac', kind: 'ruling' },
    { id: 'BASE-PLAN-01', section: 'planning', kind: 'rule' },
    { id: 'BASE-PLAN-02', section: 'planning', kind: 'rule' },
    { id: 'BASE-PLAN-03', section: 'planning', kind: 'rule' },
    { id: 'BASE-PLAN-04', section: 'planning', kind: 'ruling' },
    { id: 'BASE-PLAN-05', section: 'planning', kind: 'rule' },
  ],
} as const satisfies Chapter;
