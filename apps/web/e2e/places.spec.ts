// Everything has one place: at each kind of decision, on every screen, nothing covers or cuts anything else.
import { type Moment, openIn } from './moments.ts';
import { drawn, expect, LONG, test } from './page.ts';
import { faultsOf } from './places.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** Windows are resized and tablets turned; a phone is not made of a desk. */
const SIZES = {
  desks: [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [1024, 768],
  ],
  phones: [
    [390, 844],
    [360, 640],
    [844, 390],
    [640, 360],
  ],
} as const;

/** One moment for each kind of question. */
const MOMENTS: readonly Moment[] = [
  'bivouac',
  'sequence',
  'road',
  'laying',
  'share',
  'discard',
  'danger',
  'halt',
  'target',
  'tracking',
  'attack',
  'repair',
  'tilesPicked',
  'arrival',
];

for (const moment of MOMENTS)
  for (const language of ['en', 'de'] as const)
    for (const screens of ['desks', 'phones'] as const)
      test(`nothing is covered or cut off: ${moment}, ${language}, ${screens}`, LONG, async ({ page }) => {
        const faults: string[] = [];
        const [[width, height]] = SIZES[screens];
        await page.setViewportSize({ width, height });
        await openIn(page, moment, language);
        for (const [width, height] of SIZES[screens]) {
          await page.setViewportSize({ width, height });
          await drawn(page);
          await page.waitForTimeout(400);
          faults.push(...(await faultsOf(page)).map((fault) => `${width} × ${height}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
