import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const [protects = '', not = ''] = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8').split(
  '\n## Not protected\n',
);

/** The points of a list, each on one line. */
const points = (text: string): string[] =>
  text
    .split(/\n(?=- |#|\n)/)
    .filter((part) => part.startsWith('- '))
    .map((part) => part.replaceAll('\n', ' '));

const FILE = /`([\w./-]+\.tsx?)`/g;
const filesIn = (text: string): string[] => [...text.matchAll(FILE)].map(([, file = '']) => file);
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

describe('the threat model', () => {
  it('has an actor for everybody who could attack', () => {
    for (const actor of [
      'A player at the table',
      'A spectator',
      'A stranger with a link',
      'A stranger on the network',
      'Somebody with a stolen device or token',
      'An administrator',
      'The host',
      'Somebody on the way',
      'The supply chain',
    ])
      expect(protects).toContain(`\n## ${actor}\n`);
  });

  it.each(points(protects))('names a test that is there: %s', (point) => {
    const tests = filesIn(point).filter(isTest);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('says what is not protected', () => {
    expect(points(protects).length).toBeGreaterThan(40);
    expect(points(not).length).toBeGreaterThan(8);
  });
});
