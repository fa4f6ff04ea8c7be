import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './index.ts';

describe('the commands', () => {
  it('are all in the table of the README, and nothing else is', () => {
    const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, table = ''] = /\n\| command \|.*\n\| ---.*\n((?:\|.*\n)+)/.exec(text) ?? [];
    const named = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(COMMANDS.map(({ name }) => name));
  });
});
