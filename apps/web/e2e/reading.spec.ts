import AxeBuilder from '@axe-core/playwright';
import { expect, SIZES, test } from './page.ts';

test.use({ reducedMotion: 'reduce' });

const LANGUAGES = [
  ['English', 'en', 'Play', 'Map of Africa'],
  ['Français', 'fr', 'Lecture', 'Carte : Afrique'],
  ['Deutsch', 'de', 'Abspielen', 'Karte: Afrika'],
  ['Nederlands', 'nl', 'Afspelen', 'Kaart van Afrika'],
] as const;

test('the language is switched in the middle of a race, and kept', async ({ page }) => {
  await page.goto('/#step=33');
  for (const [name, tag, play, map] of LANGUAGES) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    await expect(page.getByRole('region', { name: map })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Afspelen' })).toBeVisible();
  await expect(page).toHaveURL(/step=33/);
});

test('night falls when the device says so, and when the reader does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () =>
    page.getByRole('region', { name: 'Race' }).evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await expect(page.getByRole('region', { name: 'Race' })).toBeVisible();
  const night = await ground();
  await page.getByRole('button', { name: 'Races and settings' }).click();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  expect(await ground()).not.toBe(night);
  await page.getByRole('button', { name: 'Night', exact: true }).click();
  expect(await ground()).toBe(night);
});

for (const [size, viewport] of Object.entries(SIZES))
  for (const locale of ['en', 'de'])
    test(`nothing scrolls sideways or is cut off: ${size}, ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/#step=130');
      await expect(page.getByRole('slider')).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('button, h2, h3, li, p')]
          .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).clipPath === 'none')
          .filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
          )
          .map((one) => `${one.className}: ${one.textContent}`),
      );
      expect(cut).toEqual([]);
      await context.close();
    });

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing serious: ${size}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'en',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const serious = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      };
      await page.goto('/#step=130');
      await expect(page.getByRole('slider')).toBeVisible();
      expect(await serious()).toEqual([]);
      await page.getByRole('button', { name: 'Races and settings' }).click();
      expect(await serious()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('slider').press('End');
      await expect(page.getByRole('region', { name: 'Standings' })).toBeVisible();
      expect(await serious()).toEqual([]);
      await context.close();
    });
