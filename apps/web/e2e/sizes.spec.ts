import type { Locator, Page, TestInfo } from '@playwright/test';
import { bring } from './moments.ts';
import { expect, test } from './page.ts';
import { firstChoice } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const KINDS = ['code', 'styles', 'map', 'race', 'fonts', 'pictures', 'page'] as const;
type Kind = (typeof KINDS)[number];

/** Boards and geometries are scripts for the browser, but count as the map. */
function kindOf(address: string): Kind {
  const { pathname } = new URL(address);
  if (pathname.endsWith('.woff2')) return 'fonts';
  if (pathname.endsWith('.css')) return 'styles';
  if (pathname.endsWith('.json')) return 'race';
  if (/\.(svg|png)$/.test(pathname)) return 'pictures';
  if (/\/(africa|south-america)-\d/.test(pathname)) return 'map';
  return pathname.endsWith('.js') ? 'code' : 'page';
}

/** Compressed sizes by address, of the page and its worker. */
async function transferred(
  page: Page,
  { start, asked }: { readonly start: Locator; readonly asked: Locator },
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const counting: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    counting.push(
      request.sizes().then(({ responseBodySize }) => void sizes.set(request.url(), responseBodySize)),
    );
  });
  await page.goto('/');
  await start.click();
  await expect(asked).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  await Promise.all(counting);
  const own = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
  );
  for (const [address, size] of own) sizes.set(address, Math.max(size, sizes.get(address) ?? 0));
  return sizes;
}

/** On a first visit nothing is saved, so what reads saved games does not count. */
const isForSaved = (address: string): boolean => /\/(read-saved|read-record|schema|options)-/.test(address);

/** In bytes, fonts apart. The windscreen is larger than the bivouac. */
const LIMIT = { bivouac: 150_500, windscreen: 153_500 } as const;

async function weigh(sizes: ReadonlyMap<string, number>, info: TestInfo, limit: number): Promise<void> {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const [address, size] of sizes) if (!isForSaved(address)) bytes[kindOf(address)] += size;
  const { fonts, ...others } = bytes;
  info.annotations.push({ type: 'transferred bytes', description: JSON.stringify(bytes) });
  expect(Object.values(others).reduce((sum, one) => sum + one, 0)).toBeLessThan(limit);
  expect(fonts).toBeLessThan(120_000);
  expect(bytes.code).toBeGreaterThan(20_000);
}

test('little is transferred until the first decision of a race can be answered', async ({ page }, info) => {
  const start = page.getByRole('button', { name: /Race now/ });
  const asked = firstChoice(page);
  await weigh(await transferred(page, { start, asked }), info, LIMIT.bivouac);
});

test('nor much more when the bivouac leaves no choice, and the first decision is a plan', async ({
  page,
  context,
}, info) => {
  const before = await context.newPage();
  await bring(before, 'planFirst');
  await before.close();
  // Without this, files could come from the cache.
  await page.route('**/*', (route) => route.continue());
  const start = page.getByRole('link', { name: 'Continue' });
  const asked = page.getByRole('button', { name: /^Add an assistant to/ }).first();
  await weigh(await transferred(page, { start, asked }), info, LIMIT.windscreen);
});
