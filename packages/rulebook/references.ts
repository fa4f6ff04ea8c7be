/** A part of a rule's text: plain words, or the title of another rule. */
export interface Piece {
  readonly words: string;
  /** The rule the title belongs to; null for plain words. */
  readonly rule: string | null;
}

/** The titles of a book, by identifier. */
export interface Titles {
  readonly [id: string]: { readonly title: string } | undefined;
}

const IDENTIFIER = /([A-Z]+(?:-[A-Z]+)*-\d\d|CARD(?:-[A-Z]+)+)/;

/** The text in pieces. Texts point at other rules by identifier; readers see titles. */
export function piecesOf(text: string, titles: Titles): Piece[] {
  return text
    .split(IDENTIFIER)
    .filter((words) => words !== '')
    .map((words) => {
      const title = titles[words]?.title;
      return title === undefined ? { words, rule: null } : { words: title, rule: words };
    });
}

/** The text with titles, where nothing can be linked. */
export const withTitles = (text: string, titles: Titles): string =>
  piecesOf(text, titles)
    .map(({ words }) => words)
    .join('');
