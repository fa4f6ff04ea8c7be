// Takes the pictures: each screen in a browser of its own, with nothing left over from another one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ensurePage } from '../page.ts';
import { ROOT } from '../tools.ts';
import { openBrowser } from './browser.ts';
import { SCREENS, type Screen } from './list.ts';
import { FROZEN, NOON, serveScreens } from './serve.ts';

/** How long a picture has to stay the same before it is taken. */
const STILL_MS = 350;
const MOST_TRIES = 40;
/** `localhost` is a secure context, and without a port the address in a picture is the same every time. */
const ADDRESS = 'http://localhost/';

/** Browsers at work at a time, each with a server of its own. */
const LANES = 3;

interface Wanted {
  /** Where the pictures go. */
  readonly folder: string;
  /** Only screens whose name contains this. */
  readonly only: string;
  /** A page that was built before; without it the page of this tree, built if it has to be. */
  readonly built: string | undefined;
  /** Without them all. */
  readonly screens?: readonly Screen[];
}

export async function takeScreens({ folder, only, built, screens = SCREENS }: Wanted): Promise<void> {
  if (built === undefined && (await ensurePage()).code !== 0) throw new Error('The page could not be built.');
  mkdirSync(folder, { recursive: true });
  const wanted = screens.filter(({ name }) => name.includes(only));
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    wanted.filter((_screen, at) => at % LANES === lane),
  );
  const page = built ?? join(ROOT, 'apps', 'web', 'dist');
  const failed = (await Promise.all(lanes.map((lane) => takeLane(lane, folder, page)))).flat();
  if (failed.length > 0) throw new AggregateError(failed);
}

/** Takes these one after the other; what went wrong. */
async function takeLane(screens: readonly Screen[], folder: string, built: string): Promise<Error[]> {
  const server = await serveScreens(built);
  const browser = await openBrowser([`--host-resolver-rules=MAP localhost:80 127.0.0.1:${server.port}`]);
  const failed: Error[] = [];
  for (const screen of screens)
    try {
      writeFileSync(join(folder, `${screen.name}.png`), await take(browser, screen));
    } catch (error) {
      failed.push(new Error(`${screen.name} could not be taken`, { cause: error }));
    }
  await browser.close();
  await server.close();
  return failed;
}

async function take(browser: Browser, screen: Screen): Promise<Buffer> {
  const { size, language, isNight, textSize, open } = screen;
  const context = await browser.newContext({
    baseURL: ADDRESS,
    viewport: size,
    deviceScaleFactor: 1,
    colorScheme: isNight ? 'dark' : 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  await context.clock.setFixedTime(NOON);
  const preferences = { language, textSize, pace: 'atOnce', explain: 'off' };
  const saved = Object.entries(preferences).map(
    ([name, value]) => `localStorage.setItem('${name}', '${value}');`,
  );
  await context.addInitScript(FROZEN + STOPPED_CLOCKS + WATCH_PAINTER + saved.join(''));
  const page = await context.newPage();
  try {
    await open(page);
    return await still(page);
  } finally {
    await context.close();
  }
}

/** What counts down second by second stands still, or the screen would never come to rest. */
const STOPPED_CLOCKS = `{
  const every = setInterval;
  globalThis.setInterval = (act, time, ...words) => (time === 1_000 ? 0 : every(act, time, ...words));
}
`;

/** The ground of the map is painted by a worker: `orders` are those it has not answered yet. */
const WATCH_PAINTER = `
  globalThis.orders = 0;
  globalThis.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      this.isPainter = String(address).includes('painter');
      if (this.isPainter) this.addEventListener('message', () => (orders -= 1));
    }
    postMessage(...words) {
      if (this.isPainter) orders += 1;
      super.postMessage(...words);
    }
  };
`;

/** The picture, once it does not change any more. */
async function still(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  let last = await page.screenshot({ caret: 'hide', animations: 'disabled' });
  let alike = 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await sleep(STILL_MS);
    const next = await page.screenshot({ caret: 'hide', animations: 'disabled' });
    const isThere = await page.evaluate("orders === 0 && document.querySelector('.waiting') === null");
    alike = isThere && next.equals(last) ? alike + 1 : 0;
    if (alike === 2) return next;
    last = next;
  }
  throw new Error('the screen does not come to rest');
}
