/** What computes the chances of a race, fetched when it is needed. */
export const loadChances = async () => (await import('./curve.ts')).chancesOf;
/** What judges the ways to go on from a moment. */
export const loadJudge = async () => (await import('./best.ts')).judge;
/** What plays a puzzle out. */
export const loadLines = async () => (await import('./lines.ts')).linesOf;
