import type { Chapter } from './chapter.ts';

/** How cards are played. What each resource card does is with its name, in `texts/<language>/resources.ts`. */
export const cards = {
  sections: ['cards', 'resources'],
  rules: [
    { id: 'CARD-01', section: 'cards', kind: 'both' },
    { id: 'CARD-02', section: 'cards', kind: 'both' },
    { id: 'CARD-03', section: 'cards', kind: 'rule' },
    { id: 'CARD-04', section: 'cards', kind: 'both' },
    { id: 'CARD-05', section: 'cards', kind: 'ruling' },
    { id: 'CARD-06', section: 'cards', kind: 'ruling' },
    { id: 'CARD-07', section: 'cards', kind: 'ruling' },
    { id: 'CARD-08', section: 'cards', kind: 'ruling' },
    { id: 'CARD-09', section: 'cards', kind: 'ruling' },
    { id: 'CARD-10', section: 'cards', kind: 'ruling' },
  ],
} as const satisfies Chapter;
