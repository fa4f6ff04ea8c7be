/** What a program is told by whoever starts it. */
export interface Environment {
  readonly [name: string]: string | undefined;
}

/** What is empty is not said. */
export const readText = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim();
