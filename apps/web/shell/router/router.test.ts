import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLink } from '../../pages/replay/open-replay.ts';
import { isOnline, makeNavigation, PLAIN_ADDRESSES, type Route, readRoute, writeRoute } from './router.ts';

const PLACES: readonly Route[] = [
  { at: 'front' },
  { at: 'set', around: false },
  { at: 'set', around: true },
  { at: 'races' },
  { at: 'position', data: 'q1bKzEvLL0pV0lFKzs9LzUsuUbJSKi5JLCpRqgUA' },
  { at: 'learn' },
  { at: 'settings' },
  { at: 'news' },
  { at: 'laboratory' },
  { at: 'credits' },
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
  { at: 'watch', table: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33', line: 112, isStudied: true },
  { at: 'train', about: 'petrol' },
  { at: 'study', data: 'fZBBasMwEEWvIrS_-a' },
  { at: 'dash', table: null, isReplay: false },
  { at: 'dash', table: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33', isReplay: false },
  { at: 'dash', table: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33', isReplay: true },
  { at: 'friends' },
  { at: 'tables' },
  { at: 'online', table: 'aQw_1xYbCdeFgh' },
  { at: 'find' },
  { at: 'account' },
  { at: 'device', code: null },
  { at: 'device', code: 'aQw_1xYbCdeFgh' },
  { at: 'club', club: null },
  { at: 'club', club: 'aQw_1xYbCdeFgh' },
  { at: 'replay', table: 'aQw_1xYbCdeFgh' },
  { at: 'replay', table: 'aQw_1xYbCdeFgh', line: 42 },
  { at: 'report', report: 'aQw_1xYbCdeFgh' },
  { at: 'cup', cup: null },
  { at: 'cup', cup: 'aQw_1xYbCdeFgh' },
  { at: 'expedition', day: null },
  { at: 'expedition', day: '2026-11-15' },
  { at: 'player', person: null },
  { at: 'player', person: 'p0aQw_1xYbCdeFgh' },
  { at: 'table', table: '0b7e4a52-9d1f-4c57-8f44-6c6a1f0e2d33' },
];

describe('the address of a place', () => {
  it.each(PLACES)('leads back to it: $at', (route) => {
    expect(readRoute(writeRoute(route))).toEqual({ route, isBad: false });
  });

  it.each(PLAIN_ADDRESSES)('without a parameter is written as it was read: #%s', (address) => {
    const { route, isBad } = readRoute(`#${address}`);
    expect(isBad).toBe(false);
    expect(writeRoute(route)).toBe(`#${address}`);
  });

  it('tells the routes that need the server', () => {
    const online = PLACES.filter(isOnline).map(({ at }) => at);
    expect(online).toContain('tables');
    expect(online).toContain('expedition');
    expect(online).not.toContain('table');
    expect(online).not.toContain('dash');
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
    '#watch&line=3',
    '#rules=a&line=3',
    '#dash-replay',
    '#expedition=today',
    '#watch=a&line=-1',
    '#watch=a&line=3&study=1',
    '#study',
    '#study=a b',
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

describe('navigation', () => {
  let hashChanged = () => {};
  const address = { hash: '' };

  beforeEach(() => {
    address.hash = '';
    vi.stubGlobal('location', address);
    vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => {
      hashChanged = listener;
    });
  });

  afterAll(() => void vi.unstubAllGlobals());

  function open(hash: string): void {
    address.hash = hash;
    hashChanged();
  }

  it('begins at the address of the browser and follows it', () => {
    address.hash = '#table=a';
    const { current } = makeNavigation();
    expect(current.value.route).toEqual({ at: 'table', table: 'a' });
    open('#races');
    expect(current.value).toMatchObject({ route: { at: 'races' }, isBad: false });
    open('#nowhere');
    expect(current.value).toMatchObject({ route: { at: 'front' }, isBad: true });
  });

  it('writes the address of the route it goes to', () => {
    makeNavigation().go({ at: 'rules', rule: 'CARD-06' });
    expect(address.hash).toBe('#rules=CARD-06');
  });

  it('leads back to where the rules were opened, even by way of the credits', () => {
    address.hash = '#table=a';
    const { current } = makeNavigation();
    open('#rules');
    open('#credits');
    expect(current.value.back).toEqual({ at: 'table', table: 'a' });
    open('#races');
    open('#privacy');
    expect(current.value.back).toEqual({ at: 'races' });
  });
});
