import type { Locator, Page } from '@playwright/test';
import { BOARD_IDS, makeRace, readOptions } from '@race/great-race';
import { cityName, find, loadWords } from '@race/words';
import { atRest, drawn, expect, LONG, SIZES, test } from './page.ts';

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
  await expect(map).toBeVisible();
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

/** Shows the whole map, and waits until nothing moves any more. */
async function showAll(page: Page, map: Locator, cities: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Show whole map' }).click();
  await drawn(page);
  await atRest(() => Promise.all(cities.slice(0, 2).map((city) => placeOf(map, city).boundingBox())));
}

const placeOf = (map: Locator, city: string): Locator => map.getByText(city, { exact: true });

/** The smallest first: where there is little room the newspaper begins closed. */
const COMMON = ['smallest', 'phone', 'desktop'] as const;

for (const board of BOARD_IDS) {
  test(`${board} fits with all its cities named`, board === 'africa' ? {} : LONG, async ({ page }) => {
    await page.setViewportSize(SIZES.smallest);
    const map = await openBoard(page, board);
    const cities = await citiesOf(board);
    for (const size of COMMON) {
      await page.setViewportSize(SIZES[size]);
      await showAll(page, map, cities);
      const pane = await boxOf(map);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      for (const city of cities) {
        await expect(placeOf(map, city)).toHaveCount(1);
        expect(isInside(await boxOf(placeOf(map, city)), pane), `${city} is cut off: ${size}`).toBe(true);
      }
    }
  });

  for (const size of COMMON)
    test(
      `${board} comes closer under two fingers: ${size}`,
      board === 'africa' && size === 'phone' ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize(SIZES[size]);
        const map = await openBoard(page, board);
        await showAll(page, map, await citiesOf(board));
        const cities = await citiesOf(board);
        const places = () => namesIn(map, cities);
        const before = await settled(places);
        await pinch(page, await boxOf(map), 2);
        expect(scaleOf(before, await settled(places))).toBeGreaterThan(1.5);
        await pinch(page, await boxOf(map), 0.25);
        expect(Math.abs(scaleOf(before, await settled(places)) - 1)).toBeLessThan(0.1);
      },
    );
}

type Places = Readonly<Record<string, { readonly x: number; readonly y: number }>>;

/** Where the names of cities stand; those that the edge of the map would cut are left out. */
async function namesIn(map: Locator, cities: readonly string[]): Promise<Places> {
  const found = await map.getByText(/./).evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return [one.textContent ?? '', { x, y }] as const;
    }),
  );
  return Object.fromEntries(found.filter(([name]) => cities.includes(name)));
}

/** How much farther apart the names are that stand in both. */
function scaleOf(before: Places, after: Places): number {
  const [one, other] = Object.keys(before).filter((name) => name in after);
  const apart = (places: Places) => {
    const [a, b] = [places[one ?? ''], places[other ?? '']];
    if (a === undefined || b === undefined) throw new Error('fewer than two names stand in both');
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return apart(after) / apart(before);
}

/** Names are drawn again after the map has moved: waits until nothing changes. */
async function settled(look: () => Promise<Places>): Promise<Places> {
  let last: Places = {};
  await expect(async () => {
    const before = last;
    last = await look();
    expect(last).toEqual(before);
    expect(Object.keys(last).length).toBeGreaterThan(1);
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
