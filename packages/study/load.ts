/** What computes the chances of a race, fetched when it is needed. */
export const loadChances = async () => (await import('./curve.ts')).chancesOf;
