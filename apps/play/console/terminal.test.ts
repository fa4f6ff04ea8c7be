import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { text } from './page.ts';
import { openTerminal } from './terminal.ts';

const piped = (typed: string, env: NodeJS.ProcessEnv = {}) => {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (data) => {
    shown += String(data);
  });
  const terminal = openTerminal({ input, output }, env);
  input.end(typed);
  return { terminal, shown: () => shown };
};

describe('a pipe in place of a terminal', () => {
  it('gives its lines one by one, shows them, and then nothing', async () => {
    const { terminal, shown } = piped('one\ntwo');
    expect(await terminal.ask('? ')).toBe('one');
    terminal.show([text('yes')]);
    expect(await terminal.ask('? ')).toBe('two');
    expect(await terminal.ask('? ')).toBe(null);
    expect(await terminal.ask('? ')).toBe(null);
    expect(shown()).toBe('? one\nyes\n? two\n? \n? \n');
  });

  it('is eighty columns wide unless it is told otherwise', () => {
    expect(piped('').terminal.width()).toBe(80);
    expect(piped('', { COLUMNS: '100' }).terminal.width()).toBe(100);
    expect(piped('', { COLUMNS: '7' }).terminal.width()).toBe(60);
    expect(piped('', { COLUMNS: 'wide' }).terminal.width()).toBe(80);
  });
});
