import type { Page } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { drawn, expect, LONG, SIZES, test } from './page.ts';

test.use({ reducedMotion: 'reduce' });

const LANGUAGES = [
  ['English', 'en', 'Play', 'Map of Africa'],
  ['Français', 'fr', 'Lecture', 'Carte : Afrique'],
  ['Deutsch', 'de', 'Abspielen', 'Landkarte: Afrika'],
  ['Nederlands', 'nl', 'Afspelen', 'Landkaart van Afrika'],
] as const;

test('the language is switched in the middle of a race, and kept', async ({ page }) => {
  await page.goto('/#step=33');
  for (const [name, tag, play, map] of LANGUAGES) {
    await page.getByRole('button', { name }).click();
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
  await page.goto('/#watch');
  const bar = page.getByRole('region', { name: 'Race' });
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(bar).toBeVisible();
  const night = await ground();
  await page.getByRole('button', { name: 'Races and settings' }).click();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect.poll(ground).not.toBe(night);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(ground).toBe(night);
});

/** Elements that overflow, by their text. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (one: Element) => {
      const { clipPath, display } = getComputedStyle(one);
      return one.checkVisibility() && clipPath === 'none' && display !== 'inline';
    };
    return [...document.querySelectorAll('button, h2, h3, p, li, legend, label')]
      .filter((one) => isShown(one) && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.className}: ${one.textContent}`);
  });

async function expectWhole(page: Page, size: keyof typeof SIZES): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  for (const step of [0, 130]) {
    await page.goto(`/#step=${step}`);
    await expect(page.getByRole('slider')).toBeVisible();
    await drawn(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, size).toBe(0);
    expect(await cutOff(page), size).toEqual([]);
  }
  await page.getByRole('button', { name: /Races and settings|Rennen und Einstellungen/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await cutOff(page), size).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const locale of ['en', 'de'] as const)
  test.describe(() => {
    test.use({ locale });
    test(
      `nothing scrolls sideways or is cut off: ${locale}`,
      locale === 'de' ? {} : LONG,
      async ({ page }) => {
        // The smallest first: where there is little room the newspaper begins closed.
        for (const size of ['smallest', 'phone', 'flat', 'laptop', 'desktop'] as const)
          await expectWhole(page, size);
      },
    );
  });

test.describe(() => {
  test.use({ locale: 'en-GB' });
  for (const size of ['desktop', 'smallest'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing serious: ${size}, ${colorScheme}`, LONG, async ({ page }) => {
        await page.setViewportSize(SIZES[size]);
        await page.emulateMedia({ colorScheme });
        await page.goto('/#step=130');
        await expect(page.getByRole('slider')).toBeVisible();
        expect(await seriousFaults(page)).toEqual([]);
        await page.getByRole('button', { name: 'Races and settings' }).click();
        expect(await seriousFaults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('slider').press('End');
        await expect(page.getByRole('region', { name: 'Standings' })).toBeVisible();
        expect(await seriousFaults(page)).toEqual([]);
      });
    }
  }
});
