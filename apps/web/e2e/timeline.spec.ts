import { openAt } from './moments.ts';
import { expect, SIZES, test } from './page.ts';
import { barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', viewport: SIZES.desktop });

test('TABLE-01 what came after the line is taken back on the timeline, what came before says why not', async ({
  page,
}) => {
  await openAt(page, 'road');
  const stop = barOf(page).getByRole('button', { name: /^Stop…?$/ });
  await expect(stop).toBeVisible();
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  const line = async () => Number(await timeline.getAttribute('aria-valuenow'));
  const before = await line();
  await expect(timeline).toHaveAttribute('aria-valuetext', /Can be undone\.$/);

  await timeline.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByText(/^You cannot undo that any more/)).toBeVisible();
  await page.locator('.moment').getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('dialog').getByText('Undo', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await timeline.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Undo this move' }).click();
  await expect(stop).toBeHidden();
  await expect.poll(line).toBe(before - 1);
  await expect(timeline).toBeFocused();
  await page.reload();
  await expect(timeline).toHaveAttribute('aria-valuenow', String(before - 1));
});

test('pointing at the timeline tells what happened there', async ({ page }) => {
  await openAt(page, 'sequence');
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.hover({ position: { x: 60, y: 20 } });
  await expect(page.getByText('Turn 1, bivouac')).toBeVisible();
  await page.getByRole('region', { name: 'Map of Africa' }).hover({ position: { x: 200, y: 200 } });
  await expect(page.getByText('Turn 1, bivouac')).toBeHidden();
});
