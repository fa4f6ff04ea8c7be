import type { Locator, Page } from '@playwright/test';
import { openAt } from './moments.ts';
import { atRest, drawn, expect, LONG, SIZES, test } from './page.ts';
import { barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const mapOf = (page: Page): Locator => page.getByRole('region', { name: /^Map of/ });
const said = (page: Page): Locator => page.getByRole('status').filter({ hasText: ':' });
const drive = (page: Page): Locator => barOf(page).getByRole('button', { name: /^Drive( choose a space)?$/ });
const undo = (page: Page): Locator => barOf(page).getByRole('button', { name: 'Undo', exact: true });

/** The player's sequence, with the mechanics selected: a drive may begin. */
async function toMyDrive(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Mechanics: [12] assistant/ }).click();
  await expect(drive(page)).toBeVisible();
}

/** The announcement of the space under the cursor. */
async function pressed(page: Page, key: string): Promise<string> {
  await mapOf(page).press(key);
  await drawn(page);
  return (await said(page).textContent()) ?? '';
}

const HOME = 'you are here';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** The distance from the middle of the map within which spaces are searched, in pixels. */
const AROUND = 264;

/** The middle of every space near the middle of the map, by its announcement under the mouse. */
async function spots(page: Page): Promise<Spot[]> {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('the map is not there');
  const found = new Map<string, { x: number; y: number }[]>();
  const [midX, midY] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let y = midY - AROUND; y < midY + AROUND; y += 24)
    for (let x = midX - AROUND; x < midX + AROUND; x += 24) {
      await page.mouse.move(x, y);
      await drawn(page);
      const told = await page.getByRole('status').allTextContents();
      const words = told.find((text) => text.includes(': '));
      if (words !== undefined) found.set(words, [...(found.get(words) ?? []), { x, y }]);
    }
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return [...found].map(([words, at]) => ({
    words,
    x: mean(at.map(({ x }) => x)),
    y: mean(at.map(({ y }) => y)),
  }));
}

const distance = (one: Pick<Spot, 'x' | 'y'>, other: Pick<Spot, 'x' | 'y'>): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Two spaces in a row from the vehicle, the first of which does not end the drive. */
function straightOn(all: readonly Spot[]): { home: Spot; next: Spot; beyond: Spot } {
  const home = all.find(({ words }) => words.includes(HOME));
  if (home === undefined) throw new Error('my vehicle is not in sight');
  const beside = all.filter(({ words }) => /: 1 space,(?!.*(card|stop|destination))/.test(words));
  const far = all.filter(({ words }) => /: 2 spaces/.test(words));
  const pairs = beside.flatMap((next) => {
    const ahead = { x: 2 * next.x - home.x, y: 2 * next.y - home.y };
    return far.map((beyond) => ({ home, next, beyond, off: distance(ahead, beyond) }));
  });
  const [best] = pairs.toSorted((a, b) => a.off - b.off);
  if (best === undefined) throw new Error('nothing farther to drive to');
  return best;
}

test('a far space is touched: its way and price are shown, and one press drives there', async ({ page }) => {
  await openAt(page, 'sequence');
  await toMyDrive(page);
  await mapOf(page).focus();
  const before = await pressed(page, 'Home');
  expect(before).toContain(HOME);
  let told = '';
  for (let n = 0; n < 60 && !/: [2-9] spaces/.test(told); n++) told = await pressed(page, 'PageDown');
  expect(told).toMatch(/: [2-9] spaces, .*petrol left: (at most )?\d of \d/);
  await mapOf(page).press('Enter');
  await expect(barOf(page)).toContainText(/Drive .*[2-9] spaces/);
  await drive(page).click();
  await expect(page.getByRole('region', { name: 'Dispatches' })).toContainText(/drives|turns back|reveals/);
});

test('Enter on the chosen space leads to the button that drives there', async ({ page }) => {
  await openAt(page, 'sequence');
  await toMyDrive(page);
  await mapOf(page).focus();
  await pressed(page, 'PageDown');
  await mapOf(page).press('Enter');
  await expect(barOf(page)).toContainText(/Drive (onto|into) /);
  await mapOf(page).press('Enter');
  await expect(drive(page)).toBeFocused();
  await expect(barOf(page)).toContainText(/Drive (onto|into) /);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the vehicle is seen on its way', async ({ page }) => {
    await openAt(page, 'sequence');
    await toMyDrive(page);
    await page.evaluate(() => {
      const look = () => {
        if (document.querySelector('.vehicle.driving') !== null) document.body.dataset.driven = 'yes';
      };
      new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['class'] });
    });
    await mapOf(page).focus();
    await pressed(page, 'Home');
    for (let n = 0; n < 60 && !(await drive(page).isEnabled()); n++) {
      await pressed(page, 'PageDown');
      await mapOf(page).press('Enter');
      await drawn(page);
    }
    await drive(page).click();
    await expect(page.locator('body[data-driven=yes]')).toHaveCount(1);
  });
});

