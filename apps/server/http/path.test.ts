import { describe, expect, it } from 'vitest';
import { readPath } from './path.ts';

describe('a path', () => {
  it('is read without its question', () => {
    expect(readPath('/assets/a%20b.js?x=1#y')).toEqual({ ok: true, path: '/assets/a b.js' });
    expect(readPath('/')).toEqual({ ok: true, path: '/' });
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/a%00.html',
    '/a\\b',
    '/%',
    '/%c0%ae',
    'http://elsewhere/',
    '*',
    '',
  ])('is refused when no browser would send it: %s', (target) => {
    expect(readPath(target)).toMatchObject({ ok: false, status: 400 });
  });

  it('is refused when it is very long', () => {
    expect(readPath(`/${'a'.repeat(5_000)}`)).toMatchObject({ ok: false, status: 414 });
  });
});
