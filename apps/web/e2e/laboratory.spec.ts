import { seriousFaults } from './faults.ts';
import { expect, LONG, SIZES, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('a hundred races are run, drawn, and compared with another hundred', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.smallest);
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Laboratory' }).click();
  await page.getByRole('group', { name: 'Crews' }).getByText('2', { exact: true }).click();
  await page.getByRole('group', { name: 'Number of races' }).getByText('3000').click();
  const run = page.getByRole('button', { name: 'Run races' });
  await run.click();
  await expect(page.getByRole('progressbar', { name: 'Races finished' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  const found = page.getByRole('region', { name: 'Results' });
  await expect(found).toBeHidden();
  await page.getByRole('group', { name: 'Number of races' }).getByText('100', { exact: true }).click();
  await run.click();
  await expect(found).toContainText('From Colomb-Béchar to Cape Town, 2 crews, 100 races', {
    timeout: 60_000,
  });
  for (const name of ['Routes', 'Turns', 'Decisions', 'Wins by seat', 'Wins by crew'])
    await expect(found.getByRole('img', { name, exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'South America' }).check({ force: true });
  await run.click();
  await expect(found.getByRole('columnheader', { name: 'Previous run' })).toBeVisible({ timeout: 60_000 });
  await expect(found).toContainText('From Caracas to Ushuaia');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});
