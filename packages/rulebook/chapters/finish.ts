import type { Chapter } from './chapter.ts';

/** The hand, maintenance, and the end of the race. */
export const finish = {
  sections: ['hand', 'maintenance', 'end'],
  rules: [
    { id: 'BASE-HAND-01', section: 'hand', kind: 'rule' },
    { id: 'BASE-HAND-02', section: 'hand', kind: 'rule' },
    { id: 'BASE-HAND-03', section: 'hand', kind: 'both' },
    { id: 'BASE-HAND-04', section: 'hand', kind: 'ruling' },
    { id: 'BASE-MAINT-01', section: 'maintenance', kind: 'rule' },
    { id: 'BASE-MAINT-02', section: 'maintenance', kind: 'rule' },
    { id: 'BASE-END-01', section: 'end', kind: 'rule' },
    { id: 'BASE-END-02', section: 'end', kind: 'rule' },
    { id: 'BASE-END-03', section: 'end', kind: 'rule' },
    { id: 'BASE-END-04', section: 'end', kind: 'rule' },
    { id: 'BASE-END-05', section: 'end', kind: 'ruling' },
    { id: 'BASE-END-06', section: 'end', kind: 'ruling' },
    { id: 'BASE-END-07', section: 'end', kind: 'ruling' },
    { id: 'BASE-END-08', section: 'end', kind: 'ruling' },
  ],
} as const satisfies Chapter;
