import type { Chapter } from '../chapter.ts';

export const leaders = {
  sections: ['leaders'],
  rules: [
    { id: 'LEADER-01', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-02', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-03', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-04', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-05', section: 'leaders', kind: 'ruling' },
    { id: 'LEADER-06', section: 'leaders', kind: 'ruling' },
    { id: 'LEADER-07', section: 'leaders', kind: 'ruling' },
    { id: 'LEADER-08', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-09', section: 'leaders', kind: 'both' },
    { id: 'LEADER-10', section: 'leaders', kind: 'ruling' },
    { id: 'LEADER-11', section: 'leaders', kind: 'ruling' },
    { id: 'LEADER-12', section: 'leaders', kind: 'ruling' },
    { id: 'LEADER-DELATOUR', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-MARTINETTI', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-WALLEDGRAVE', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-VAN-HOTTEN', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-CHAPMAN', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-CHEVY', section: 'leaders', kind: 'rule' },
    { id: 'LEADER-DEFORET', section: 'leaders', kind: 'rule' },
    { id: 'CARD-TOPOGRAPHER', section: 'leaders', kind: 'rule' },
  ],
} as const satisfies Chapter;
