// npm run trace: what the map costs while it moves, while bots think, and how soon an answer shows.
// npm run trace -- first-visit: how long it takes from the address to the first decision, on a mid-range phone and slow 4G.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.ts';
import {
  type Figures,
  figuresBetween,
  PRESSED,
  percentile,
  SHOWN,
  type TraceEvent,
  workOfPresses,
} from './figures.ts';
import { ROOT } from './tools.ts';

const CATEGORIES = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run'];
const PRESSES = 60;
const SHOWN_PRESSES = 6;
const UNTIL_QUIET = 10_000;
const A_LOOK = 2000;

async function main(): Promise<void> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_IT);
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    if (process.argv.includes('first-visit')) {
      await reportFirstVisits(browser, server.address);
      return;
    }
    const page = await openRace(browser, server.address);
    const stop = await record(browser);
    await marked(page, 'pan', () => panMap(page));
    await marked(page, 'zoom', () => zoomMap(page));
    // Whoever answers has looked at the map first.
    await page.waitForTimeout(A_LOOK);
    const delays = await marked(page, 'race', () => answerFor(page, PRESSES));
    const events = await stop();
    report('the map moved', figuresBetween(events, 'pan begins', 'pan ends'));
    report('the map zoomed', figuresBetween(events, 'zoom begins', 'zoom ends'));
    report('bots thinking, answers given', figuresBetween(events, 'race begins', 'race ends'));
    console.log(`from a press to the changed picture (${delays.length} presses)`);
    const work = workOfPresses(events);
    console.log(`  by the clock ${spread(delays.map(({ ms }) => ms))}`);
    console.log(`  work of the page ${spread(work)}`);
    const each = delays.map(({ what, ms }, at) => ({ what, ms, work: work[at] ?? 0 }));
    for (const one of each.toSorted((a, b) => b.work - a.work).slice(0, SHOWN_PRESSES))
      console.log(`    ${one.work.toFixed(1)} ms of work, ${one.ms.toFixed(1)} by the clock: ${one.what}`);
  } finally {
    await browser.close();
    server.stop();
  }
}

const VISITS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };
/** Slow 4G, as browsers call it, in bytes a second and milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWED = 4;

/** When what a first visit waits for was on the screen, in milliseconds from the request for the address. */
interface Visit {
  /** The poster, which one can press "Race now" on. */
  readonly poster: number;
  /** The table, with its first question. */
  readonly decision: number;
}

/** Visits with nothing cached, which press "Race now" as soon as it has been painted. */
async function reportFirstVisits(browser: Browser, address: string): Promise<void> {
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(`(${visitByItself})()`);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: FIRST_QUESTION }).first().waitFor();
    // It is noted in the page, whose clock knows nothing of the way to here.
    await page.waitForTimeout(A_LOOK);
    visits.push(await page.evaluate('visit'));
    await context.close();
  }
  const [load = 0] = loadavg();
  const busy = `load ${load.toFixed(1)} on ${availableParallelism()} cores`;
  console.log(`first visit, CPU slowed ${SLOWED} times, slow 4G (${VISITS} visits, ${busy})`);
  console.log(`  to the poster with "Race now" ${spread(visits.map(({ poster }) => poster))}`);
  console.log(`  to the first decision ${spread(visits.map(({ decision }) => decision))}`);
}

const FIRST_QUESTION = /^Take |^Add an assistant to/;

/** In the page: presses "Race now" in the first frame after it was painted, and notes when the first question was. */
const visitByItself = `() => {
  globalThis.visit = {};
  const painted = (what, then) => requestAnimationFrame(() => setTimeout(() => {
    visit[what] = performance.now();
    then?.();
  }));
  let awaited = 'poster';
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent;
  new MutationObserver(() => {
    const start = document.querySelector('.race-now');
    if (awaited === 'poster' && start !== null) {
      awaited = 'decision';
      painted('poster', () => start.click());
    }
    const isAsked = () => [...document.querySelectorAll('button')].some((one) => ${FIRST_QUESTION}.test(nameOf(one)));
    if (awaited === 'decision' && start === null && isAsked()) {
      awaited = '';
      painted('decision');
    }
  }).observe(document, { subtree: true, childList: true });
}`;

function spread(times: readonly number[]): string {
  const within = (part: number) => percentile(times, part).toFixed(1);
  return `half within ${within(0.5)} ms, p95 ${within(0.95)} ms, most ${within(1)} ms`;
}

function report(what: string, figures: Figures): void {
  const { layouts, frames, scriptMost, scriptP95, longestTask, longestWait } = figures;
  console.log(`${what} (${frames} frames)`);
  console.log(`  layouts ${layouts}`);
  console.log(`  script a frame: most ${scriptMost.toFixed(1)} ms, p95 ${scriptP95.toFixed(1)} ms`);
  console.log(`  longest task ${longestTask.toFixed(1)} ms (${longestWait.toFixed(1)} by the clock)`);
}

