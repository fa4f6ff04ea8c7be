/** What is shown, as paragraphs. How wide they run and how they look is decided where they are printed. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text' | 'faint' | 'alarm'; readonly text: string }
  /** A line of a list; its further lines stand under its text, not under its mark. */
  | { readonly kind: 'item'; readonly mark: string; readonly text: string }
  /** Rows that must not be broken. */
  | { readonly kind: 'picture'; readonly rows: readonly string[] }
  | { readonly kind: 'gap' };

export type TextPage = readonly Block[];

export const title = (text: string): Block => ({ kind: 'title', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const text = (line: string): Block => ({ kind: 'text', text: line });
export const faint = (line: string): Block => ({ kind: 'faint', text: line });
export const alarm = (line: string): Block => ({ kind: 'alarm', text: line });
export const item = (line: string, mark = '·'): Block => ({ kind: 'item', mark, text: line });
/** A numbered line; the figures of a list stand under each other. */
export const numbered = (number: number, line: string, of = number): Block =>
  item(line, `${number}.`.padStart(String(of).length + 1));
export const picture = (rows: readonly string[]): Block => ({ kind: 'picture', rows });
export const gap: Block = { kind: 'gap' };
