import { unhyphenated } from '@race/words/hyphens.ts';
import type { Block, TextPage } from './page.ts';
import { columns, wrap } from './wrap.ts';

const NARROWEST = 60;
const WIDEST = 120;

/** Lines much longer than this are hard to read, however wide the window is. */
export const clampWidth = (wanted: number): number => Math.min(WIDEST, Math.max(NARROWEST, wanted));

/** How a kind of paragraph is set off; the identity where there are no colours. */
export type Paint = (kind: Block['kind'], line: string) => string;

export const PLAIN: Paint = (_kind, line) => line;

const UNDER_TEXT = { paint: PLAIN, before: 'text' };
const INDENT = '  ';

/** A page as lines of text. Two gaps are one, also across pages: `before` is the line above. */
export function print(
  page: TextPage,
  width: number,
  look: { paint: Paint; before: string } = UNDER_TEXT,
): string[] {
  const lines: string[] = [];
  for (const block of page) {
    if (block.kind === 'gap' && (lines.at(-1) ?? look.before) === '') continue;
    for (const line of linesOf(block, width)) lines.push(line === '' ? '' : look.paint(block.kind, line));
  }
  return lines;
}

function linesOf(block: Block, width: number): string[] {
  switch (block.kind) {
    case 'gap':
      return [''];
    case 'picture':
      return block.rows.map((row) => row.trimEnd());
    case 'item': {
      const lead = `${INDENT}${block.mark} `;
      const under = ' '.repeat(columns(lead));
      const [first = '', ...rest] = wrap(unhyphenated(block.text), width - columns(lead));
      return [lead + first, ...rest.map((line) => under + line)];
    }
    default:
      return wrap(unhyphenated(block.text), width);
  }
}
