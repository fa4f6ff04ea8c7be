import type { Chapter } from './chapter.ts';

/** Driving, on land, by sea and by air. */
export const driving = {
  sections: ['driving'],
  rules: [
    { id: 'BASE-DRIVE-01', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-02', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-03', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-04', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-05', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-06', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-07', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-08', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-09', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-10', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-11', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-12', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-13', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-14', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-15', section: 'driving', kind: 'both' },
    { id: 'BASE-DRIVE-16', section: 'driving', kind: 'rule' },
    { id: 'BASE-DRIVE-17', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-18', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-19', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-20', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-21', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-22', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-23', section: 'driving', kind: 'ruling' },
    { id: 'BASE-DRIVE-24', section: 'driving', kind: 'ruling' },
  ],
} as const satisfies Chapter;
