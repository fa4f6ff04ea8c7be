import type { TextPage } from './page.ts';

/** What the race needs of a terminal. Tests play on one made of two lists. */
export interface Console {
  readonly width: () => number;
  readonly show: (page: TextPage) => void;
  /** The next line of the person, without its end; null when no more will come. */
  readonly ask: (prompt: string) => Promise<string | null>;
}

/** A line without what is no letter or sign: it may be shown again. */
export async function askLine(console: Console, prompt: string): Promise<string | null> {
  const line = await console.ask(`${prompt} `);
  return line === null ? null : line.replaceAll(/\p{C}/gu, '').trim();
}
