import { openAt } from './moments.ts';
import { atRest, expect, LONG, test } from './page.ts';
import { barOf, PASS, PASS_AGAIN, playOn, raceNow, takeFirst } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('one click starts a race, and closing the page loses nothing', async ({ page }) => {
  await raceNow(page);
  await expect(page).toHaveURL(/#table=/);
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  // A player without a choice in the bivouac is not asked there.
  const take = page.getByRole('button', { name: /^Take / }).first();
  await expect(take.or(plan)).toBeVisible();
  if (await take.isVisible()) await takeFirst(page);
  await expect(plan).toBeVisible();
  const log = page.getByRole('region', { name: 'Dispatches' });
  const told = await atRest(() => log.innerText());
  await page.reload();
  await expect(plan).toBeVisible();
  await expect(log).toContainText('takes');
  await expect.poll(() => log.innerText()).toBe(told);
});

test('a whole race against bots is played by mouse, to its standings', LONG, async ({ page }) => {
  await raceNow(page);
  await playOn(page);
  await expect(page.getByText(/The race ends in turn/).first()).toBeVisible();
});

test('the last convoy is called so, by the bar and on the map (BASE-END-02)', async ({ page }) => {
  await openAt(page, 'lastConvoy');
  await expect(barOf(page)).toContainText(/\S.* has arrived: this is the last convoy\./);
  await expect(page.getByText(/Turn \d+ · Last convoy$/i)).toBeVisible();
});

test('a box of the dashboard is touched, and the bar shows what can be done with it', async ({ page }) => {
  await openAt(page, 'sequence');
  const bar = barOf(page);
  await page.getByRole('button', { name: /^Funding: 1 assistant/ }).click();
  await expect(bar.getByRole('button', { name: /^Raise 10.F$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Security: 1 assistant/ }).click();
  // Waiting asks once, says what is left, and can be left again.
  await bar.getByRole('button', { name: /^Wait…/ }).click();
  await expect(bar).toContainText('Wait, and use up an assistant on security for nothing?');
  await expect(bar).toContainText('Left to you: 1 on pathfinder, 2 on mechanics and 1 on funding.');
  await bar.getByRole('button', { name: 'Back' }).click();
  await bar.getByRole('button', { name: PASS }).click();
  await expect(bar.getByRole('button', { name: PASS_AGAIN })).toBeVisible();
  await expect(bar).toContainText(
    'You lose these assistants: 1 on pathfinder, 2 on mechanics and 1 on funding.',
  );
  await expect(bar).toContainText(/You miss out on 10.F\. Your guard can still avert dangers\./);
});

test('CARD-SABOTEUR any rival is aimed at by mouse', async ({ page }) => {
  await openAt(page, 'target');
  const bar = barOf(page);
  await bar.getByText('Walledgrave').click();
  await bar.getByText('Van Hotten').click();
  await expect(bar.getByRole('radio', { name: /Van Hotten/ })).toBeChecked();
  await bar.getByRole('button', { name: 'Choose target' }).click();
  await expect(bar.getByRole('radio', { name: /Van Hotten/ })).toBeHidden();
});

test('what cannot be done says why, and its rule is one tap away', async ({ page }) => {
  await openAt(page, 'sequence');
  await page.getByRole('button', { name: /^Mechanics: / }).click();
  const bar = barOf(page);
  await expect(bar.getByRole('button', { name: 'Repair' })).toBeVisible();
  const before = await atRest(() => bar.boundingBox());
  await bar.getByRole('button', { name: 'Repair' }).click({ force: true });
  const alert = bar.getByRole('alert');
  await expect(alert).toBeVisible();
  await expect.poll(() => bar.boundingBox()).toEqual(before);
  await alert.getByRole('button', { name: 'Read the rule' }).click();
  const sheet = page.getByRole('dialog', { name: 'Repairman' });
  await expect(sheet).toContainText('raises your engine and chassis');
  await sheet.getByRole('button', { name: 'Next rule: Driver' }).click();
  await expect(page.getByRole('dialog', { name: 'Driver' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a card is read before it is played, and the keyboard is never lost', async ({ page }) => {
  await openAt(page, 'sequence');
  const card = page.getByRole('region', { name: 'Hand' }).getByRole('listitem').getByRole('button').first();
  await card.focus();
  await page.keyboard.press('Enter');
  const leaf = page.getByRole('dialog');
  await expect(leaf).toContainText('When:');
  await expect(leaf.getByRole('listitem').getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaf).toBeHidden();
  await expect(card).toBeFocused();
  await page.getByRole('button', { name: /^Funding: 1 assistant/ }).press('Enter');
  await barOf(page)
    .getByRole('button', { name: /^Raise / })
    .press('Enter');
  await expect(page.getByRole('img', { name: /^Money: / }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
