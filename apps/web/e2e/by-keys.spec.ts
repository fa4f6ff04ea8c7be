// A race played with the keyboard alone. Nothing is pointed at, and the focus is always somewhere one sees.
import { answer, hasEnded, type Listener, listen } from './by-ear.ts';
import { around, focusedOn, openKeyboard } from './by-keys.ts';
import { openAt } from './moments.ts';
import { drawn, expect, LONG, test } from './page.ts';
import { barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('what opens takes the focus, Escape closes it and gives the focus back; Tab leaves everything', async ({
  page,
}) => {
  await openAt(page, 'sequence');
  await expect(barOf(page)).toBeFocused();
  for (const [from, key, opened] of [
    ['Menu', 'Enter', 'Menu'],
    ['Menu', '?', 'Keys'],
    ['Menu', 'w', 'The map in words'],
    ['Jerrycan', 'Enter', 'Jerrycan'],
  ] as const) {
    const opener = page.getByRole('button', { name: from, exact: true });
    await opener.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('q');
  await expect(barOf(page)).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeFocused();
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('button', { name: 'Jerrycan' })).toBeFocused();
  const reached = await around(page);
  for (const name of ['Laytiles', 'Draw', 'Pass…']) expect(reached).toContain(name);
});

test('the map is there in words: who stands where, and ways to the cities', async ({ page }) => {
  await openAt(page, 'sequence');
  await expect(barOf(page)).toBeFocused();
  const sheet = page.getByRole('dialog', { name: 'The map in words' });
  // Keys are heard a moment after the table is there.
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(sheet.getByRole('region', { name: 'Ways to the cities' })).toContainText(
    /\d spaces to Timbuktu: (\d petrol|\d unfamiliar)/,
  );
  await expect(sheet.getByRole('region', { name: 'Where the crews stand' })).toContainText(
    'Delatour: Colomb-Béchar, 18 spaces to Cape Town.',
  );
});

test('a whole race is played with the keyboard alone, to its standings', LONG, async ({ page }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => localStorage.setItem('pace', 'atOnce'));
  await page.goto('/');
  const player: Listener = { reader: await openKeyboard(page), told: [], answered: [] };
  await expect(page.getByRole('button', { name: /^Race now/ })).toBeVisible();
  for (let n = 0; n < 30 && !((await focusedOn(page)).name ?? '').startsWith('Racenow'); n++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(barOf(page).first()).toBeVisible();
  for (let n = 0, idle = 0; n < 900 && idle < 400; idle += 1) {
    const whole = await listen(player);
    if (hasEnded(whole)) break;
    const isAnswered = await answer(player, whole).catch(() => false);
    if (!isAnswered) continue;
    n += 1;
    idle = 0;
    await drawn(page);
    await expect.poll(async () => (await focusedOn(page)).name).not.toBeNull();
  }
  await expect(page.getByRole('region', { name: 'Standings' })).toBeVisible();
  expect(player.answered.length).toBeGreaterThan(60);
});
