import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newCampaign, withRace, writeCampaign } from '@race/campaign';
import { nextRace } from '@race/campaign/testing/drive.ts';
import { expect, LONG, SIZES, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** Begins a campaign; its first race is open then. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/#solo');
  await page.getByText('More choices').click();
  await page.getByLabel('Campaign name').fill(name);
  await page.getByRole('button', { name: 'Start race' }).click();
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
}

const file = (body: string) => ({
  name: 'x.json',
  mimeType: 'application/json',
  buffer: Buffer.from(body),
});

const camp = (page: Page) => page.getByRole('region', { name: 'Cards in the bivouac' });

test('a campaign goes on where it was left, can be given up with its price said, and be taken along', async ({
  page,
}) => {
  await begin(page, 'Black Cruise');
  // SOLO-15: five cards on numbered spaces.
  await expect(page.getByText('space 5', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /from space 2$/ }).click();
  await expect(page.getByText('Behind your screen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Behind your screen')).toBeVisible();

  await page.goto('/#solo');
  // The passport driven last lies open, with the race that goes on and where the goals stand in it.
  await expect(page.getByRole('link', { name: 'Continue race' })).toBeVisible();
  await expect(page.getByText('in this race', { exact: true })).toBeVisible();
  await expect(page.getByText('turn 1 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'Open passport Black Cruise' }).click();
  await expect(page.getByRole('link', { name: 'Continue race' })).toBeVisible();
  await page.getByRole('button', { name: 'Abandon race' }).click();
  await expect(page.getByText('It counts as lost: René learns one card')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, abandon' }).click();
  await expect(page.getByRole('region', { name: 'Last race' })).toContainText('Last race: abandoned');
  await expect(page.getByRole('region', { name: 'Last race' })).toContainText(/card [A-H] rises to level 2/);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  await page.goto('/#solo');
  await page
    .getByLabel('Import a campaign')
    .setInputFiles(file(text.replace('"abandoned":true', '"abandoned":false')));
  await expect(page.getByText('Race 1 was neither finished nor abandoned.')).toBeVisible();
  await page.getByLabel('Import a campaign').setInputFiles(file(text));
  await expect(page.getByRole('heading', { level: 1, name: 'Black Cruise' })).toBeVisible();
});

test('the passport has a page for each continent and each way, on a phone too', async ({ page }) => {
  await page.setViewportSize(SIZES.smallest);
  await begin(page, 'Small Cruise');
  await expect(camp(page)).toBeVisible();
  await page.goto('/#solo');
  await page.getByRole('link', { name: /^Open passport/ }).click();
  const passport = page.getByRole('region', { name: 'Passport' });
  await expect(passport.getByRole('listitem')).toHaveCount(24);
  await passport.getByText('South America').click();
  await expect(passport.getByRole('heading', { name: 'The Inca road' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES.smallest.width);
});

test('a module for several crews is refused with its reason, and others are taken to the start', async ({
  page,
}) => {
  await page.goto('/#solo');
  await page.getByText('More choices').click();
  await page.getByText('No modules').click();
  await expect(page.getByRole('checkbox', { name: /Fifth crew/ })).toBeDisabled();
  await expect(page.getByText('This module needs more than one crew')).toBeVisible();
  await page.getByText('Villages', { exact: true }).first().click();
  await expect(page.getByText('With a module: Villages')).toBeVisible();
  await page.getByRole('button', { name: 'Start race' }).click();
  await expect(camp(page)).toBeVisible();
});

test(
  'a race of a campaign can be watched again with René’s reasons, tells what it changed, and be forked',
  LONG,
  async ({ page }) => {
    const none = newCampaign('Yellow Cruise', { letters: true });
    const campaign = withRace(none, nextRace(none, 41, { way: 'legendary' }));
    await page.goto('/#solo');
    await page.getByLabel('Import a campaign').setInputFiles(file(writeCampaign(campaign)));
    await expect(page.getByRole('heading', { level: 1, name: 'Yellow Cruise' })).toBeVisible();
    const watch = page.getByRole('link', { name: /^Replay/ });
    const table = (await watch.getAttribute('href'))?.split('watch=')[1] ?? '';

    await watch.click();
    const why = page.getByRole('button', { name: 'Why did Estienne do that?' }).first();
    const forward = page.getByRole('button', { name: 'One step forward' });
    await expect(async () => {
      await forward.click();
      await expect(why).toBeVisible({ timeout: 500 });
    }).toPass();
    await why.click();
    const reasons = page.getByRole('region', { name: 'Why did he do that?' });
    await expect(reasons.getByRole('list', { name: 'What he considered' })).toContainText('this one');
    await reasons
      .getByRole('button', { name: /^(Its target|Tiles on its route)$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(
      /nearest city of the target colour|shortest route to its target/,
    );
    await page.keyboard.press('Escape');
    await reasons.getByRole('button', { name: 'Back to the newspaper' }).press('Escape');
    await expect(reasons).toBeHidden();
    await expect(why).toBeFocused();

    await page.goto(`/#table=${table}`);
    const end = page.getByRole('region', { name: 'End of the race' });
    await expect(end.getByRole('region', { name: 'Next race' })).toContainText(/starts? first/);
    await expect(end.getByText(/René learns (a card|2 cards)/)).toBeVisible();
    await end.getByRole('button', { name: 'Next race' }).click();
    await page.getByRole('button', { name: /^Branch from here/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Branch of Yellow Cruise' })).toBeVisible();
    await page.goto('/#solo');
    await expect(page.getByRole('link', { name: /^Open passport/ })).toHaveCount(2);
  },
);
