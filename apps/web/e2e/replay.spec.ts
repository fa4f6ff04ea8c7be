import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bring } from './moments.ts';
import { expect, LONG, SIZES, test } from './page.ts';
import { barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', viewport: SIZES.desktop });

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
  await expect(paper.getByRole('heading', { name: /^Starting order/ })).toBeVisible();
  await page.goto('/#races');
  await expect(page.getByText('branched from another race')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Replay/ })).toHaveCount(2);
});

test('TABLE-02 a position is saved and linked to, opened elsewhere, and refused when it cannot be', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bring(page, 'road');
  await lookBack(page);
  await page.getByRole('button', { name: 'Races and settings' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('It contains only what Delatour knows.', { exact: false })).toBeVisible();
  const saving = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Save as a file' }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(Object.keys(file.position).sort()).toEqual(['own', 'public', 'ready', 'seat']);
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(menu.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Play from here' }).click();
  await expect(elsewhere).toHaveURL(/#table=/);
  await expect(barOf(elsewhere).getByRole('button', { name: /^Stop…?$/ })).toBeVisible();
  await elsewhere.goto('/#races');
  await expect(elsewhere.getByRole('link', { name: /^Continue/ })).toHaveCount(1);

  file.position.public.bank += 1;
  const forged = { name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
  await elsewhere.getByLabel('Import a race').setInputFiles(forged);
  await expect(
    elsewhere.getByRole('alert').filter({ hasText: 'No race can reach this position.' }),
  ).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
  await elsewhere.goto(`${link.slice(0, -9)}AAAA`);
  await elsewhere.getByRole('button', { name: 'Play from here' }).click();
  await expect(
    elsewhere.getByRole('alert').filter({ hasText: 'The position was not opened.' }),
  ).toBeVisible();
  await elsewhere.context().close();
});

test(
  'once it is over a race is looked at with anybody’s eyes, or with nothing hidden',
  LONG,
  async ({ page }) => {
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
  },
);

test('whoever leaves while others drive is shown what happened, as a film and as text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bring(page, 'road');
  await page.getByRole('link', { name: /^Continue/ }).click();
  // Nothing was driven yet, so the bar asks once more.
  await barOf(page).getByRole('button', { name: 'Stop…' }).click();
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

test('a replay lays the papers of the race, waits for them, and ends with the winner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bring(page, 'over');
  await lookBack(page);
  // At full speed, whatever is laid on the map is noted.
  await page.evaluate(() => {
    const noted = new Set<string>();
    Object.assign(globalThis, { noted });
    new MutationObserver(() => {
      for (const paper of document.querySelectorAll('.papers section'))
        noted.add(paper.getAttribute('aria-label') ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  const speed = page.getByRole('button', { name: /^Speed/ });
  for (const shown of ['2×', '4×']) {
    await speed.click();
    await expect(speed).toHaveText(shown);
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const noted = () => page.evaluate(() => [...(globalThis as unknown as { noted: Set<string> }).noted]);
  await expect.poll(noted).toContain('Screens up!');
  await page.getByRole('button', { name: 'Pause' }).click();
  // The end of the first turn is a step before the second one begins.
  await page.keyboard.press('Home');
  await expect.poll(() => stepOf(page)).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(20);
  const second = await stepOf(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepOf(page)).toBe(second - 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(noted).toContain('Turn 1 is over');

  await page.keyboard.press('End');
  const last = await page.getByRole('slider', { name: 'Timeline' }).getAttribute('max');
  await expect.poll(() => stepOf(page)).toBe(Number(last));
  // Whoever jumps there is shown the newspaper, and whoever comes by a step the winner.
  const scene = page.getByRole('region', { name: / wins$/ });
  await expect(page.getByRole('region', { name: 'Standings' })).toBeVisible();
  await expect(scene).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepOf(page)).toBe(Number(last) - 1);
  await page.keyboard.press('ArrowRight');
  await expect(scene.getByRole('heading', { name: / wins$/ })).toBeVisible();
  await expect(scene.getByRole('button', { name: 'Coach' })).toHaveCount(0);
  await scene.getByRole('button', { name: 'Go to start' }).click();
  await expect.poll(() => stepOf(page)).toBeLessThan(20);
});
