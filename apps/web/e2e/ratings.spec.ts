import { type Page, test } from '@playwright/test';
import { answerDash } from './dashing.ts';
import { seriousFaults } from './faults.ts';
import { LONG } from './page.ts';
import { arrive, expect, openTable, type Person, sitDown } from './people.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

/** Looks for a dash for two, by keys alone. */
async function lookFor({ page, name }: Person): Promise<void> {
  await page.goto('/#tables');
  // A room takes the focus when it opens: a key pressed before that would go astray.
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeFocused();
  await page.getByRole('link', { name: 'Find a race' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Find a race' })).toBeFocused();
  await page.getByRole('radio', { name: 'The Dash' }).press('Space');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  const count = page.getByRole('group', { name: 'Players' });
  await expect(count.getByRole('radio', { name: '7' })).toBeAttached();
  await count.getByRole('radio', { name: '2', exact: true }).press('Space');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
}

const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const resultOf = ({ page }: Person) => page.getByRole('region', { name: 'Result' });

test(
  'RATE-04 two who look for the same are taken to one table, and RATE-02 rated for it',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    await lookFor(ada);
    await expect(ada.page.getByRole('region', { name: /^Searching for a race/ })).toBeVisible();
    await expect(status(ada.page, 'Nobody else is searching for this right now.')).toBeVisible();
    expect(await seriousFaults(ada.page)).toEqual([]);
    // A player who stops is dropped.
    await ada.page.getByRole('button', { name: 'Stop searching' }).press('Enter');
    await expect(ada.page.getByRole('button', { name: 'Find a race' })).toBeVisible();
    await lookFor(bea);
    await expect(status(bea.page, 'Nobody else is searching for this right now.')).toBeVisible();
    // Two players who match get their table at once.
    await lookFor(ada);
    for (const { page } of [ada, bea])
      await expect(page.getByRole('list', { name: /’s hand$/ })).toBeVisible();

    for (const { page } of [ada, bea]) page.setDefaultTimeout(3_000);
    for (let n = 0; n < 80 && (await resultOf(ada).count()) === 0; n++)
      for (const { page } of [ada, bea]) await answerDash(page);
    for (const { page } of [ada, bea]) page.setDefaultTimeout(15_000);
    const rating = ada.page.getByRole('link', { name: /^Your rating: 1,\d{3} ± 2\d\d \([+−]\d+\)$/ });
    await rating.click();
    await expect(ada.page.getByRole('heading', { name: 'Ada', level: 1 })).toBeFocused();
    const ratings = ada.page.getByRole('region', { name: 'Ratings' });
    await expect(ratings).toContainText('The Dash, 2 crews');
    await expect(ratings).toContainText(/Rating 1,\d{3}, give or take 2\d\d/);
    await expect(ratings).toContainText('provisional');
    expect(await seriousFaults(ada.page)).toEqual([]);
    const races = ada.page.getByRole('region', { name: 'Races', exact: true }).getByRole('listitem');
    await expect(races).toHaveCount(1);
    await expect(races).toContainText(/Place [12] of 2/);
    await expect(races).toContainText('with Bea');
    await races.getByRole('link', { name: /^Replay/ }).click();
    await expect(ada.page.getByRole('region', { name: 'Replay' })).toBeVisible();
    for (const { context } of [ada, bea]) await context.close();
  },
);

test('RATE-04 what is typed while the other game is fetched stays, and the search begins', async ({
  browser,
}) => {
  const { page, context } = await arrive(browser, { server, name: 'Ada' });
  await page.goto('/#find');
  await expect(page.getByRole('group', { name: 'Players' })).toBeVisible();
  let fetched = (): void => undefined;
  const isFetched = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  await page.route('**/assets/face-*.js', async (route) => {
    await isFetched;
    await route.continue();
  });
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.press('A');
  await page.getByText('The Dash', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Players' })).toBeHidden();
  await name.press('End');
  await page.keyboard.type('d');
  fetched();
  await expect(page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '7' })).toBeAttached();
  await page.keyboard.type('a');
  await expect(name).toHaveValue('Ada');
  await name.press('Enter');
  await expect(page.getByRole('region', { name: /^Searching for a race/ })).toBeVisible();
  await context.close();
});

test(
  'RATE-01 the waiting room says whether the race counts, and how strong everybody is',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    const link = await openTable(ada, 2);
    await sitDown(bea, link);
    await bea.page.setViewportSize({ width: 360, height: 640 });
    await bea.page.evaluate(() => localStorage.setItem('language', 'fr'));
    await bea.page.reload();
    const seats = bea.page.getByRole('list', { name: 'Places' });
    await expect(seats.getByRole('listitem').first()).toContainText(/classement 1.500 ± 246, provisoire/);
    await expect(bea.page.getByText('Cette course est classée.')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Change' }).click();
    await ada.page.getByRole('group', { name: 'Ratings' }).getByText('Casual').click();
    await expect(bea.page.getByText('Cette course n’est pas classée.')).toBeVisible();
    await expect(seats.getByRole('listitem').first()).not.toContainText('classement');
    // It opens beside the table, which nobody leaves by looking at somebody.
    const opening = bea.page.waitForEvent('popup');
    await seats.getByRole('link', { name: 'Ada' }).click();
    const profile = await opening;
    await expect(profile.getByRole('heading', { name: 'Ada', level: 1 })).toBeFocused();
    await expect(profile.getByText(/Tout le monde commence à 1.500\./).first()).toBeVisible();
    for (const { context } of [ada, bea]) await context.close();
  },
);
