import type { Locator, Page } from '@playwright/test';
import { openAt } from './moments.ts';
import { test as base, expect, LONG, SIZES } from './page.ts';
import { barOf, playOn, raceNow } from './playing.ts';

/** Touch instead of a mouse: every click of a helper is a tap. */
const test = base.extend<{ finger: undefined }>({
  finger: [
    async ({ page }, use) => {
      const hand: Pick<Locator, 'click' | 'tap'> = Object.getPrototypeOf(page.locator('body'));
      const { click } = hand;
      hand.click = hand.tap;
      await use(undefined);
      hand.click = click;
    },
    { auto: true },
  ],
});

test.use({
  locale: 'en-GB',
  reducedMotion: 'reduce',
  viewport: SIZES.phone,
  hasTouch: true,
  isMobile: true,
});

const skip = (page: Page): Locator => barOf(page).getByRole('button', { name: 'Skip to my turn' });

test('a whole race is played by touch, to its standings', LONG, async ({ page }) => {
  await raceNow(page);
  await playOn(page);
  const standings = page.getByRole('region', { name: 'Standings' });
  await expect(standings).toBeVisible();
  await expect(standings.getByRole('row')).toHaveCount(5);
  await standings.getByRole('button', { name: 'Replay' }).tap();
  await expect(page).toHaveURL(/#watch=/);
  await expect(page.getByRole('region', { name: 'Race' })).toContainText('Turn 1');
  await page.goBack();
  await standings.getByRole('button', { name: 'Race again' }).tap();
  await expect(standings).toBeHidden();
  await expect(page).toHaveURL(/#table=/);
});

test('what the bots do goes by at a pace, and a tap skips it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Race now/ }).tap();
  const mine = page.getByRole('button', { name: /^(Take |Add an assistant to)/ }).first();
  await expect(skip(page).or(mine).first()).toBeVisible();
  if (await skip(page).isVisible()) await skip(page).tap();
  await expect(mine).toBeVisible();
});

test('newspaper, timeline and menu are a tap away and nothing lies outside', async ({ page }) => {
  await openAt(page, 'sequence');
  await page.getByRole('button', { name: 'Open newspaper' }).tap();
  const paper = page.getByRole('region', { name: 'Dispatches', exact: true });
  await expect(paper).toBeInViewport({ ratio: 1 });
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await expect(timeline).toBeInViewport({ ratio: 1 });
  await timeline.tap();
  await expect(page.getByRole('button', { name: /^(Read the rule|Undo (this|the))/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close newspaper' }).tap();
  await expect(timeline).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Go to front page' }).tap();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});
