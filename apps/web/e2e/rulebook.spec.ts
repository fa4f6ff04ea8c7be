import { seriousFaults } from './faults.ts';
import { openAt } from './moments.ts';
import { expect, LONG, SIZES, test, wordsOn } from './page.ts';
import { raceNow } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('a rule has an address, and its heading is where one lands', async ({ page }) => {
  await page.goto('/#rules=BASE-DRIVE-05');
  await expect(page.getByRole('heading', { name: 'Empty gauges' })).toBeFocused();
  await page.getByRole('link', { name: 'BASE-DRIVE-06' }).first().click();
  await expect(page).toHaveURL(/#rules=BASE-DRIVE-06$/);
  await expect(page.getByRole('heading', { name: 'Stop symbol' })).toBeFocused();
});

test('a rule that is not there is said so', async ({ page }) => {
  await page.goto('/#rules=BASE-DRIVE-99');
  await expect(page.getByRole('alert')).toContainText('There is no rule BASE-DRIVE-99.');
});

test('the rules are searched by words and by number', async ({ page }) => {
  await page.setViewportSize(SIZES.smallest);
  await page.goto('/#rules');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('starting money');
  await expect(page.getByRole('heading', { name: 'Starting money' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Board and direction' })).toBeHidden();
  await search.fill('table-01');
  await expect(page.getByText('1 rule', { exact: true })).toBeVisible();
  await search.fill('elephants on parade');
  await expect(page.getByText('No rules found.')).toBeVisible();
});

test('the book is opened at the table, and leads back to it', async ({ page }) => {
  await openAt(page, 'bivouac');
  const table = page.url();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to race' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('a dispatch leads to its rules, the rule to the book, and the book back to the race', async ({
  page,
}) => {
  await openAt(page, 'sequence');
  const table = page.url();
  const dispatches = page.getByRole('region', { name: 'Dispatches', exact: true });
  const rules = dispatches.locator('details').first();
  await rules.locator('summary').click();
  await rules.getByRole('listitem').getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'Show in rulebook' }).click();
  await expect(page).toHaveURL(/#rules=BASE-/);
  await expect(page.getByRole('heading', { level: 4 }).and(page.locator(':focus'))).toBeVisible();
  await page.getByRole('link', { name: 'Back to race' }).click();
  await expect(page).toHaveURL(table);
});

const IDENTIFIER = /[A-Z]{3,}(-[A-Z]+)*-\d\d|CARD-[A-Z]/;

test('no rule is shown by its identifier, but in the book', LONG, async ({ page }) => {
  for (const moment of ['bivouac', 'plan', 'sequence', 'road'] as const) {
    await openAt(page, moment);
    // Articles come and go until the race is shown as it is now.
    await expect(async () => {
      await page.locator('.news-rules:not([open]) summary').evaluateAll((all: HTMLElement[]) => {
        for (const one of all) one.click();
      });
      await expect(page.locator('.news-rules').getByRole('button').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect((await wordsOn(page)).filter((text) => IDENTIFIER.test(text))).toEqual([]);
  }
  const list = page.getByRole('button', { name: 'Show list' });
  await expect(list).toBeVisible();
  await list.click();
  await page.getByRole('button', { name: 'Read the rule' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  expect((await wordsOn(page)).filter((text) => IDENTIFIER.test(text))).toEqual([]);
});

test('the book has the Dash, modules and René too, in every language, and leaves its search off the paper', async ({
  page,
}) => {
  for (const [rule, language, title] of [
    ['DASH-END-01', 'Français', 'Règles'],
    ['LEADER-CHEVY', 'Deutsch', 'Regeln'],
    ['LEGACY-RED-01', 'Nederlands', 'Spelregels'],
    ['NET-01', 'English', 'Rules'],
  ] as const) {
    await page.goto('/#settings');
    await page.getByText(language, { exact: true }).click();
    await page.goto(`/#rules=${rule}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 4 }).and(page.locator(':focus'))).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Board and direction' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing serious in the book and in the menu of a table: ${colorScheme}`,
    LONG,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/#rules');
      // A few of every kind are enough: with pictures, and with links to others.
      await page.getByRole('searchbox').fill('gauge');
      await expect(page.getByRole('heading', { name: 'Full gauges' }).first()).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      await raceNow(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
    },
  );
