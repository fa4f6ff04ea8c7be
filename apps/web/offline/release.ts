/** The newest release `news.ts` of every language tells of. */
export const RELEASE = 1;
