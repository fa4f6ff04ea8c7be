/** What an edition of the page is made of, as its service worker knows it. */
export interface CacheList {
  /** Another one for every edition. */
  readonly name: string;
  /** Each path with the print its file must have. */
  readonly files: readonly (readonly [path: string, integrity: string])[];
}
