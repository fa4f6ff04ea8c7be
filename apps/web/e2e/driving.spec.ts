import type { Locator, Page } from '@playwright/test';
import { expect, SIZES, test } from './page.ts';
import { barOf, playOn, raceNow } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 4000 });

const mapOf = (page: Page): Locator => page.getByRole('region', { name: /^Map of/ });
const said = (page: Page): Locator => page.getByRole('status').filter({ hasText: ':' });
const drive = (page: Page): Locator => barOf(page).getByRole('button', { name: 'Drive', exact: true });
const undo = (page: Page): Locator => barOf(page).getByRole('button', { name: 'Undo' });

/** Plays until I may drive, with the mechanics in hand. */
async function toMyDrive(page: Page): Promise<void> {
  const mechanics = page.getByRole('button', { name: /^Mechanics: [12] assistant/ });
  const sequence = barOf(page).getByRole('list', { name: 'Your sequence' });
  await playOn(page, async () => {
    if (!(await sequence.isVisible()) || !(await mechanics.isVisible())) return false;
    await mechanics.click();
    return drive(page).isVisible();
  });
  await expect(drive(page)).toBeVisible();
}

/** What is said of the space under a key. */
async function pressed(page: Page, key: string): Promise<string> {
  await mapOf(page).press(key);
  return (await said(page).textContent()) ?? '';
}

const HOME = 'your vehicle stands here';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** Every space of the map, by what is said when the mouse is over it. */
async function spots(page: Page): Promise<Spot[]> {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('the map is not there');
  const found = new Map<string, Spot>();
  for (let y = box.y + 90; y < box.y + box.height - 20; y += 30)
    for (let x = box.x + 60; x < box.x + box.width - 100; x += 30) {
      await page.mouse.move(x, y);
      const words =
        (await said(page)
          .textContent({ timeout: 300 })
          .catch(() => '')) ?? '';
      if (words !== '' && !found.has(words)) found.set(words, { x, y, words });
    }
  return [...found.values()];
}

test('a far space is touched: its way and price are shown, and one press drives there', async ({ page }) => {
  await raceNow(page);
  await toMyDrive(page);
  await mapOf(page).focus();
  const before = await pressed(page, 'Home');
  expect(before).toContain(HOME);
  let told = '';
  for (let n = 0; n < 60 && !/: [2-9] spaces/.test(told); n++) told = await pressed(page, 'PageDown');
  expect(told).toMatch(/: [2-9] spaces, .*leaves petrol \d of \d/);
  await mapOf(page).press('Enter');
  await expect(barOf(page)).toContainText(/Drive .*[2-9] spaces/);
  await drive(page).click();
  await expect(page.getByRole('region', { name: 'Dispatches' })).toContainText(/drives|turns back|turns up/);
});

test('a space out of reach says why, and its rule is one tap away', async ({ page }) => {
  await raceNow(page);
  await toMyDrive(page);
  await mapOf(page).focus();
  await pressed(page, 'Home');
  let told = '';
  for (let n = 0; n < 30 && !told.includes('BASE-'); n++) told = await pressed(page, 'ArrowDown');
  expect(told).toMatch(
    /(Too far: this drive goes \d spaces at most|the way there takes at least \d).*BASE-DRIVE-0[12]/,
  );
  await mapOf(page).press('Enter');
  const alert = barOf(page).getByRole('alert');
  await expect(alert).toContainText(/Too far|takes at least/);
  await alert.getByRole('button', { name: /^Rule BASE-DRIVE-0[12]$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('another way is drawn by hand, longer and shorter, and driven', async ({ page }) => {
  test.setTimeout(120_000);
  await raceNow(page);
  await toMyDrive(page);
  await page.getByRole('button', { name: /^Find / }).click();
  await page.waitForTimeout(700);
  const all = await spots(page);
  const home = all.find(({ words }) => words.includes(HOME));
  const beside = all.filter(({ words }) => /: 1 space[,.]/.test(words));
  if (home === undefined || beside.length === 0) throw new Error('nothing to drive to');
  const [next] = beside;
  const far = all.filter(({ words }) => /: 2 spaces/.test(words));
  if (next === undefined || far.length === 0) throw new Error('nothing farther to drive to');
  // The one straight on is beside the first for certain.
  const ahead = { x: 2 * next.x - home.x, y: 2 * next.y - home.y };
  const beyond = far.toSorted(
    (a, b) => Math.hypot(a.x - ahead.x, a.y - ahead.y) - Math.hypot(b.x - ahead.x, b.y - ahead.y),
  )[0];
  if (beyond === undefined) throw new Error('nothing straight on');
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(next.x, next.y, { steps: 6 });
  const placeOf = ({ words }: Spot) => words.split(':')[0] ?? '';
  await expect(drive(page)).toBeEnabled();
  const short = await barOf(page).textContent();
  await page.mouse.move(beyond.x, beyond.y, { steps: 6 });
  await expect(barOf(page)).toContainText('2 spaces');
  await page.mouse.move(next.x, next.y, { steps: 6 });
  expect(await barOf(page).textContent()).toBe(short);
  await page.mouse.up();
  expect(placeOf(next)).not.toBe(placeOf(home));
  await drive(page).click();
  await expect(page.getByRole('region', { name: 'Dispatches' })).toContainText(/drives|turns back|turns up/);
});

test('tiles are tried before they are laid, and what was driven over them is taken back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await raceNow(page);
  await toMyDrive(page);
  const pathfinder = page.getByRole('button', { name: /^Pathfinder: 1 assistant/ });
  await pathfinder.click();
  await barOf(page).getByRole('button', { name: 'Lay tiles' }).click();
  const tray = page.getByRole('region', { name: 'Drawn tiles' });
  for (const left of [2, 1]) {
    await expect(tray.getByRole('button')).toHaveCount(left);
    const lit = tray.getByRole('button', { name: /^Tile: / });
    const isHeld = await tray.getByRole('button', { pressed: true }).count();
    if (isHeld === 0) await lit.first().click();
    await mapOf(page).focus();
    await mapOf(page).press('PageDown');
    await mapOf(page).press('Enter');
    const first = await barOf(page).textContent();
    await mapOf(page).press('PageDown');
    await mapOf(page).press('Enter');
    expect(await barOf(page).textContent()).not.toBe(first);
    await barOf(page).getByRole('button', { name: 'Lay', exact: true }).click();
  }
  await expect(tray).toBeHidden();
  await toMyDrive(page);
  await mapOf(page).focus();
  const start = await pressed(page, 'Home');
  let told = '';
  for (let n = 0; n < 60 && !(/: 1 space[,.]/.test(told) && !told.includes('unknown')); n++)
    told = await pressed(page, 'PageDown');
  await mapOf(page).press('Enter');
  await drive(page).click();
  await expect(undo(page)).toBeEnabled();
  for (let n = 0; n < 6 && (await undo(page).isEnabled()); n++) {
    await undo(page).click();
    await page.waitForTimeout(200);
  }
  await mapOf(page).focus();
  expect(await pressed(page, 'Home')).toBe(start);
});

test('nothing is laid out anew while the map is moved', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await raceNow(page);
  await toMyDrive(page);
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('the map is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.7];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value;
  };
  await page.mouse.down();
  await page.mouse.move(x - 10, y);
  const before = await layouts();
  for (let step = 0; step < 40; step++) await page.mouse.move(x - 10 - step * 4, y - step * 3);
  expect(await layouts()).toBe(before);
  await page.mouse.up();
  await page.waitForTimeout(400);
  expect(await layouts()).toBe(before);
});
