import { describe, expect, it } from 'vitest';
import { alarm, gap, heading, item, picture, text } from './page.ts';
import { clampWidth, print } from './print.ts';
import { paintFor } from './terminal.ts';
import { wrap } from './wrap.ts';

describe('lines of a page', () => {
  it('break between words, and only where they must', () => {
    expect(wrap('two spaces to Timbuktu', 10)).toEqual(['two spaces', 'to', 'Timbuktu']);
    expect(wrap('two spaces', 10)).toEqual(['two spaces']);
    expect(wrap('', 10)).toEqual(['']);
  });

  it('hold together what a no-break space joins', () => {
    expect(wrap('it costs 30\u00a0F', 11)).toEqual(['it costs', '30\u00a0F']);
  });

  it('cut a word that no line could hold', () => {
    expect(wrap('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
  });

  it('stand under the text of their item, not under its mark', () => {
    expect(print([item('Drive into Timbuktu', '10')], 16)).toEqual(['  10 Drive into', '     Timbuktu']);
  });

  it('have never two gaps in a row, also not across pages', () => {
    expect(print([gap, gap, text('a'), gap, gap, text('b')], 60)).toEqual(['', 'a', '', 'b']);
    const look = { paint: (_kind: string, line: string) => line, before: '' };
    expect(print([gap, text('a')], 60, look)).toEqual(['a']);
  });

  it('leave a picture as it is', () => {
    const row = 'x'.repeat(70);
    expect(print([picture([`${row}  `])], 60)).toEqual([row]);
  });

  it('run neither too wide nor too narrow', () => {
    expect([20, 60, 100, 400].map(clampWidth)).toEqual([60, 60, 100, 120]);
  });
});

describe('colours', () => {
  const painted = (tty: boolean, env: NodeJS.ProcessEnv) =>
    print([heading('a'), alarm('b'), text('c')], 60, {
      paint: paintFor({ isTTY: tty }, env),
      before: '',
    }).join('');

  it('are for terminals, and for who wants them', () => {
    expect(painted(true, {})).toContain('\u001b[');
    expect(painted(false, {})).toBe('abc');
    expect(painted(true, { NO_COLOR: '1' })).toBe('abc');
    expect(painted(true, { TERM: 'dumb' })).toBe('abc');
  });
});