/** The server as it runs for players, on a port that is free. */
async function serve(): Promise<{ address: string; stop: () => void }> {
  const program = [join(ROOT, 'apps', 'server', 'main.ts')];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8');
  const gone = once(child, 'exit').then(() => {
    throw new Error('the server has stopped');
  });
  for (;;) {
    const [text] = await Promise.race([once(child.stdout, 'data'), gone]);
    const address = /http:\S+/.exec(String(text))?.[0];
    if (address === undefined) continue;
    gone.catch(() => undefined);
    return { address, stop: () => child.kill() };
  }
}

async function openRace(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: /Race now/ }).click();
  await page.getByRole('region', { name: /^Map of/ }).waitFor();
  await page.getByRole('region', { name: 'Your decision' }).getByRole('button').first().waitFor();
  // What is fetched when a hand first comes to the map, and when the line has been quiet, is not what moving it costs.
  await page.getByRole('region', { name: /^Map of/ }).hover();
  await page.waitForTimeout(UNTIL_QUIET);
  return page;
}

/** Records the trace until what it returns is called, which gives the events. */
async function record(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  const session = await browser.newBrowserCDPSession();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) events.push(one as unknown as TraceEvent);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events.sort((a, b) => a.ts - b.ts);
  };
}

async function marked<X>(page: Page, name: string, act: () => Promise<X>): Promise<X> {
  const mark = (words: string) => page.evaluate(`void performance.mark('${words}')`);
  await mark(`${name} begins`);
  const done = await act();
  await mark(`${name} ends`);
  return done;
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('region', { name: /^Map of/ }).boundingBox();
  if (box === null) throw new Error('the map is not there');
  return { x: box.x + box.width * 0.5, y: box.y + box.height * 0.6 };
}

/** Drags the map about, as a hand does. */
async function panMap(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  for (let round = 0; round < 4; round++) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < 60; step++)
      await page.mouse.move(x + 200 * Math.sin(step / 8), y - 120 * Math.sin(step / 6));
    await page.mouse.up();
    await page.waitForTimeout(250);
  }
}

/** Comes closer and goes farther. */
async function zoomMap(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  for (const towards of [-60, 60, -60])
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, towards);
      await page.waitForTimeout(step === 19 ? 600 : 16);
    }
}

interface Delay {
  readonly what: string;
  readonly ms: number;
}

/** Answers what is asked with what is offered first, and tells how long each press took to show. */
async function answerFor(page: Page, presses: number): Promise<Delay[]> {
  await page.evaluate(WATCH_PRESSES);
  for (let given = 0; given < presses; given++) {
    const button = await offered(page);
    await button?.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(300);
  }
  return page.evaluate('delays');
}

/** What to press: the amber act, else a card, an assistant, a place on the map, or what ends the question. */
async function offered(page: Page): Promise<Locator | null> {
  const can = page.locator('button:visible:not([aria-disabled="true"])');
  const places = page
    .getByRole('dialog', { name: /on the map/ })
    .getByRole('listitem')
    .getByRole('button');
  // A card of the bivouac is chosen before it is taken.
  const cards = page.getByRole('region', { name: 'Cards in the bivouac' }).getByRole('button');
  const isTaking = (await page.getByRole('button', { name: 'Take a card', exact: true }).count()) > 0;
  // A name of its own may stand for a picture.
  const named = (name: RegExp) => can.and(page.getByRole('button', { name }));
  const wanted = [/^Take /, /^Add an assistant/, /^Show list/, /^(Stop|Done|Do nothing|Confirm)/, /^Pass/];
  for (const one of [
    places,
    can.and(page.locator('.go')),
    ...(isTaking ? [cards] : []),
    ...wanted.map(named),
  ])
    if ((await one.count()) > 0) return one.first();
  return null;
}

/** In the page: from a click to the end of the first frame that shows the page changed. */
const WATCH_PRESSES = `
  globalThis.delays = [];
  let clicked = null;
  let isInFrame = false;
  const nextFrame = requestAnimationFrame;
  globalThis.requestAnimationFrame = (act) => nextFrame((time) => {
    isInFrame = true;
    setTimeout(() => { isInFrame = false; });
    act(time);
  });
  addEventListener('click', ({ timeStamp, target }) => {
    const button = target.closest('button, a');
    const name = button?.getAttribute('aria-label') ?? button?.innerText ?? target.nodeName;
    clicked = { timeStamp, what: name.replace(/\\s+/g, ' ') };
    performance.mark('${PRESSED}');
  }, { capture: true });
  new MutationObserver(() => {
    if (clicked === null) return;
    const { timeStamp, what } = clicked;
    clicked = null;
    const note = () => setTimeout(() => {
      performance.mark('${SHOWN}');
      delays.push({ what, ms: performance.now() - timeStamp });
    });
    if (isInFrame) note();
    else nextFrame(note);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

await main();
