import type { Locator, Page } from '@playwright/test';
import { expect, LONG, SIZES, test } from './page.ts';
import { barOf, PASS, PASS_AGAIN } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const helperOf = (page: Page): Locator => page.getByRole('region', { name: 'Helper' });

/** The page of lessons, with bots that do not keep one waiting. */
async function openLessons(page: Page): Promise<void> {
  await page.goto('/#settings');
  await page.getByText('Instant', { exact: false }).first().click();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn the game' }).click();
  await expect(page.getByRole('heading', { name: 'Five exercises' })).toBeVisible();
}

/** Places assistants on the boxes named, and confirms. */
async function plan(page: Page, boxes: readonly string[]): Promise<void> {
  for (const box of boxes) await page.getByRole('button', { name: `Add an assistant to ${box}` }).click();
  await page.getByRole('button', { name: /Confirm plan/ }).click();
}

test('the first race explains what is asked, and is left and resumed like any other', async ({ page }) => {
  await openLessons(page);
  await page.getByRole('button', { name: 'Start' }).click();
  const helper = helperOf(page);
  await expect(helper).toContainText('Every turn begins at the bivouac');
  await expect(helper.getByRole('listitem').filter({ hasText: 'driving: to do' })).toBeVisible();
  await expect(helper).toContainText('Take a driver card.');
  await page.getByRole('button', { name: 'Take a driver card' }).click();
  await expect(helper).toContainText('Five assistants, four boxes, one turn');
  await helper.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: /Confirm plan/ }).click();
  await expect(helper).toContainText('Now you play your plan');
  await helper.getByRole('button', { name: 'Read the rule' }).last().click();
  await expect(page.getByRole('dialog')).toContainText('sequence');
  await page.keyboard.press('Escape');
  await helper.getByRole('button', { name: 'Hide notes' }).click();
  await expect(helper).not.toContainText('Now you play your plan');
  await page.goto('/');
  await expect(page.getByText('Your first race, with the helper.').filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await helper.getByRole('button', { name: 'Show notes' }).click();
  await expect(helper).toContainText('Now you play your plan');
});

test('an exercise is missed, explained, tried again and solved', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize(SIZES.smallest);
  await openLessons(page);
  await page.getByRole('button', { name: 'Try it Transport' }).click();
  const goal = page.getByRole('region', { name: 'Transport' });
  const arrival = goal.getByRole('listitem');
  await plan(page, ['Funding', 'Funding', 'Funding', 'Funding', 'Funding']);
  const hint = goal.getByRole('button', { name: 'Hint' });
  await expect(hint).toBeInViewport({ ratio: 1 });
  await hint.click();
  await expect(goal).toContainText('keep a mechanic for it');
  await barOf(page)
    .getByRole('button', { name: /^Raise/ })
    .click();
  await expect(goal).toContainText('Not this time');
  await expect(arrival).toHaveText('Be in Luanda: not done');
  const again = goal.getByRole('button', { name: 'Try again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await again.click();
  await plan(page, ['Mechanics', 'Funding', 'Funding', 'Funding', 'Funding']);
  await page.getByRole('button', { name: /^Funding: 4 assistant/ }).click();
  await barOf(page)
    .getByRole('button', { name: /^Raise/ })
    .click();
  await barOf(page)
    .getByRole('button', { name: /^Drive/ })
    .click();
  await barOf(page).getByRole('button', { name: 'Show list' }).click();
  await page
    .getByRole('dialog', { name: /on the map/ })
    .getByRole('button', { name: /Luanda.*with a transport card/ })
    .click();
  await barOf(page)
    .getByRole('button', { name: /^Travel/ })
    .click();
  await expect(goal).toContainText('Solved!');
  await goal.getByRole('link', { name: 'All exercises' }).click();
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Transport' }) });
  await expect(lines).toContainText('Solved: done');
});

/** What is pressed for what is advised; for the rest the main button. */
const BUTTONS: readonly (readonly [advised: RegExp, button: RegExp])[] = [
  [/^Use a guard/, /^Use guard/],
  [/^Stop here/, /^Stop/],
  [/^Finish the repair/, /^Done/],
  [/^Turn back/, /^Turn back/],
  [/^Do nothing/, /^Do nothing/],
  [/^Repair/, /^Repair/],
  [/^Draw/, /^Draw/],
  [/^Raise/, /^Raise/],
  [/^Place tiles/, /^Place tiles/],
  [/^Discard the tile/, /^Discard tile/],
  [/^Place it/, /^Place tile/],
  [/^Place this tile/, /^Pick tile/],
  [/^Buy \d levels?/, /^Buy petrol/],
  [/^(Use (?!a guard)|Buy a part)/, /^Use$/],
  [/^Pay/, /^Pay/],
  [/^Drive/, /^(Drive|Enter)/],
  [/^(Engine|Chassis)/, /^Split/],
];

/** Does what the helper advises. */
async function follow(page: Page): Promise<void> {
  const helper = helperOf(page);
  const text = await helper.innerText();
  const advised = /Advice\s+([^\n]+)/i.exec(text)?.[1] ?? '';
  const show = helper.getByRole('button', { name: 'Show me' });
  if ((await show.count()) > 0) await show.click();
  const card = /^Take ([^.]+)\./.exec(advised)?.[1];
  if (card !== undefined) return page.getByRole('button', { name: `Take ${card}` }).click();
  if (/^Place \d/.test(advised)) return page.getByRole('button', { name: /Confirm plan/ }).click();
  if (/^(Play|Discard) (?!the tile)/.test(advised))
    return page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Play|Discard)$/ })
      .first()
      .click();
  const bar = barOf(page);
  if (advised.startsWith('Pass')) {
    await bar.getByRole('button', { name: PASS }).click();
    return bar.getByRole('button', { name: PASS_AGAIN }).click();
  }
  const [, button] = BUTTONS.find(([words]) => words.test(advised)) ?? [];
  if (button !== undefined) await bar.getByRole('button', { name: button }).click();
}

test('who follows the helper has seen everything at the end', LONG, async ({ page }) => {
  test.setTimeout(600_000);
  await openLessons(page);
  await page.getByRole('button', { name: 'Start' }).click();
  const helper = helperOf(page);
  const isOver = () => helper.getByRole('heading', { name: 'You have finished your first race' }).isVisible();
  for (let n = 0; n < 150 && !(await isOver()); n++) {
    // A question may change while one reaches for its button.
    await follow(page).catch(() => undefined);
    await page.waitForTimeout(150);
  }
  await expect(helper).toContainText('that is the whole game');
  await expect(helper.getByRole('listitem').filter({ hasText: ': done' })).toHaveCount(5);
  await helper.getByRole('link', { name: 'Go to the exercises' }).click();
  await expect(page.getByRole('heading', { name: 'Five exercises' })).toBeVisible();
});
