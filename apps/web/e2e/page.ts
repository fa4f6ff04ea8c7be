// What every browser test needs: a page without errors or warnings.
import { test as base, expect, type Page } from '@playwright/test';

/** A message of Playwright where service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page on which any error, warning or refused resource fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, context }, use) => {
      // Tests that read the newspaper find it open, where the screen has room for it.
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http') && localStorage.getItem('newspaper') === null)
          localStorage.setItem('newspaper', 'open');
      });
      const heard: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
          heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
      page.on('response', (response) => {
        if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
      });
      await use(heard);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Changes are drawn with the next frame. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** A value that is the same twice, a moment apart: nothing is changing any more. */
export async function atRest<X>(read: () => Promise<X>): Promise<X> {
  let last = await read();
  const isSame = async () => {
    const before = JSON.stringify(last);
    last = await read();
    return JSON.stringify(last) === before;
  };
  await expect.poll(isSame, { intervals: [500] }).toBe(true);
  return last;
}

/** Small, large, narrow and flat. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  smallest: { width: 360, height: 640 },
  flat: { width: 740, height: 360 },
  laptop: { width: 1366, height: 650 },
} as const;

type Size = keyof typeof SIZES;
export const SIZE_NAMES: readonly Size[] = ['desktop', 'phone', 'smallest', 'flat', 'laptop'];

/** Takes minutes: not part of `npm test`, but of a release. */
export const LONG = { tag: '@long' };

/** Of several sizes, `npm test` uses the largest and the smallest by day; the rest is long. */
export const unlessCommon = (size: Size, colorScheme: 'light' | 'dark' = 'light') =>
  colorScheme === 'light' && (size === 'desktop' || size === 'smallest') ? {} : LONG;

/** All text of the page, shown or read out; the names on the map are part of a picture. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('svg'))
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [aria-valuetext]'))
      if (element.checkVisibility())
        for (const name of ['aria-label', 'title', 'aria-valuetext'])
          found.push(element.getAttribute(name) ?? '');
    return [...new Set(found.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text));
  });
