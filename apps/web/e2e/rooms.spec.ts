// The rooms around the table: no word is cut off, everything pressed is large enough, and nothing moves when it is chosen.
import type { Page } from '@playwright/test';
import type { Language } from '../../../packages/words/language.ts';
import { atRest, drawn, expect, LONG, test } from './page.ts';
import { faultsOf } from './places.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** Every room but the rules, whose words are links within sentences. */
const ROOMS = [
  '',
  'set',
  'around',
  'races',
  'learn',
  'solo',
  'dash',
  'laboratory',
  'statistics',
  'settings',
  'credits',
  'privacy',
  'news',
  'expedition',
  'friends',
  'tables',
  'find',
  'player',
  'account',
  'developers',
];

/** A tablet, the smallest phone upright as high as its room, and one lying on its side. */
const SCREENS = [
  { width: 1024, height: 768 },
  { width: 360, height: 2400 },
  { width: 844, height: 390 },
];

/** The front page is as high as its screen. */
const FRONT_SCREENS = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** Bars at the bottom lie over what is scrolled below them: that is no fault of a room. */
const isOfRooms = (fault: string): boolean => !/ is under | is \d+ high$/.test(fault);

async function enter(page: Page, room: string): Promise<void> {
  await page.goto(`/#${room}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.waiting, .sign.is-away')).toHaveCount(0);
}

for (const language of ['en', 'fr', 'de', 'nl'] as const satisfies readonly Language[])
  test(
    `no word is cut off and no target too small in any room: ${language}`,
    language === 'de' ? {} : LONG,
    async ({ page }) => {
      await page.addInitScript((wanted) => localStorage.setItem('language', wanted), language);
      const faults: string[] = [];
      for (const room of ROOMS) {
        await enter(page, room);
        for (const size of room === '' ? FRONT_SCREENS : SCREENS) {
          await page.setViewportSize(size);
          await drawn(page);
          const look = async () => (await faultsOf(page)).filter(isOfRooms);
          // A poster takes another shape some frames after its window does.
          const found = (await look()).length === 0 ? [] : await atRest(look);
          faults.push(...found.map((fault) => `${room || 'front'}, ${size.width}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );

/** Where everything lies that can be pressed, and how far anything is scrolled. */
const placesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolled = [document.documentElement, ...document.querySelectorAll('.page, main')].map(
      ({ scrollTop }) => String(scrollTop),
    );
    const shields = [...document.querySelectorAll('.shield-card, .mode-card, .starting .go')].map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    });
    return [...scrolled, ...shields];
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`choosing a module moves nothing: ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await enter(page, 'set');
    const modules = page.getByRole('region', { name: 'Modules', exact: true });
    for (const name of ['Season', 'Villages', 'Diplomacy']) {
      const before = await placesIn(page);
      await modules.getByText(name, { exact: true }).first().click();
      await expect(modules.getByRole('checkbox', { name, exact: true })).toBeChecked();
      await drawn(page);
      expect(await placesIn(page), name).toEqual(before);
    }
  });
