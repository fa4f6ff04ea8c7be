// Letters twice as large: the panels of a table scroll, and everything in them can be reached.
import type { Page } from '@playwright/test';
import { openAt } from './moments.ts';
import { drawn, expect, SIZES, test } from './page.ts';
import { answerOnce, barOf, PASS, placePlan, takeFirst } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** Words of the decision that their own element, or anything around it, cuts off without scrolling. */
const cutSentences = (page: Page): Promise<string[]> =>
  barOf(page).evaluate((bar) => {
    const cuts = (one: Element) =>
      ['hidden', 'clip'].includes(getComputedStyle(one).overflowY) &&
      (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
    const isCut = (one: Element | null): boolean =>
      one !== null && (cuts(one) || (one !== bar && isCut(one.parentElement)));
    return [...bar.querySelectorAll('p, button')].filter(isCut).map((one) => one.textContent ?? '');
  });

for (const viewport of [SIZES.desktop, SIZES.phone])
  test(`letters of 200 % at a table ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      localStorage.setItem('textSize', '200');
      localStorage.setItem('explain', 'off');
    });
    await openAt(page, 'bivouac');
    const letter = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(letter)).toBeGreaterThanOrEqual(32);
    await takeFirst(page);
    await placePlan(page);
    const ready = page.getByRole('button', { name: /Confirm plan/ });
    await ready.scrollIntoViewIfNeeded();
    await expect(ready).toBeInViewport({ ratio: 1 });
    await ready.click();
    await expect(barOf(page).getByRole('button', { name: PASS })).toBeVisible();
    await drawn(page);
    expect(await cutSentences(page)).toEqual([]);
    const [bar, screen] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll('[aria-label="Your decision"] *')].map((one) =>
        Math.round(one.getBoundingClientRect().right),
      );
      return [Math.max(...wide), Math.max(scrollWidth, clientWidth)];
    });
    expect(bar).toBeLessThanOrEqual(screen);
    expect(screen).toBe(viewport.width);
    await answerOnce(page);
  });
