import { describe, expect, it } from 'vitest';
import { writeLink } from '../replay/moment-address.ts';
import { type Route, readRoute, writeRoute } from './router.ts';

const PLACES: readonly Route[] = [
  { at: 'front' },
  { at: 'set', around: false },
  { at: 'set', around: true },
  { at: 'races' },
  { at: 'learn' },
  { at: 'settings' },
  { at: 'privacy' },
  { at: 'administration' },
  { at: 'statistics' },
  { at: 'solo', campaign: null },
  { at: 'solo', campaign: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33' },
  { at: 'rules', rule: null },
  { at: 'rules', rule: 'BASE-DRIVE-11' },
  { at: 'watch', table: null },
  { at: 'watch', table: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33' },
  { at: 'watch', table: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33', line: 112 },
  { at: 'find' },
  { at: 'player', person: null },
  { at: 'player', person: 'p0aQw_1xYbCdeFgh' },
  { at: 'table', table: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33' },
];

describe('the address of a place', () => {
  it.each(PLACES)('leads back to it: $at', (route) => {
    expect(readRoute(writeRoute(route))).toEqual({ route, isBad: false });
  });

  it('is the front page when there is none', () => {
    expect(readRoute('')).toEqual({ route: { at: 'front' }, isBad: false });
    expect(readRoute('#')).toEqual({ route: { at: 'front' }, isBad: false });
  });

  it('keeps the addresses of moments that were sent round before', () => {
    const moment = writeLink({ board: 'africa', towards: 'north', step: 12 });
    const watch = { route: { at: 'watch', table: null }, isBad: false };
    expect(readRoute(moment)).toEqual(watch);
    expect(readRoute('#step=3')).toEqual(watch);
  });

  it.each([
    '#nowhere',
    '#Set',
    '#set=around',
    '#watch=&line=3',
    '#watch=a&line=-1',
    '#watch=a&line=123456',
    '#table',
    '#table=',
    '#table=a b',
    '#table=../../etc',
    '#table=<script>',
    `#table=${'x'.repeat(65)}`,
    '#table=a&step=2',
    '#rules=',
    '#rules=a b',
    '#watch=../x',
    '#front',
    '##',
    '#__proto__',
    '#%',
  ])('that leads nowhere is said, and leads to the front page: %s', (hash) => {
    expect(readRoute(hash)).toEqual({ route: { at: 'front' }, isBad: true });
  });
});
