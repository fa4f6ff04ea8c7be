import { describe, expect, it } from 'vitest';
import { isolated } from './say.ts';

describe('PEOPLE-07 a name in a sentence', () => {
  it.each(['יעל', 'سارة', 'Ada سارة', '𞤀𞤣𞤢', 'ﭏ'])(
    'is isolated when it is read from right to left: %s',
    (name) => {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    },
  );

  it.each(['Ada', 'Zoë 2', '陳大文', '🚙', ''])('stays as it is otherwise: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });
});
