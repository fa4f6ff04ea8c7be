import type { Locator, Page } from '@playwright/test';
import { BOARD_IDS, makeRace, readOptions } from '@race/great-race';
import { cityName, find, loadWords } from '@race/words';
import { expect, LONG, SIZES, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true });

type BoardId = (typeof BOARD_IDS)[number];

/** The names of the board's cities. */
async function citiesOf(board: BoardId): Promise<string[]> {
  const words = await loadWords('en');
  const read = readOptions({ board });
  if (!read.ok) throw new Error(`no race on ${board}`);
  const { spaces } = makeRace(read.options).board;
  return spaces.flatMap(({ city }) => (city === null ? [] : [cityName(words, city.id)]));
}

async function openBoard(page: Page, board: BoardId): Promise<Locator> {
  const words = await loadWords('en');
  await page.goto(`/#board=${board}&towards=south&step=1`);
  const map = page.getByRole('region', { name: `Map of ${find(words, `names.board.${board}`, board)}` });
  await expect(map).toBeVisible({ timeout: 20_000 });
  await page.evaluate(async () => void (await document.fonts.ready));
  return map;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(one: Locator): Promise<Box> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('it is not there');
  return box;
}

const isInside = (one: Box, other: Box): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;

for (const board of BOARD_IDS)
  for (const size of ['desktop', 'phone', 'smallest'] as const) {
    test(`${board} fits with all its cities named: ${size}`, async ({ page }) => {
      await page.setViewportSize(SIZES[size]);
      const map = await openBoard(page, board);
      await page.getByRole('button', { name: 'Show whole map' }).click();
      await page.waitForTimeout(700);
      const pane = await boxOf(map);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      for (const city of await citiesOf(board)) {
        const name = map.getByText(city, { exact: true });
        await expect(name).toHaveCount(1);
        expect(isInside(await boxOf(name), pane), `${city} is cut off`).toBe(true);
      }
    });

    test(
      `${board} comes closer under two fingers: ${size}`,
      board === 'africa' && size === 'phone' ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize(SIZES[size]);
        const map = await openBoard(page, board);
        await page.getByRole('button', { name: 'Show whole map' }).click();
        await page.waitForTimeout(700);
        const apart = async () => {
          const [one, other] = (await citiesOf(board)).slice(0, 2);
          const [a, b] = await Promise.all(
            [one, other].map((city) => boxOf(map.getByText(city ?? '', { exact: true }))),
          );
          return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
        };
        const before = await settled(apart);
        await pinch(page, await boxOf(map), 2);
        expect(await settled(apart)).toBeGreaterThan(before * 1.5);
        await pinch(page, await boxOf(map), 0.25);
        expect(Math.abs((await settled(apart)) - before)).toBeLessThan(before * 0.1);
      },
    );
  }

/** Names are drawn again after the map has moved: waits until nothing changes. */
async function settled(look: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const before = last;
    last = await look();
    expect(last).toBe(before);
  }).toPass({ intervals: [300] });
  return last;
}

/** Two fingers that move apart, or towards each other. */
async function pinch(page: Page, { x, y, width, height }: Box, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [middle, level] = [x + width / 2, y + height / 2];
  const [near, far] = [30, Math.min(width, height) * 0.4];
  const [from, to] = times > 1 ? [near, near * times] : [far, far * times];
  const fingers = (spread: number) => [
    { x: middle - spread, y: level, id: 0 },
    { x: middle + spread, y: level, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 10; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * step) / 10),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
