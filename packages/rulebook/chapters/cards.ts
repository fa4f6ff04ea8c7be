import type { Chapter } from './chapter.ts';

/** How cards are played, and each resource card of the base race. */
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
    { id: 'CARD-TRAIL-HUNTER', section: 'resources', kind: 'both' },
    { id: 'CARD-FINANCIAL', section: 'resources', kind: 'rule' },
    { id: 'CARD-REFUELLING-STATION', section: 'resources', kind: 'rule' },
    { id: 'CARD-DRIVER', section: 'resources', kind: 'rule' },
    { id: 'CARD-REPAIRMAN', section: 'resources', kind: 'rule' },
    { id: 'CARD-CARTOGRAPHER', section: 'resources', kind: 'rule' },
    { id: 'CARD-SABOTEUR', section: 'resources', kind: 'rule' },
    { id: 'CARD-TRACKER', section: 'resources', kind: 'rule' },
    { id: 'CARD-CON-ARTIST', section: 'resources', kind: 'both' },
    { id: 'CARD-TRANSPORT', section: 'resources', kind: 'rule' },
    { id: 'CARD-SPARE-PARTS', section: 'resources', kind: 'rule' },
    { id: 'CARD-TOOLBOX', section: 'resources', kind: 'rule' },
    { id: 'CARD-GUIDE', section: 'resources', kind: 'rule' },
    { id: 'CARD-JERRYCAN', section: 'resources', kind: 'rule' },
    { id: 'CARD-MILITIA', section: 'resources', kind: 'rule' },
  ],
} as const satisfies Chapter;
