import type { Chapter } from './chapter.ts';

/** What holds at a table whose players sit apart. */
export const net = {
  sections: ['net', 'people', 'ratings', 'administration'],
  rules: [
    { id: 'NET-01', section: 'net', kind: 'ruling' },
    { id: 'NET-02', section: 'net', kind: 'ruling' },
    { id: 'NET-03', section: 'net', kind: 'ruling' },
    { id: 'NET-04', section: 'net', kind: 'ruling' },
    { id: 'NET-05', section: 'net', kind: 'ruling' },
    { id: 'NET-06', section: 'net', kind: 'ruling' },
    { id: 'NET-07', section: 'net', kind: 'ruling' },
    { id: 'NET-08', section: 'net', kind: 'ruling' },
    { id: 'NET-09', section: 'net', kind: 'ruling' },
    { id: 'NET-10', section: 'net', kind: 'ruling' },
    { id: 'PEOPLE-01', section: 'people', kind: 'ruling' },
    { id: 'PEOPLE-02', section: 'people', kind: 'ruling' },
    { id: 'PEOPLE-03', section: 'people', kind: 'ruling' },
    { id: 'PEOPLE-04', section: 'people', kind: 'ruling' },
    { id: 'PEOPLE-05', section: 'people', kind: 'ruling' },
    { id: 'RATE-01', section: 'ratings', kind: 'ruling' },
    { id: 'RATE-02', section: 'ratings', kind: 'ruling' },
    { id: 'RATE-03', section: 'ratings', kind: 'ruling' },
    { id: 'RATE-04', section: 'ratings', kind: 'ruling' },
    { id: 'RATE-05', section: 'ratings', kind: 'ruling' },
    { id: 'ADMIN-01', section: 'administration', kind: 'ruling' },
    { id: 'ADMIN-02', section: 'administration', kind: 'ruling' },
    { id: 'ADMIN-03', section: 'administration', kind: 'ruling' },
    { id: 'ADMIN-04', section: 'administration', kind: 'ruling' },
    { id: 'ADMIN-05', section: 'administration', kind: 'ruling' },
  ],
} as const satisfies Chapter;
