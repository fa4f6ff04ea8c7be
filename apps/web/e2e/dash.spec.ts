import type { Page } from '@playwright/test';
import { answerDash, dashBar } from './dashing.ts';
import { atRest, drawn, expect, LONG, SIZE_NAMES, SIZES, test } from './page.ts';
import { atOnce } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

async function chooseCount(page: Page, players: number): Promise<void> {
  await page
    .getByRole('group', { name: 'Rivals' })
    .getByText(String(players - 1), { exact: true })
    .click();
}

async function playToTheEnd(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: 'Result' });
  for (let answers = 0; answers < 120 && (await result.count()) === 0; answers++) await answerDash(page);
  await expect(result).toBeVisible();
}

test('a dash is found on the front page, played to its end and kept', async ({ page }) => {
  await atOnce(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'The Dash' }).click();
  await chooseCount(page, 3);
  await page.getByRole('textbox', { name: 'Name of player in seat 1' }).fill('Ada');
  await page.getByRole('group', { name: 'Rival 1' }).getByText('Rookie').click();
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(page.getByRole('list', { name: 'Ada’s hand' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
  await playToTheEnd(page);
  await expect(page.getByRole('region', { name: 'Ada’s course' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share picture' }).click();
  expect((await coming).suggestedFilename()).toBe('the-dash.png');
  await watchAgain(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'The Dash' }).click();
  await expect(page.getByRole('region', { name: 'Saved on this device' })).toContainText('Finished');
  await page.goto('/#races');
  await page.getByRole('link', { name: /^Replay The Dash/ }).click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
});

/** The same dash as a replay: from the first round to the result by one slider. */
async function watchAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replay' }).click();
  const film = page.getByRole('region', { name: 'Replay' });
  const timeline = film.getByRole('slider', { name: 'Timeline' });
  await expect(page.getByText('Round 1 of 5').first()).toBeVisible();
  await film.getByRole('button', { name: 'Next round' }).click();
  await expect(timeline).toHaveAttribute('aria-valuetext', /^Round 2 of 5/);
  await timeline.press('End');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Ada');
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
}

test('TABLE-02 a dash is taken along as one file, and brought back', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(dashBar(page)).toContainText('Which card do you play in secret?');
  await page.getByRole('button', { name: 'Menu' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^the-dash-.*\.json$/);
  await page.goto('/#races');
  // The list of all games names its players, and so does the page of the Dash.
  await page.getByLabel('Import a race').setInputFiles(await file.path());
  await expect(page.getByText('Dash imported.')).toBeVisible();
  await page.goto('/#dash');
  await page.getByLabel('Import a Dash').setInputFiles(await file.path());
  await expect(page.getByText('Dash imported.')).toBeVisible();
  const kept = page.getByRole('region', { name: 'Saved on this device' });
  await expect(kept.getByRole('heading', { name: 'The Dash' })).toHaveCount(3);
});

test('an unfinished dash goes on after the page was closed', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await chooseCount(page, 2);
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(page.getByRole('list', { name: 'Player 1’s hand' }).getByRole('listitem')).toHaveCount(5);
  const round = page.getByText('Round 2 of 5');
  for (let answers = 0; answers < 30 && (await round.count()) === 0; answers++) await answerDash(page);
  // An answer may not be saved yet: the page is opened again to see what is.
  await page.reload();
  await expect(round).toBeVisible();
  const asked = dashBar(page).getByRole('button', { name: /^(Play|Take|Don’t use)/ });
  await expect(asked.first()).toBeVisible();
  const courses = await atRest(() => page.getByRole('list', { name: 'Players' }).textContent());
  // It is offered on the front page like a race, and in the list of all games.
  await page.goto('/');
  const telegram = page.getByRole('region', { name: 'It is your turn' });
  await expect(telegram).toContainText('The Dash');
  await page.goto('/#races');
  await expect(page.getByRole('main')).toContainText('Round 2 of 5');
  await page.getByRole('link', { name: /^Continue .*The Dash/ }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toHaveText(courses ?? '');
});

test('around one device a curtain hides the card chosen in secret, and nothing else', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await chooseCount(page, 2);
  await page.getByRole('group', { name: 'Rival 1' }).getByText('Human').click();
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  for (const name of ['Player 1', 'Player 2']) {
    const curtain = page.getByRole('dialog', { name: `Pass the device to ${name}` });
    await expect(curtain).toBeVisible();
    await curtain.getByRole('button', { name: `I am ${name}` }).click();
    await page
      .getByRole('list', { name: `${name}’s hand` })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: 'Play face down' }).click();
  }
  await expect(page.getByRole('button', { name: 'Take' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const CAPTIONS = ['Play one vehicle.', 'Your turn: take a card.', 'One card was left over'] as const;

/** Remembers everything the bar says: a question may be answered before a test could read it. */
const rememberBar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = [document.querySelector('.dash-bar')?.textContent ?? ''];
    const look = () => seen.push(document.querySelector('.dash-bar')?.textContent ?? '');
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { seen });
  });

test('three captions teach the first round, one at a time, and none comes back', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await chooseCount(page, 2);
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  const bar = dashBar(page);
  await expect(bar).toContainText(CAPTIONS[0]);
  await rememberBar(page);
  for (let n = 0; n < 30 && (await page.getByText('Round 3 of 5').count()) === 0; n++) await answerDash(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const captions = seen.map((text) => CAPTIONS.filter((caption) => text.includes(caption)));
  expect(captions.filter((shown) => shown.length > 1)).toEqual([]);
  const inTurn = captions.flat().filter((caption, at, all) => caption !== all[at - 1]);
  expect(inTurn).toEqual(CAPTIONS);
  await page.goto('/#dash');
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(bar).toContainText('Which card do you play in secret?');
  await expect(bar).not.toContainText('Play one vehicle.');
});

test('a card that was laid stays in its place, with where it is now', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await chooseCount(page, 2);
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  const laid = page
    .getByRole('list', { name: 'Player 1’s hand' })
    .getByRole('listitem')
    .filter({ hasText: /Lies open|In your course|In .*’s course/ });
  for (let n = 0; n < 120 && (await laid.count()) === 0; n++) await answerDash(page);
  await expect(laid.first()).toBeVisible();
  await expect(laid.first().getByRole('button')).toHaveCount(0);
});

test('the front page lets the first player choose a character', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await chooseCount(page, 2);
  await page.getByRole('button', { name: /^Van Hotten\. Halves to join/ }).click();
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  const hand = page.getByRole('list', { name: 'Player 1’s hand' });
  await expect(hand.getByRole('button', { name: /^Van Hotten’s train, speed 4/ })).toBeVisible();
});

