import type { Page } from '@playwright/test';
import { bring } from './moments.ts';
import { expect, SIZES, test } from './page.ts';
import { barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 8000, viewport: SIZES.desktop });

const timelineOf = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const stepOf = async (page: Page) => Number(await timelineOf(page).inputValue());

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Replay/ }).click();
  await expect(timelineOf(page)).toBeVisible();
}

test('TABLE-02 a race that runs is looked at with one’s own eyes, and goes on from any moment as a race of its own', async ({
  page,
}) => {
  await bring(page, 'road');
  await lookBack(page);
  await expect(page.getByText('As Delatour saw it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'As Delatour saw it' })).toHaveCount(0);
  const last = await stepOf(page);
  await expect(page.getByRole('link', { name: 'Back to race' })).toBeVisible();

  // By keys alone: a step, the beginning, the end, a turn.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepOf(page)).toBe(last - 1);
  await page.keyboard.press('Home');
  await expect.poll(() => stepOf(page)).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect.poll(() => stepOf(page)).toBe(last);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/&line=\d+$/);

  await page.getByRole('button', { name: 'Continue as Delatour' }).click();
  await expect(page).toHaveURL(/#table=/);
  const paper = page.getByRole('region', { name: 'Dispatches', exact: true });
  await expect(paper.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Earlier dispatches' }).click();
  await expect(paper.getByText('Starting order', { exact: false })).toBeVisible();
  await page.goto('/#races');
  await expect(page.getByText('branched from another race')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Replay/ })).toHaveCount(2);
});

test('once it is over a race is looked at with anybody’s eyes, or with nothing hidden', async ({ page }) => {
  await bring(page, 'over');
  await lookBack(page);
  await page.getByRole('button', { name: 'As Delatour saw it' }).click();
  const eyes = page.getByRole('dialog', { name: 'Point of view' });
  await expect(eyes.getByRole('button', { name: /saw it|everyone saw|Show everything/ })).toHaveCount(6);
  await eyes.getByRole('button', { name: 'As Van Hotten saw it' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Van Hotten' })).toBeVisible();

  await page.getByRole('button', { name: 'Turning points' }).click();
  const points = page.getByRole('dialog', { name: 'Turning points' });
  await points
    .getByRole('button', { name: /reaches Cape Town/ })
    .first()
    .click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'As Van Hotten saw it' }).click();
  await eyes.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('button', { name: /^Show Martinetti’s dashboard/ }).click();
  await page.getByRole('button', { name: 'Continue as Martinetti' }).click();
  await expect(page).toHaveURL(/#table=/);
  await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
});

test('whoever leaves while others drive is shown what happened, as a film and as text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bring(page, 'road');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await barOf(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Skip to my turn' })).toBeVisible();
  await page.goto('/#races');
  await page.getByRole('link', { name: /^Continue/ }).click();
  const meanwhile = page.getByRole('region', { name: 'While you were away' });
  await expect(meanwhile.getByRole('listitem').first()).toBeVisible();
  await meanwhile.getByRole('button', { name: 'Skip replay' }).click();
  await expect(barOf(page)).toBeVisible();
  await meanwhile.getByRole('button', { name: 'Show on map' }).click();
  await meanwhile.getByRole('button', { name: 'Close' }).click();
  await expect(meanwhile).toBeHidden();
  // Nothing has happened since.
  await page.reload();
  await expect(barOf(page)).toBeVisible();
  await expect(meanwhile).toBeHidden();
});
