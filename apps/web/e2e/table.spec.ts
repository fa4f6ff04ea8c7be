import { expect, LONG, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('the page opens on Africa, with four crews at the start', async ({ page }) => {
  await page.goto('/#watch');
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Race' })).toContainText('Step 4 of');
  // No crew is without a name.
  await expect(page.getByText(/Seat \d/)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Crews' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'Petrol: 6 of 6' }).first()).toBeVisible();
  await expect(page).toHaveTitle('The Great Race');
});

test('both boards and both ways are shown', LONG, async ({ page }) => {
  await page.goto('/#watch');
  for (const [name, map] of [
    ['From Caracas to Ushuaia', 'Map of South America'],
    ['From Ushuaia to Caracas', 'Map of South America'],
    ['From Cape Town to Colomb-Béchar', 'Map of Africa'],
    ['From Colomb-Béchar to Cape Town', 'Map of Africa'],
  ] as const) {
    await page.getByRole('button', { name: 'Races and settings' }).click();
    const race = page.getByRole('dialog').getByRole('button', { name });
    await race.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: map })).toContainText(name);
  }
});

test('a race is stepped through to its end by keyboard', LONG, async ({ page }) => {
  await page.goto('/#board=south-america&towards=south');
  const bar = page.getByRole('region', { name: 'Race' });
  await expect(bar).toContainText('Step 4 of');
  await page.getByRole('button', { name: 'One step forward' }).focus();
  for (const step of [5, 6, 7]) {
    await page.keyboard.press('Enter');
    await expect(bar).toContainText(`Step ${step} of`);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'One step back' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('Step 6 of');
  await page.getByRole('button', { name: 'Next turn' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Bivouac');
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute(
    'aria-valuetext',
    /Turn 2, bivouac/,
  );
  await page.getByRole('slider', { name: 'Timeline' }).focus();
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'One step forward' }).focus();
  for (let step = 0; step < 300; step++) await page.keyboard.press('Enter');
  const standings = page.getByRole('region', { name: 'Standings' });
  await expect(standings.getByRole('row')).toHaveCount(5);
  await expect(standings).toContainText(/wins with \d+ prestige/);
  await standings.getByRole('button', { name: 'Back to map' }).press('Enter');
  await expect(standings).toBeHidden();
  await page.getByRole('button', { name: 'One step back' }).press('Enter');
  await expect(bar).not.toContainText(/Step (\S+) of \1/);
  await page.getByRole('button', { name: 'One step forward' }).press('Enter');
  await expect(standings).toBeVisible();
});

test('the film plays by itself, faster when asked, and stops', async ({ page }) => {
  await page.goto('/#watch');
  const bar = page.getByRole('region', { name: 'Race' });
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('button', { name: 'Speed: 2×' }).click();
  await expect(page.getByRole('button', { name: 'Speed: 4×' })).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(bar).toContainText(/Step ([7-9]|\d\d+) of/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the map is moved and zoomed by keys, and buttons do the same', async ({ page }) => {
  await page.goto('/#watch');
  const map = page.getByRole('region', { name: 'Map of Africa' });
  await expect(map).toBeVisible();
  const whole = await map.screenshot();
  await map.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowDown');
  const isWhole = async () => (await map.screenshot()).equals(whole);
  await expect.poll(isWhole).toBe(false);
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Show whole map' }).click();
  await page.getByRole('button', { name: /^Find / }).click();
});

test('another crew can be put in focus', async ({ page }) => {
  await page.goto('/#step=40');
  const others = page.getByRole('list', { name: 'Crews' });
  const button = others.getByRole('button').first();
  const name = (await button.getAttribute('aria-label'))?.replace(/^Show (.*)’s dashboard$/, '$1') ?? '';
  await button.click();
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(others.getByRole('button', { name })).toHaveCount(0);
});

test('the newspaper tells all, or of one crew alone, and folds', async ({ page }) => {
  await page.goto('/#step=120');
  const paper = page.getByRole('region', { name: 'Dispatches', exact: true });
  await expect(paper.getByRole('article').first()).toBeVisible();
  const all = await paper.getByRole('article').count();
  await paper.getByRole('button', { name: 'Delatour' }).click();
  await expect(paper.getByRole('button', { name: 'Delatour' })).toHaveAttribute('aria-pressed', 'true');
  await expect(paper.getByRole('article').first()).toContainText('Delatour');
  expect(all).toBeGreaterThan(3);
  await paper.getByRole('button', { name: 'Close newspaper' }).click();
  await expect(paper).toBeHidden();
  await page.getByRole('button', { name: 'Open newspaper' }).click();
  await expect(paper).toBeVisible();
});
