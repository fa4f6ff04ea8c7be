// How many clicks each act takes: to act quickly must never depend on knowing the keys.
import type { Locator, Page } from '@playwright/test';
import { type Moment, openAt } from './moments.ts';
import { expect, test } from './page.ts';
import { barOf, planTurn } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const COUNTED = 'clicks';

const clicksOf = (page: Page): Promise<number> =>
  page.evaluate((name) => Number(document.body.dataset[name] ?? 0), COUNTED);

/** Opens a race at that moment; from then on its clicks are counted. */
async function begin(page: Page, moment: Moment): Promise<void> {
  await openAt(page, moment);
  await page.evaluate((name) => {
    const { dataset } = document.body;
    addEventListener('pointerdown', () => (dataset[name] = String(Number(dataset[name] ?? 0) + 1)), true);
  }, COUNTED);
}

const act = (page: Page, name: string | RegExp): Locator =>
  barOf(page).getByRole('button', { name, disabled: false }).first();

/** A box of the own dashboard. */
const box = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

/** Touches a space that is lit for an unknown tile. */
async function touchLit(page: Page): Promise<void> {
  const lit = page.locator('.layer-lit circle[r="24"]').first();
  await expect(lit).toBeVisible();
  const area = await lit.boundingBox();
  if (area === null) throw new Error('no space is lit');
  await page.mouse.click(area.x + area.width / 2, area.y + area.height / 2);
}

test('a card takes two, and a plan six', async ({ page }) => {
  await begin(page, 'bivouac');
  await page.getByRole('region', { name: 'Cards in the bivouac' }).getByRole('button').first().click();
  await act(page, /^Take /).click();
  await expect(page.getByRole('button', { name: /Confirm plan/ })).toBeVisible();
  expect(await clicksOf(page)).toBe(2);
  await planTurn(page);
  await expect(barOf(page)).toContainText('Place two tiles');
  expect(await clicksOf(page)).toBe(2 + 6);
});

test('two tiles take three', async ({ page }) => {
  await begin(page, 'sequence');
  await act(page, 'Place tiles').click();
  await expect(barOf(page)).toContainText('Where do you place this tile');
  await touchLit(page);
  await expect(page.locator('.tray-tile')).toHaveCount(1);
  await touchLit(page);
  await expect(barOf(page)).not.toContainText('Where do you place this tile');
  expect(await clicksOf(page)).toBe(3);
});

test('a drive over known land takes two, its damage and dangers included', async ({ page }) => {
  await begin(page, 'arrival');
  await act(page, 'Drive').click();
  await expect(barOf(page)).toContainText('Drive into');
  await act(page, 'Drive').click();
  await expect(barOf(page)).not.toContainText('Drive into');
  await expect(page.getByRole('button', { name: /^Mechanics/ }).first()).toBeVisible();
  expect(await clicksOf(page)).toBe(2);
});

test('a drive into the unknown takes two, and one more after each tile', async ({ page }) => {
  await begin(page, 'sequence');
  await box(page, /^Mechanics: /).click();
  await expect(barOf(page)).toContainText('unfamiliar');
  const proposed = await barOf(page).innerText();
  await act(page, 'Drive').click();
  // Once a tile is revealed, the rest of the drive is proposed.
  await expect.poll(() => barOf(page).innerText()).not.toBe(proposed);
  await expect(act(page, 'Drive')).toHaveClass(/go/);
  expect(await clicksOf(page)).toBe(2);
});

for (const [moment, name] of [
  ['share', /^Engine/],
  ['repair', /^Engine \+/],
] as const)
  test(`${moment}: one, as it is suggested`, async ({ page }) => {
    await begin(page, moment);
    await act(page, name).click();
    await expect(act(page, name)).toBeHidden();
    expect(await clicksOf(page)).toBe(1);
  });

test('money takes two, and so does what loses something', async ({ page }) => {
  await begin(page, 'sequence');
  await act(page, /^Wait…/).click();
  await act(page, 'Back').click();
  await act(page, /^Pass…/).click();
  await act(page, 'Back').click();
  expect(await clicksOf(page)).toBe(4);
  await box(page, /^Funding: 1/).click();
  await act(page, /^Raise/).click();
  await expect(act(page, /^Raise/)).toBeHidden();
  expect(await clicksOf(page)).toBe(4 + 2);
});
