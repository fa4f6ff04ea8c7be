// What every browser test needs: a page that must not complain.
import { test as base, expect, type Page } from '@playwright/test';

/** Playwright says so wherever a test does not let the page be kept. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page on which any error, warning or refused resource fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
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

/** What changes is drawn with the next frame. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** What is read twice alike, a moment apart: nothing is on its way any more. */
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

/** Of what is looked at in many sizes, `npm test` looks at the largest and the smallest by day; the rest is long. */
export const unlessCommon = (size: Size, colorScheme: 'light' | 'dark' = 'light') =>
  colorScheme === 'light' && (size === 'desktop' || size === 'smallest') ? {} : LONG;

/** Everything that stands on the page in words, and what is read out; the names on the map are part of a picture. */
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