test('a card that cannot be taken now says why, with its rule', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(dashBar(page)).toContainText('Which card do you play in secret?');
  await page.getByRole('list', { name: 'Available' }).getByRole('button').first().click();
  await expect(page.getByRole('alert')).toContainText('First choose a card to play.');
  await page.getByRole('alert').getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules of the Dash' })).toContainText('Choosing in secret');
});

test('a dash that is not kept here says so, and every rule of the Dash can be read', async ({ page }) => {
  await page.goto('/#dash=nowhere');
  await expect(page.getByText('This Dash is not saved on this device.')).toBeVisible();
  await page.goto('/#dash');
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules of the Dash' });
  await expect(rules).toContainText('DASH-BOOST-06');
  await rules.getByRole('button', { name: 'Close rules' }).click();
  await expect(rules).toBeHidden();
});

test('nothing runs off the side of the table', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#dash');
  await chooseCount(page, 7);
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(page.getByRole('region', { name: 'Hierarchy' })).toBeVisible();
  for (const name of SIZE_NAMES) {
    await page.setViewportSize(SIZES[name]);
    await drawn(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, name).toBeLessThanOrEqual(0);
  }
});

test('picking a card moves nothing, while the captions teach as well', async ({ page }) => {
  await atOnce(page);
  for (const name of ['desktop', 'phone', 'smallest'] as const) {
    await page.setViewportSize(SIZES[name]);
    await page.goto('/#dash');
    await page.getByRole('button', { name: 'Start the Dash' }).click();
    const cards = page.getByRole('list', { name: /’s hand$/ }).getByRole('button');
    await expect(cards).toHaveCount(5);
    const places = () =>
      page
        .locator('.dash-hand > li, .dash-row, .dash-bar')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const before = await atRest(places);
    for (const card of await cards.all()) {
      await card.click();
      await drawn(page);
      expect(await places(), name).toEqual(before);
    }
  }
});

/** Cards to be taken of which a finger cannot reach a whole 44 pixels. */
const outOfReach = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Available' })
    .getByRole('button')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        card.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = card.getBoundingClientRect();
        const isHit = [0.1, 0.5, 0.9].every((across) =>
          [0.1, 0.5, 0.9].every(
            (down) => document.elementFromPoint(left + width * across, top + height * down) === card,
          ),
        );
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        return isHit && width >= 43.5 && height >= 43.5 ? [] : [`${card.ariaLabel}: ${size}, ${isHit}`];
      }),
    );

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];

for (const players of [2, 4, 7]) {
  const title = `every card that can be taken has room for a finger: ${players} players`;
  test(title, LONG, async ({ page }) => {
    await atOnce(page);
    await page.goto('/#dash');
    await chooseCount(page, players);
    await page.getByRole('button', { name: 'Start the Dash' }).click();
    const take = dashBar(page).getByRole('button', { name: /^Take/ });
    const result = page.getByRole('region', { name: 'Result' });
    for (let n = 0; n < 120 && (await result.count()) === 0; n++) {
      if ((await take.count()) > 0)
        for (const size of SCREENS) {
          await page.setViewportSize(size);
          await drawn(page);
          expect(await outOfReach(page), `${size.width} × ${size.height}`).toEqual([]);
        }
      await answerDash(page);
    }
    await expect(result).toBeVisible();
  });
}
