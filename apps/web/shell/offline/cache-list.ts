/** The files of one version of the page, as its service worker caches them. */
export interface CacheList {
  /** Different for every version. */
  readonly name: string;
  /** Each path with the hash its file must have. */
  readonly files: readonly (readonly [path: string, integrity: string])[];
}
