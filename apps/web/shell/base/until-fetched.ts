const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 16_000;

/** Retries until the fetch succeeds, at growing intervals: a lost connection leaves no part of the page missing for good. */
export async function untilFetched<T>(fetching: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await fetching();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
