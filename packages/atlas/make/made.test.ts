import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../testing/boards.ts';
import { made } from './made.ts';

describe('the board maker', () => {
  it.each(BOARDS)('makes the very files that are released: $name', ({ plan }) => {
    for (const [path, text] of Object.entries(made(plan).files)) {
      expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'), path).toBe(text);
    }
  });
});
