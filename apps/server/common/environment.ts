/** Environment variables. */
export interface Environment {
  readonly [name: string]: string | undefined;
}

/** An empty variable counts as unset. */
export const readText = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim();
