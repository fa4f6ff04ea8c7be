import { expect, test } from './page.ts';
import { raceNow } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('whose work is in this edition is read from the settings and from a race, in every language', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Credits' }).click();
  await expect(page.getByRole('region', { name: 'An unofficial version' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our own design' })).toContainText('Both boards');
  const row = page.getByRole('row').filter({ hasText: 'Limelight' });
  await expect(row).toContainText('Sorkin Type Co');
  await expect(row.getByRole('link', { name: 'OFL 1.1' })).toHaveAttribute('href', /openfontlicense/);
  for (const [language, title] of [
    ['Français', 'Crédits'],
    ['Deutsch', 'Quellen und Lizenzen'],
    ['Nederlands', 'Colofon'],
  ] as const) {
    await page.goto('/#settings');
    await page.getByText(language, { exact: true }).click();
    await page.goto('/#credits');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Limelight' })).toBeVisible();
  }
  await page.goto('/#settings');
  await page.getByText('English', { exact: true }).click();
  await raceNow(page);
  const table = page.url();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Credits' }).click();
  await page.getByRole('link', { name: 'Back to race' }).click();
  await expect(page).toHaveURL(table);
});
