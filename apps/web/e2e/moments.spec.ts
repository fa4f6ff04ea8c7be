import type { Page } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { bring, openAt } from './moments.ts';
import { atRest, expect, SIZES, test } from './page.ts';
import { barOf, planTurn } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const telegram = (page: Page) => page.getByRole('region', { name: 'Telegram' });

test('an attack is told by a telegram before the player acts, and leaves marks', async ({ page }) => {
  await openAt(page, 'struck');
  const paper = telegram(page);
  await expect(paper).toContainText('Your engine is wrecked');
  await expect(paper).toContainText(/2 → 0/);
  await expect(paper).toContainText(
    /played a saboteur against you\. You cannot drive until you repair\. You had no guard\./,
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Engine 2 to 0' })).toBeAttached();
  await expect(page.locator('.gauge-engine .struck')).toBeVisible();
  await expect(page.locator('.rival .struck-me')).toHaveCount(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('x');
  await expect(paper).toBeHidden();
  // The marks stay until the player acts.
  await expect(page.locator('.gauge-engine .struck')).toBeVisible();
  await page.getByRole('button', { name: /^Pathfinder/ }).click();
  await barOf(page).getByRole('button', { name: 'Draw card' }).click();
  await expect(page.locator('.gauge-engine .struck')).toBeHidden();
});

test('several blows are one telegram, and a tap on a live button does what the button says', async ({
  page,
}) => {
  await openAt(page, 'struckTwice');
  await expect(telegram(page)).toContainText(/5 → 1/);
  await barOf(page).getByRole('button', { name: 'Repair' }).click();
  await expect(telegram(page)).toBeHidden();
  await expect(barOf(page).getByRole('button', { name: /^Engine \+0, chassis \+\d/ })).toBeVisible();
});

test('on small screens a telegram lies over the map, never over the decision', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openAt(page, 'struck');
  for (const size of ['phone', 'smallest', 'flat'] as const) {
    await page.setViewportSize(SIZES[size]);
    const [paper, bar] = await atRest(() =>
      Promise.all([telegram(page).boundingBox(), barOf(page).boundingBox()]),
    );
    if (!paper || !bar) throw new Error('nothing is shown');
    const isApart =
      paper.y + paper.height <= bar.y || paper.x + paper.width <= bar.x || bar.x + bar.width <= paper.x;
    expect(isApart, size).toBe(true);
  }
  await telegram(page).getByRole('button', { name: 'Put away' }).click();
  await expect(telegram(page)).toBeHidden();
});

test('plans are revealed as a picture, which can be kept', async ({ page }) => {
  await bring(page, 'plan');
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  // It goes by itself after two seconds: on a busy machine a click may come too late.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const keep = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Keep open');
      keep?.click();
      if (keep) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await planTurn(page);
  const board = page.getByRole('region', { name: 'Screens up!' });
  await expect(board.getByRole('columnheader')).toHaveCount(4);
  await expect(board.getByRole('row', { name: /Security/ })).toBeVisible();
  await expect(page.locator('.rival .jobs').first()).toContainText(/on \w+/);
  expect(await seriousFaults(page)).toEqual([]);
  await board.getByRole('button', { name: 'Continue' }).click();
  await expect(board).toBeHidden();
});

test('an arrival is a postcard that stays until it is taken away', async ({ page }) => {
  await openAt(page, 'arrival');
  const bar = barOf(page);
  const card = page.getByRole('region', { name: 'Cape Town at last' });
  await page.getByRole('button', { name: /^Mechanics: / }).click();
  await bar.getByRole('button', { name: 'Show list' }).click();
  await page
    .getByRole('dialog', { name: /on the map/ })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  for (let tries = 0; tries < 20 && !(await card.isVisible()); tries++) {
    const act = bar.getByRole('button', { name: /^(Drive|Pay|Split|Use guard|Engine|Travel)/ }).first();
    await act.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(200);
  }
  await expect(card).toContainText(/You are (first|second|third) in Cape Town/);
  await expect(card).toContainText(/= \d+ so far/);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('the end is a scene with the winner, the prestige line by line, and ways to go on', async ({ page }) => {
  await bring(page, 'over');
  await page.getByRole('link', { name: /^Newspaper/ }).click();
  const scene = page.getByRole('region', { name: / wins$/ });
  await expect(scene.getByRole('heading', { name: / wins$/ })).toBeFocused();
  const standings = page.getByRole('region', { name: 'Standings' });
  await expect(standings.getByRole('row')).toHaveCount(5);
  await expect(standings).toContainText(/did not reach Cape Town\. Only crews that arrive score\./);
  for (const name of ['Race again', 'Replay', 'Newspaper', 'Coach'])
    await expect(standings.getByRole('button', { name })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await standings.getByRole('button', { name: 'Newspaper' }).click();
  await expect(scene).toBeHidden();
  await expect(page.getByRole('region', { name: 'Standings' })).toContainText(/wins in Cape Town/);
  await page.getByRole('button', { name: 'Back to map' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the newspaper starts as a fold beside the map, and remembers that it was opened', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (sessionStorage.getItem('begun') === null) localStorage.removeItem('newspaper');
    sessionStorage.setItem('begun', 'yes');
  });
  await openAt(page, 'struck');
  const fold = page.getByRole('region', { name: 'Since your last turn' });
  await expect(fold.getByRole('listitem').first()).toContainText(/strikes at Delatour/);
  await telegram(page).getByRole('button', { name: 'Put away' }).click();
  await fold.getByRole('button', { name: 'Open newspaper' }).click();
  const paper = page.getByRole('region', { name: 'Dispatches' });
  await expect(paper.getByRole('heading', { level: 3 }).first()).toContainText(/strikes at Delatour/i);
  await page.reload();
  await expect(paper).toBeVisible();
});
