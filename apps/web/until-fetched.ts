const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 16_000;

/** What is fetched when it is needed. Where the line fails it is tried again, ever more seldom: nothing is missing for good. */
export async function untilFetched<T>(fetching: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await fetching();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
