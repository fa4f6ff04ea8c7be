import type { Locator, Page } from '@playwright/test';
import { seriousFaults, still } from './faults.ts';
import { openAt } from './moments.ts';
import { expect, LONG, SIZE_NAMES, SIZES, test, unlessCommon } from './page.ts';
import { planTurn, playOn, takeFirst } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const readyOf = (page: Page): Locator => page.getByRole('button', { name: /^Ready Confirm plan/ });

const takeOf = (page: Page): Locator => page.getByRole('button', { name: /^Take / }).first();

/** How many assistants stand on each box. */
const standing = async (page: Page): Promise<string> =>
  (await page.getByRole('status').filter({ hasText: /^\d$/ }).allInnerTexts()).join('');

test('assistants are placed by key and by button, taken back, and kept until the plan is confirmed', async ({
  page,
}) => {
  await openAt(page, 'plan');
  await expect(page.getByRole('button', { name: 'Repeat plan' })).toBeDisabled();
  for (const key of ['1', '2', '2', '3']) await page.keyboard.press(key);
  await expect.poll(() => standing(page)).toBe('1210');
  await page.keyboard.press('Shift+Digit2');
  await page.getByRole('button', { name: 'Remove an assistant from Security' }).click();
  await page.getByRole('button', { name: 'Add an assistant to Funding' }).click();
  await expect.poll(() => standing(page)).toBe('1101');
  await readyOf(page).click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Place all five assistants first.' })).toBeVisible();
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(readyOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Back to plan' }).click();
  await expect.poll(() => standing(page)).toBe('1101');
  await page.keyboard.press('4');
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(readyOf(page)).toBeHidden();
});

test('an assistant is dragged from the hand to a box, to another one, and back', async ({ page }) => {
  await openAt(page, 'plan');
  const box = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const hand = page.getByText('5 left');
  await drag(page, hand, box('Mechanics'));
  await expect.poll(() => standing(page)).toBe('0100');
  await drag(page, box('Mechanics'), box('Funding'));
  await expect.poll(() => standing(page)).toBe('0001');
  await drag(page, box('Funding'), page.getByText('4 left'));
  await expect.poll(() => standing(page)).toBe('0000');
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('there is nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('the plan of the turn before is placed with one press', LONG, async ({ page }) => {
  await openAt(page, 'plan');
  await planTurn(page);
  await expect(readyOf(page)).toBeHidden();
  await playOn(page, () => readyOf(page).isVisible());
  await page.getByRole('button', { name: 'Repeat plan' }).click();
  await expect.poll(() => standing(page)).toBe('1211');
});

for (const size of SIZE_NAMES)
  for (const colorScheme of size === 'desktop' ? (['light', 'dark'] as const) : (['light'] as const))
    test(
      `nothing is cut off, and axe finds nothing serious: ${size}, ${colorScheme}`,
      unlessCommon(size, colorScheme),
      async ({ page }) => {
        await page.setViewportSize(SIZES[size]);
        await page.emulateMedia({ colorScheme });
        await openAt(page, 'bivouac');
        await expect(takeOf(page)).toBeVisible();
        expect(await faultsIn(page, 'Cards in the bivouac')).toEqual([]);
        await takeFirst(page);
        await expect(readyOf(page)).toBeVisible();
        expect(await faultsIn(page, 'Your decision')).toEqual([]);
        await page.getByRole('button', { name: /^Hand · / }).click();
        expect(await faultsIn(page, 'Your decision')).toEqual([]);
      },
    );

/** Elements that overflow or are below the screen, and what axe finds. */
async function faultsIn(page: Page, region: string): Promise<string[]> {
  await still(page);
  const cut = await page.getByRole('region', { name: region }).evaluateAll((regions) => {
    const buttons = regions.flatMap((one) => [...one.querySelectorAll('button')]);
    const isCut = (one: Element) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      return isOut || one.scrollWidth > one.clientWidth + 1;
    };
    return buttons.filter(isCut).map((one) => `${one.className}: ${one.ariaLabel ?? one.textContent}`);
  });
  return [...cut, ...(await seriousFaults(page, `[aria-label="${region}"]`))];
}
