import type { Page } from '@playwright/test';
import { openAt } from './moments.ts';
import { expect, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const WENT_ON = 'This race changed in another tab';

const planButton = (page: Page) => page.getByRole('button', { name: 'Add an assistant to Mechanics' });
const confirm = (page: Page) => page.getByRole('button', { name: /Confirm plan/ });
const line = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Timeline' }).getAttribute('aria-valuenow'));

/** The same race in two tabs, both before the first plan. */
async function twoTabs(page: Page): Promise<Page> {
  await openAt(page, 'plan');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(planButton(other)).toBeVisible();
  return other;
}

/** Only the tab in front is drawn, and can be clicked without delay. */
async function placeAll(page: Page): Promise<void> {
  await page.bringToFront();
  for (let n = 0; n < 5; n++) await planButton(page).click();
}

test('what is answered in one tab is shown in the other', async ({ page }) => {
  const other = await twoTabs(page);
  const before = await line(other);
  await placeAll(page);
  await confirm(page).click();
  await expect(planButton(page)).toBeHidden();
  await expect(planButton(other)).toBeHidden();
  await expect.poll(() => line(other)).toBeGreaterThan(before);
  await expect(other.getByRole('status').filter({ hasText: WENT_ON })).toBeVisible();
  await expect.poll(async () => (await line(page)) - (await line(other))).toBe(0);
});

test('two tabs that answer at once do not fork the race, and one of them is told', async ({ page }) => {
  const other = await twoTabs(page);
  for (const tab of [page, other]) await placeAll(tab);
  // The slower tab may have lost its button already: then it shows the notice as well.
  await Promise.allSettled([page, other].map((tab) => confirm(tab).dispatchEvent('click')));
  const isTold = async () =>
    (await page.getByText(WENT_ON).count()) + (await other.getByText(WENT_ON).count());
  await expect.poll(isTold).toBeGreaterThan(0);
  await expect.poll(async () => (await line(page)) - (await line(other))).toBe(0);
  const told = (tab: Page) => tab.getByRole('region', { name: 'Dispatches', exact: true }).innerText();
  await expect.poll(async () => (await told(page)) === (await told(other))).toBe(true);
});