test('another way to the same space is one press away, and the first one press back', async ({ page }) => {
  await openAt(page, 'crossroads');
  await toMyDrive(page);
  const other = barOf(page).getByRole('button', { name: /^Other route: / });
  await mapOf(page).focus();
  for (let n = 0; n < 60 && !(await other.isVisible()); n++) {
    await pressed(page, 'PageDown');
    await mapOf(page).press('Enter');
    await drawn(page);
  }
  const easiest = (await barOf(page).textContent()) ?? '';
  await other.press('Enter');
  await expect(barOf(page)).not.toHaveText(easiest);
  await expect(barOf(page)).toContainText(/Drive (onto|into) /);
  await expect(other).toBeFocused();
  await other.press('Enter');
  await expect(barOf(page)).toHaveText(easiest);
});

test('a space out of reach says why, and its rule is one tap away', async ({ page }) => {
  await openAt(page, 'sequence');
  await toMyDrive(page);
  await mapOf(page).focus();
  await pressed(page, 'Home');
  let told = '';
  for (let n = 0; n < 30 && !/Too far|takes at least/.test(told); n++)
    told = await pressed(page, 'ArrowDown');
  expect(told).toMatch(/(Too far: this drive can go \d spaces at most|Getting there takes at least \d)/);
  await mapOf(page).press('Enter');
  const alert = barOf(page).getByRole('alert');
  await expect(alert).toContainText(/Too far|takes at least/);
  await alert.getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('another way is drawn by hand, longer and shorter, and driven', LONG, async ({ page }) => {
  await openAt(page, 'sequence');
  await toMyDrive(page);
  await page.getByRole('button', { name: /^Find / }).click();
  await page.waitForTimeout(700);
  const { home, next, beyond } = straightOn(await spots(page));
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(next.x, next.y, { steps: 6 });
  await expect(drive(page)).toBeEnabled();
  await expect(barOf(page)).toContainText('Drive onto');
  const short = (await barOf(page).textContent()) ?? '';
  await page.mouse.move(beyond.x, beyond.y, { steps: 6 });
  await expect(barOf(page)).toContainText('2 spaces');
  await page.mouse.move(next.x, next.y, { steps: 6 });
  await expect(barOf(page)).toHaveText(short);
  await page.mouse.up();
  await drive(page).click();
  await expect(page.getByRole('region', { name: 'Dispatches' })).toContainText(/drives|turns back|reveals/);
});

test('two clicks lay two tiles, and what was driven over them is taken back', async ({ page }) => {
  await openAt(page, 'sequence');
  await toMyDrive(page);
  const pathfinder = page.getByRole('button', { name: /^Pathfinder: 1 assistant/ });
  await pathfinder.click();
  // A box that is chosen already draws its tiles.
  await pathfinder.click();
  const tray = page.getByRole('region', { name: 'Drawn tiles' });
  for (const left of [2, 1]) {
    await expect(tray.getByRole('listitem')).toHaveCount(left);
    await expect(tray.getByRole('button', { pressed: true })).toHaveCount(1);
    await mapOf(page).focus();
    await mapOf(page).press('PageDown');
    await mapOf(page).press('Enter');
  }
  await expect(tray).toBeHidden();
  await toMyDrive(page);
  await mapOf(page).focus();
  const start = await pressed(page, 'Home');
  let told = '';
  for (let n = 0; n < 60 && !(/: 1 space[,.]/.test(told) && !told.includes('unfamiliar')); n++)
    told = await pressed(page, 'PageDown');
  await mapOf(page).press('Enter');
  await drive(page).click();
  await expect(undo(page)).toBeEnabled();
  // The button may be off while the drive is shown, and once all is taken back.
  await expect(async () => {
    if (await undo(page).isEnabled()) await undo(page).click({ timeout: 2_000 });
    await mapOf(page).focus();
    expect(await pressed(page, 'Home')).toBe(start);
  }).toPass();
});

test('on a phone drawn tiles lie in the bar, and the one in hand is changed there', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openAt(page, 'sequence');
  await toMyDrive(page);
  await page.getByRole('button', { name: /^Pathfinder: 1 assistant/ }).click();
  await barOf(page).getByRole('button', { name: 'Place tiles' }).click();
  const tiles = barOf(page).getByRole('region', { name: 'Drawn tiles' });
  await expect(tiles.getByRole('listitem')).toHaveCount(2);
  const before = (await barOf(page).textContent()) ?? '';
  await tiles.getByRole('button', { name: /^Tile: / }).click();
  await expect(barOf(page)).not.toHaveText(before);
  await expect(tiles.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('nothing is laid out anew while the map is moved', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await openAt(page, 'sequence');
  await toMyDrive(page);
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('the map is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.7];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  /** Returns how many layouts the way there took, and how many the end of it. */
  async function drag(): Promise<number[]> {
    await page.mouse.move(x, y);
    await atRest(layouts);
    await page.mouse.down();
    await page.mouse.move(x - 10, y);
    const before = await atRest(layouts);
    for (let step = 0; step < 40; step++) await page.mouse.move(x - 10 - step * 4, y - step * 3);
    const moved = await layouts();
    await page.mouse.up();
    await page.waitForTimeout(400);
    return [moved - before, (await layouts()) - moved];
  }
  // What is fetched meanwhile is laid out once, whenever it comes; a layout for each move would be there every time.
  await expect(async () => expect(Math.max(...(await drag()))).toBeLessThan(3)).toPass();
});
