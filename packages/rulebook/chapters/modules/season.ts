import type { Chapter } from '../chapter.ts';

export const season = {
  sections: ['season'],
  rules: [
    { id: 'SEASON-01', section: 'season', kind: 'both' },
    { id: 'SEASON-02', section: 'season', kind: 'rule' },
    { id: 'SEASON-03', section: 'season', kind: 'rule' },
    { id: 'SEASON-04', section: 'season', kind: 'rule' },
    { id: 'SEASON-05', section: 'season', kind: 'ruling' },
    { id: 'SEASON-06', section: 'season', kind: 'rule' },
    { id: 'SEASON-07', section: 'season', kind: 'ruling' },
    { id: 'SEASON-08', section: 'season', kind: 'ruling' },
    { id: 'SEASON-09', section: 'season', kind: 'ruling' },
    { id: 'CARD-WEATHER-STATION', section: 'season', kind: 'rule' },
  ],
} as const satisfies Chapter;
