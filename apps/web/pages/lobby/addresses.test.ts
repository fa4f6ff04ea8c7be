import { describe, expect, it } from 'vitest';
import { expeditionOf, foundAt, isOnlyHere, qrPath, totpAddress } from './addresses.ts';

/** The same address as another program encodes it. */
const KNOWN = [
  '#######...#.#.#...##..#######',
  '#.....#.#.#..###.##.#.#.....#',
  '#.###.#.....#.#....##.#.###.#',
  '#.###.#.###.#.####.#..#.###.#',
  '#.###.#..#....#..###..#.###.#',
  '#.....#.##.##..###....#.....#',
  '#######.#.#.#.#.#.#.#.#######',
  '.........###..#..............',
  '#####.####.#..#..#..##.#.#.#.',
  '.#####.#..#.##.#####.##.#...#',
  '##..#.###.#..#.###....#.#....',
  '.#####..#...#.....#####.#..#.',
  '##.#####.##.##...#..##.#.##..',
  '..#.##.......##.####..#.#.#.#',
  '.#....##.####..##...##....#..',
  '.#.#...#..##..###.##.#.#...#.',
  '...######..#####.#..##....#..',
  '#####...#.#.##..####.##.###.#',
  '#....##..##....##.#...##.##..',
  '#........#..........#####..#.',
  '#..#####..######.#..#####.###',
  '........##.#.#..#####...#####',
  '#######.##..#.##.#.##.#.###..',
  '#.....#..#.##.##..#.#...#..##',
  '#.###.#.#.#.#.#.##..#######.#',
  '#.###.#.#.#...#...#.##.#...##',
  '#.###.#.##...####...#.#.##.#.',
  '#.....#.####...##..###.....#.',
  '#######.#..####.###.....###..',
];

/** The path as rows of modules. */
function rowsOf(text: string): string[] {
  const { path, size } = qrPath(text);
  const dark = new Set([...path.matchAll(/M(\d+),(\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (dark.has(`${x},${y}`) ? '#' : '.')).join(''),
  );
}

describe('a QR code', () => {
  it('is drawn as other programs draw it', () => {
    expect(rowsOf('http://127.0.0.1:4360/#online=8cekK27QJ9hmVoBm')).toEqual(KNOWN);
  });

  it('grows with its text', () => {
    expect([17, 18, 53, 54, 106, 107, 400].map((letters) => qrPath('a'.repeat(letters)).size)).toEqual([
      21, 25, 29, 33, 37, 41, 69,
    ]);
  });
});

describe('PEOPLE-05 what an authenticator app scans', () => {
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it('has the key, and what it is for', () => {
    expect(totpAddress('ada', SECRET)).toBe(`otpauth://totp/Great%20Race:ada?secret=${SECRET}`);
    expect(totpAddress('ada & co', SECRET)).toContain('Great%20Race:ada%20%26%20co?');
  });

  it.each(['a'.repeat(40), '陳'.repeat(40), 'ÄÖÜ'.repeat(13)])('names the account in full: %s', (name) => {
    const address = totpAddress(name, SECRET);
    expect(decodeURIComponent(address)).toBe(`otpauth://totp/Great Race:${name}?secret=${SECRET}`);
    expect(qrPath(address).size).toBeLessThan(177);
  });
});

const ENDS = Date.UTC(2026, 10, 16);

describe('the expedition that a table is an attempt at', () => {
  it('is today’s while the day lasts, and that day’s afterwards', () => {
    expect(expeditionOf(ENDS, ENDS - 1)).toEqual({ at: 'expedition', day: null });
    expect(expeditionOf(ENDS, ENDS)).toEqual({ at: 'expedition', day: '2026-11-15' });
  });
});

describe('a link for others', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['192.168.1.20', false],
    ['localhost.example.org', false],
  ])('from a page at %s is good on this machine alone: %s', (host, expected) => {
    expect(isOnlyHere(host)).toBe(expected);
  });

  it('leads to the same place where the server is reached from elsewhere', () => {
    expect(foundAt('http://localhost:8035/#online=abc', 'http://192.168.1.20:8035/')).toBe(
      'http://192.168.1.20:8035/#online=abc',
    );
    expect(foundAt('http://localhost:8035/race/abc', 'http://192.168.1.20:8035/')).toBe(
      'http://192.168.1.20:8035/race/abc',
    );
  });
});
