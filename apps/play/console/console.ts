import type { Page } from './page.ts';

/** What the race needs of a terminal. Tests play on one made of two lists. */
export interface Console {
  readonly width: () => number;
  readonly show: (page: Page) => void;
  /** The next line of the person, without its end; null when no more will come. */
  readonly ask: (prompt: string) => Promise<string | null>;
}
