// What is stored about players: read from the front page and at an address of its own, with the periods of this server.
import { seriousFaults } from './faults.ts';
import { expect, SIZES, test } from './page.ts';
import { startServer, type TestServer } from './server.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ CONTACT: 'mailto:host@example.org', RETENTION: 'bugs=33' });
});
test.afterAll(() => server.end());

test('the privacy page has an address, the periods of this server and its contact', async ({ page }) => {
  await page.goto(`${server.address}privacy`);
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${server.address}#privacy`);
  const row = (words: string) => page.getByRole('row').filter({ hasText: words });
  await expect(row('Problem reports')).toContainText('33 days');
  await expect(row('Races nobody continues')).toContainText('180 days');
  await expect(row('Finished races').first()).toContainText('as long as someone');
  await expect(page.getByRole('link', { name: 'host@example.org' })).toHaveAttribute(
    'href',
    'mailto:host@example.org',
  );
  await page.getByRole('link', { name: 'Go to the account page' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
});

test('it is reached from the settings and the credits, in every language', async ({ page }) => {
  await page.setViewportSize(SIZES.smallest);
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('no cookies');
  await page.goto(`${server.address}#credits`);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('region', { name: 'For how long' })).toBeVisible();
  for (const [language, title, days] of [
    ['Français', 'Confidentialité', '33 jours'],
    ['Deutsch', 'Datenschutz', '33 Tage'],
    ['Nederlands', 'Privacy', '33 dagen'],
  ] as const) {
    await page.goto(`${server.address}#settings`);
    await page.getByText(language, { exact: true }).click();
    await page.goto(`${server.address}#privacy`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toContainText(days);
    expect(await seriousFaults(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
});

test('without a server it shows the usual periods and says so', async ({ page, complaints }) => {
  await page.route('**/privacy.json', (route) => route.abort());
  await page.goto(`${server.address}#privacy`);
  await expect(page.getByText('These are the usual periods')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Problem reports' })).toContainText('90 days');
  expect(complaints.splice(0).join()).toContain('ERR_FAILED');
});
