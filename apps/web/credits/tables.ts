// The tables of CREDITS.md, read: what, by whom, under which licence.

/** A text that leads somewhere, or does not. */
export interface Linked {
  readonly words: string;
  readonly address: string | null;
}

export interface Credit {
  readonly what: readonly Linked[];
  readonly by: string;
  readonly licence: readonly Linked[];
}

export const CREDITED = ['Maps', 'Icons', 'Typefaces', 'Libraries', 'Tools'] as const;
export type Credited = (typeof CREDITED)[number];

const CELLS = 3;

/** The rows under one of its headings. */
export function creditsUnder(heading: Credited, text: string): Credit[] {
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = part.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const cells = line.split('|').slice(1, -1);
      const [what = '', by = '', licence = ''] = cells.map((cell) => cell.trim());
      return cells.length === CELLS ? [{ what: linkedIn(what), by, licence: linkedIn(licence) }] : [];
    });
}

const LINK = /\[([^\]]+)\]\((https:[^)\s]+)\)/g;

/** Links as they are, and the words between them. */
function linkedIn(cell: string): Linked[] {
  const found: Linked[] = [];
  let from = 0;
  for (const match of cell.matchAll(LINK)) {
    const [whole, words = '', address = ''] = match;
    if (match.index > from) found.push({ words: cell.slice(from, match.index), address: null });
    found.push({ words, address });
    from = match.index + whole.length;
  }
  if (from < cell.length) found.push({ words: cell.slice(from), address: null });
  return found;
}
