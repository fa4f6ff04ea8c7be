// npm run lighthouse [-- RUNS]: Lighthouse on the front page and on a table, the median of five runs.
// Lighthouse is fetched when it is wanted: it is larger than everything else here together.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { listen } from '../apps/server/http/listen.ts';
import { makeServer } from '../apps/server/http/server.ts';
import { readAssets } from '../apps/server/page/assets.ts';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.ts';
import { buildPage } from './page.ts';
import { call, ROOT } from './tools.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LEAST: { readonly [place: string]: number } = { front: 95, table: 95 };
const DEFAULT_RUNS = 5;
const TRIALS = 4;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=en-GB'];

/** What the performance is made of, by Lighthouse's own names. */
const MEASURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Scores = Record<(typeof CATEGORIES)[number] | (typeof MEASURES)[number], number>;

async function serve() {
  if ((await buildPage()).code !== 0) throw new Error('The page could not be built.');
  const server = makeServer(readAssets(join(ROOT, 'apps', 'web', 'dist')));
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.fault);
  return { server, address: `http://127.0.0.1:${listening.port}/` };
}

/** Starts a race that is kept in a browser's profile, and gives its address. */
async function startRace(executablePath: string, profile: string, address: string): Promise<string> {
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS });
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: /Race now/ }).click();
  await page.waitForURL(/#table=/);
  const table = page.url();
  await browser.close();
  return table;
}

/** One run in a browser of its own: it knows the kept race, and has fetched nothing yet. */
async function measure(chrome: string, profile: string, address: string): Promise<Scores> {
  for (const cache of ['Cache', 'Code Cache'])
    rmSync(join(profile, 'Default', cache), { recursive: true, force: true });
  const report = join(profile, 'report.json');
  const args = [
    ...['exec', '--yes', '--', LIGHTHOUSE, address, '--quiet', '--disable-storage-reset'],
    ...['--output=json', `--output-path=${report}`, `--only-categories=${CATEGORIES.join(',')}`],
    `--chrome-flags=${[...FLAGS, `--user-data-dir=${profile}`].join(' ')}`,
  ];
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, CHROME_PATH: chrome };
  // Now and then a trace gets lost: then it is taken again.
  for (let trial = 1; (await call('npm', args, { cwd: profile, env, stdio: 'ignore' })).code !== 0; trial++)
    if (trial === TRIALS) throw new Error('Lighthouse did not come to its end.');
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const scores = CATEGORIES.map((one) => [one, Math.round(categories[one].score * 100)]);
  const measures = MEASURES.map((one) => [one, audits[one].numericValue]);
  return Object.fromEntries([...scores, ...measures]);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const chrome = await ensureChromium();
if (chrome === undefined) throw new Error(HOW_TO_GET_IT);
const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const { server, address } = await serve();
const profile = mkdtempSync(join(tmpdir(), 'race-lighthouse-'));
try {
  const places = { front: address, table: await startRace(chrome, profile, address) };
  for (const [name, place] of Object.entries(places)) {
    const least = LEAST[name] ?? 0;
    const all: Scores[] = [];
    for (let run = 0; run < runs; run++) all.push(await measure(chrome, profile, place));
    for (const category of CATEGORIES) {
      const scores = all.map((one) => one[category]);
      const isEnough = median(scores) >= least;
      if (!isEnough) process.exitCode = 1;
      const verdict = isEnough ? 'ok    ' : 'FAILED';
      console.log(
        `${verdict}  ${name}, ${category}: ${median(scores)} of ${scores.join(' ')}; at least ${least}`,
      );
    }
    for (const measure of MEASURES)
      console.log(`        ${measure} ${median(all.map((one) => one[measure])).toFixed(2)}`);
  }
} finally {
  server.close();
  rmSync(profile, { recursive: true, force: true });
}
