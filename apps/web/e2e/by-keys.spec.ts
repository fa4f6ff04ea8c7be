// A race played with the keyboard alone. Nothing is clicked, and the focus is always visible.
import { begin, fullRace, MODULE_QUESTIONS, playUntil, smallRace, wereAsked } from './alone.ts';
import { hasEnded } from './by-ear.ts';
import { around, openKeyboard } from './by-keys.ts';
import { openAt } from './moments.ts';
import { expect, LONG, test } from './page.ts';
import { barOf, PASS } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('what opens takes the focus, Escape closes it and gives the focus back; Tab leaves everything', async ({
  page,
}) => {
  await openAt(page, 'sequence');
  await expect(barOf(page)).toBeFocused();
  for (const [from, key, opened] of [
    ['Menu', 'Enter', 'Menu'],
    ['Menu', '?', 'Keyboard shortcuts'],
    ['Menu', 'w', 'The map in words'],
    ['Jerrycan', 'Enter', 'Jerrycan'],
  ] as const) {
    const opener = page.getByRole('button', { name: from, exact: true });
    const dialog = page.getByRole('dialog', { name: opened });
    // Keys work a moment after something has opened or closed.
    await expect(async () => {
      if (await dialog.isHidden()) {
        await opener.focus();
        await page.keyboard.press(key);
      }
      await expect(dialog).toBeVisible({ timeout: 1500 });
    }).toPass();
    await expect(async () => {
      if (await dialog.isVisible()) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1500 });
    }).toPass();
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('q');
  await expect(barOf(page)).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeFocused();
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('button', { name: 'Jerrycan' })).toBeFocused();
  const reached = await around(page);
  for (const name of ['Placetiles', 'Drawcard', 'Pass…endsyourturn']) expect(reached).toContain(name);
  // Passing asks back, and says what is lost and that the guard stays.
  const bar = barOf(page);
  await bar.getByRole('button', { name: PASS }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('You lose these assistants');
  await expect(bar).toContainText('Your guard can still avert dangers.');
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Place tiles' })).toBeVisible();
});

test('arrow keys lead from the bar to the cards of the hand where one is asked for', async ({ page }) => {
  await openAt(page, 'discard');
  const first = page.getByRole('region', { name: 'Hand' }).getByRole('button').first();
  // Keys work a moment after the table is shown.
  await expect(async () => {
    await barOf(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('arrow keys lead to the cards of the bivouac and along them; Enter reads one, then takes it', async ({
  page,
}) => {
  await openAt(page, 'bivouac');
  const blanket = page.getByRole('region', { name: 'Cards in the bivouac' });
  const cards = blanket.getByRole('button');
  await expect(cards.first()).toBeVisible();
  // Keys work a moment after the table is shown.
  await expect(async () => {
    await blanket.focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.first()).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(barOf(page).getByRole('button', { name: /^Take / })).toHaveClass(/\bgo\b/);
  await page.keyboard.press('Enter');
  await expect(barOf(page).getByRole('button', { name: /^Take / })).toBeHidden();
});

test('Enter on the bar confirms what is asked back', async ({ page }) => {
  await openAt(page, 'sequence');
  const bar = barOf(page);
  await expect(bar).toBeFocused();
  await bar.getByRole('button', { name: PASS }).click();
  await expect(bar).toContainText('You lose these assistants');
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(bar).not.toContainText('You lose these assistants');
});

test('the map is there in words: who stands where, and ways to the cities', async ({ page }) => {
  await openAt(page, 'sequence');
  await expect(barOf(page)).toBeFocused();
  const sheet = page.getByRole('dialog', { name: 'The map in words' });
  // Keys work a moment after the table is shown.
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(sheet.getByRole('region', { name: 'Routes to the cities' })).toContainText(
    /\d spaces to Timbuktu: (\d petrol|\d unfamiliar)/,
  );
  await expect(sheet.getByRole('region', { name: 'Where the crews are' })).toContainText(
    'Delatour: Colomb-Béchar, 18 spaces to Cape Town.',
  );
});

test('a whole race is played with the keyboard alone, to its standings', LONG, async ({ page }) => {
  test.setTimeout(900_000);
  const player = await begin(page, openKeyboard);
  await smallRace(player);
  await playUntil(player, hasEnded);
  expect(player.answered.length).toBeGreaterThan(60);
  expect(player.troubles.filter((trouble) => /nobody sees/.test(trouble))).toEqual([]);
});

test('what every module asks is answered with the keyboard alone', LONG, async ({ page }) => {
  test.setTimeout(900_000);
  const player = await fullRace(page, openKeyboard);
  await playUntil(player, (now) => hasEnded(now) || wereAsked(player, MODULE_QUESTIONS));
  expect(
    MODULE_QUESTIONS.filter((question) => !player.announcement.some((line) => question.test(line))),
  ).toEqual([]);
});
