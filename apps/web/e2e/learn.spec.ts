import type { Locator, Page } from '@playwright/test';
import { atRest, expect, LONG, SIZES, test } from './page.ts';
import { atOnce, barOf, takeCard } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** The sentence of the guide, in the bar or below a plan. */
const toldOn = (page: Page): Locator => page.locator('.guide-words').filter({ visible: true });

/** The page of lessons, with bots at full speed. */
async function openLessons(page: Page): Promise<void> {
  await atOnce(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn the game' }).click();
  await expect(page.getByRole('heading', { name: 'Five exercises' })).toBeVisible();
}

async function openFirstRace(page: Page): Promise<void> {
  await openLessons(page);
  await page.getByRole('button', { name: /^Begin your first race/ }).click();
  await expect(toldOn(page)).toContainText('This is you');
}

/** Goes on to the sentence with these words. */
async function nextUntil(page: Page, words: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(async () => {
    const last = (await toldOn(page).textContent({ timeout: 2_000 })) ?? '';
    // Between two sentences the bar is empty.
    expect(last.trim()).not.toBe('');
    if (last.includes(words)) return;
    // What waits for an act goes on by itself: a press that waited for “Next” would meet the sentence after it.
    expect(await next.isVisible()).toBe(true);
    await expect(toldOn(page)).toHaveText(last, { timeout: 100 });
    await next.click();
    // Pressed once more too early, it would leave a sentence out.
    await expect(toldOn(page)).not.toHaveText(last);
    await expect(toldOn(page)).toHaveText(/\S/);
    await expect(toldOn(page)).toContainText(words, { timeout: 100 });
  }).toPass();
}

/** Places assistants on the boxes named, and confirms. */
async function plan(page: Page, boxes: readonly string[]): Promise<void> {
  for (const box of boxes) await page.getByRole('button', { name: `Add an assistant to ${box}` }).click();
  await page.getByRole('button', { name: /Confirm plan/ }).click();
}

const ringOn = (page: Page): Locator => page.locator(':is(.ring-on-page, .ring-on-map) .crayon').last();

/** All of the sentence can be read, and map and hand are there. */
async function expectInSight(page: Page): Promise<void> {
  const told = toldOn(page);
  await expect(told).toBeInViewport({ ratio: 1 });
  const isCovered = await told.evaluate((sentence) => {
    const { left, top, bottom, width } = sentence.getBoundingClientRect();
    return [top + 4, bottom - 4].some((y) => {
      const found = document.elementFromPoint(left + Math.min(20, width / 2), y);
      return found !== sentence && !sentence.contains(found);
    });
  });
  expect(isCovered, await told.innerText()).toBe(false);
}

/** The ring is around this thing, and inside the window. */
async function expectRinged(page: Page, thing: Locator): Promise<void> {
  const ring = ringOn(page);
  await expect(ring).toHaveCount(1);
  await expect(ring).toBeInViewport({ ratio: 0.99 });
  // Ring and thing are read together: the camera moves both.
  const [where, meant] = await atRest(() => Promise.all([ring.boundingBox(), thing.boundingBox()]));
  const size = page.viewportSize();
  if (where === null || meant === null || size === null) throw new Error('there is no ring');
  const [x, y] = [meant.x + meant.width / 2, meant.y + meant.height / 2];
  expect(x).toBeGreaterThan(where.x);
  expect(x).toBeLessThan(where.x + where.width);
  expect(y).toBeGreaterThan(where.y);
  expect(y).toBeLessThan(where.y + where.height);
  expect(where.x).toBeGreaterThanOrEqual(0);
  expect(where.y).toBeGreaterThanOrEqual(0);
  expect(where.x + where.width).toBeLessThanOrEqual(size.width);
  expect(where.y + where.height).toBeLessThanOrEqual(size.height);
}

test(
  'the first race is told sentence by sentence, and is left and resumed like any other',
  LONG,
  async ({ page }) => {
    await openFirstRace(page);
    const bar = barOf(page).last();
    await expect(bar).toContainText('step 1 of 18');
    await expect(bar.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    await nextUntil(page, 'Your goal is Cape Town');
    await nextUntil(page, 'Your rival is Martinetti');
    await bar.getByRole('button', { name: 'Back' }).click();
    await expect(toldOn(page)).toContainText('Your goal');
    await expect(page.getByRole('status').filter({ hasText: 'Your goal' })).toHaveCount(1);
    await nextUntil(page, 'Take a driver card');
    // The lit act is the advised one, and the ringed card is described by the sentence.
    await expect(bar.locator('.button.go')).toHaveText('Take a driver card');
    await expect(
      page.locator('.blanket').getByRole('button', { name: 'Driver', exact: true }),
    ).toHaveAccessibleDescription(/Take a driver card/);
    // Doing something else is allowed: the bar says what it means.
    await page.locator('.blanket').getByRole('button', { name: 'Trail hunter' }).click();
    await expect(bar).toContainText('Discard any 2 tiles');
    await takeCard(page, 'Driver');
    await nextUntil(page, 'Put 1 assistant on pathfinder');
    await plan(page, ['Pathfinder', 'Mechanics', 'Mechanics', 'Security', 'Funding']);
    await nextUntil(page, 'press Repair');
    await expect(bar.locator('.button.go')).toHaveText('Repair');
    // Another choice is the learner's: then the bar tells its price, until the guide shows its own again.
    await page.getByRole('button', { name: /^Funding: 1 assistant/ }).click();
    await expect(toldOn(page)).toHaveCount(0);
    await expect(bar.locator('.button.go')).toHaveText(/^Raise/);
    await bar.getByRole('button', { name: 'Show me' }).click();
    await expect(bar.locator('.button.go')).toHaveText('Repair');
    await bar.getByRole('link', { name: 'Leave' }).click();
    await page.goto('/');
    await expect(page.getByText('Your first race, with the guide.').filter({ visible: true })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(bar).toContainText(/step 1\d of 18/);
  },
);

test('on a phone nothing is cut, and the ring is on the thing meant', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openFirstRace(page);
  const map = page.locator('.map .pane');
  for (const words of ['This is you', 'Your goal', 'Your rival']) {
    await nextUntil(page, words);
    await expectInSight(page);
    await expectRinged(page, page.locator('.ring-on-map'));
    expect((await map.boundingBox())?.height).toBeGreaterThan(200);
    await expect(page.locator('.my-hand')).toBeInViewport({ ratio: 1 });
  }
  const things = [
    ['Every turn begins with cards', '.blanket'],
    ['You can hold', '.my-hand'],
    ['Take a driver card', '.blanket [data-card="driver"]'],
  ] as const;
  for (const [words, thing] of things) {
    await nextUntil(page, words);
    await expectInSight(page);
    await expectRinged(page, page.locator(thing));
  }
  await takeCard(page, 'Driver');
  for (const [words, thing] of [
    ['five assistants', '.to-place'],
    ['A pathfinder places', '.plan-box:nth-child(1)'],
    ['Funding brings', '.plan-box:nth-child(4)'],
    ['Put 1 assistant on pathfinder', '.plan-box:nth-child(1)'],
  ] as const) {
    await nextUntil(page, words);
    await expectInSight(page);
    await expectRinged(page, page.locator(thing));
  }
  await plan(page, ['Pathfinder', 'Mechanics', 'Mechanics', 'Security', 'Funding']);
  for (const [words, thing] of [
    ['You can buy petrol', '.plate .gauge-petrol'],
    ['Parts from your hand', '.my-hand'],
    ['press Repair', '.plate .box:nth-child(2)'],
  ] as const) {
    await nextUntil(page, words);
    await expectInSight(page);
    await expectRinged(page, page.locator(thing));
    expect((await map.boundingBox())?.height).toBeGreaterThan(200);
    expect((await page.locator('.plate .gauge-petrol svg').boundingBox())?.width).toBeGreaterThan(70);
  }
});

test('an exercise is missed, explained, tried again and solved', async ({ page }) => {
  await page.setViewportSize(SIZES.smallest);
  await openLessons(page);
  await page.getByRole('button', { name: 'Try it Transport' }).click();
  const bar = barOf(page).last();
  const arrival = bar.getByRole('listitem').filter({ hasText: 'Be in Luanda' });
  await expect(toldOn(page)).toContainText('A ship goes from Porto-Novo');
  await bar.getByRole('button', { name: 'Next', exact: true }).click();
  await plan(page, ['Funding', 'Funding', 'Funding', 'Funding', 'Funding']);
  await expect(page.locator('.my-hand')).toBeInViewport();
  await bar.getByRole('button', { name: 'Hint' }).click();
  await expect(toldOn(page)).toContainText('keep a mechanic for it');
  await bar.getByRole('button', { name: 'Next', exact: true }).click();
  await bar.getByRole('button', { name: /^Raise/ }).click();
  await expect(toldOn(page)).toContainText('Not this time');
  await expect(arrival).toHaveText('Be in Luanda: not done');
  const again = bar.getByRole('button', { name: 'Try again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await expect(again).toHaveClass(/\bgo\b/);
  await again.click();
  await bar.getByRole('button', { name: 'Next', exact: true }).click();
  await plan(page, ['Mechanics', 'Funding', 'Funding', 'Funding', 'Funding']);
  await page.getByRole('button', { name: /^Funding: 4 assistant/ }).click();
  await bar.getByRole('button', { name: /^Raise/ }).click();
  await bar.getByRole('button', { name: /^Drive/ }).click();
  await bar.getByRole('button', { name: 'Show list' }).click();
  await page
    .getByRole('dialog', { name: /on the map/ })
    .getByRole('button', { name: /Luanda.*with a transport card/ })
    .click();
  await bar.getByRole('button', { name: /^Travel/ }).click();
  await expect(toldOn(page)).toContainText('Solved!');
  await expect(bar.locator('.button.go')).toHaveText('Next exercise');
  await bar.getByRole('link', { name: 'Leave' }).click();
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Transport' }) });
  await expect(lines.getByRole('img', { name: 'Solved' })).toBeVisible();
});

/** Does what the guide says: the lit act, or what is ringed. */
async function follow(page: Page): Promise<void> {
  const isPlanning = (await page.locator('.windscreen:not(.lifting)').count()) > 0;
  const bar = page.locator(isPlanning ? '.windscreen' : '.live-bar');
  const lit = bar.locator('.button:is(.go, .armed):not([aria-disabled="true"])').filter({ visible: true });
  if ((await lit.count()) > 0) return lit.first().click({ timeout: 2000 });
  const ring = await ringOn(page).boundingBox({ timeout: 2000 });
  if (ring === null) return;
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  if (isPlanning) {
    const place = await page.evaluate(
      ([left, top]) => {
        const box = document
          .elementsFromPoint(left ?? 0, top ?? 0)
          .find((one) => one.matches('.plan-box *, .plan-box'));
        return [...document.querySelectorAll('.plan-box')].indexOf(
          box?.closest('.plan-box') ?? document.body,
        );
      },
      [x, y],
    );
    return page.locator('.plan-box .plan-more').nth(place).click({ timeout: 2000 });
  }
  await page.mouse.click(x, y);
  const card = page.getByRole('dialog').getByRole('button', { name: /^(Play|Discard)$/ });
  if (/in your hand/.test(await toldOn(page).innerText({ timeout: 1000 })))
    await card.first().click({ timeout: 2000 });
}

test('who follows the guide has seen everything at the end', LONG, async ({ page }) => {
  test.setTimeout(600_000);
  await openFirstRace(page);
  // The last press may have been for the first of the two sentences at the end.
  const end = toldOn(page).filter({ hasText: /that is the whole game|Prestige points/ });
  for (let n = 0; n < 200 && (await end.count()) === 0; n++) {
    // A question may change meanwhile.
    await follow(page).catch(() => undefined);
    await page.waitForTimeout(150);
  }
  await expect(end).toBeVisible();
  await nextUntil(page, 'Prestige points');
  await page.getByRole('link', { name: 'Go to the exercises' }).click();
  await expect(page.getByRole('heading', { name: 'Five exercises' })).toBeVisible();
});
