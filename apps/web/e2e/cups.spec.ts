import { test } from '@playwright/test';
import { answerDash } from './dashing.ts';
import { seriousFaults } from './faults.ts';
import { LONG } from './page.ts';
import { arrive, expect, type Person } from './people.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

const act = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });
const resultOf = ({ page }: Person) => page.getByRole('region', { name: 'Result' });

/** Opens a cup of dashes for two, by keys alone. */
async function openCup({ page, name }: Person): Promise<void> {
  await page.goto('/#tables');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeFocused();
  await page.getByRole('link', { name: 'Cups' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cups', level: 1 })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name of the cup' }).fill('Harbour Cup');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('radio', { name: 'The Dash' }).press('Space');
  const size = page.getByRole('group', { name: 'Crews at a table' });
  await size.getByRole('radio', { name: '2' }).press('Space');
  await page.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).press('Space');
  await page.getByRole('radio', { name: 'in 5 minutes' }).press('Space');
  await page.getByRole('button', { name: 'Open the cup' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Harbour Cup', level: 1 })).toBeFocused();
}

test(
  'CUP-01 a cup is opened in a minute, entered, survives its server, is raced and won',
  LONG,
  async ({ browser }) => {
    test.setTimeout(900_000);
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    await openCup(ada);
    expect(await seriousFaults(ada.page)).toEqual([]);
    await act(ada, 'Enter').press('Enter');
    await expect(ada.page.getByText('You have entered.')).toBeVisible();
    const link = await ada.page.getByRole('textbox', { name: 'Copy the link' }).inputValue();
    await bea.page.goto(link);
    await bea.page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await act(bea, 'Enter').click();
    const entrants = ada.page.getByRole('region', { name: 'Who has entered' }).getByRole('list');
    await expect(entrants).toContainText('you');
    await expect(entrants).toContainText('Bea');
    // The cup is in the store: a server that falls over has lost nothing of it.
    await server.kill();
    await server.start();
    for (const { page } of [ada, bea]) await page.reload();
    // Its tables open by themselves, half-way to the start.
    for (const { page } of [ada, bea])
      await page.getByRole('link', { name: 'Take your seat' }).click({ timeout: 240_000 });
    for (const { page } of [ada, bea])
      await expect(page.getByRole('list', { name: /’s hand$/ })).toBeVisible();
    for (const { page } of [ada, bea]) page.setDefaultTimeout(3_000);
    for (let n = 0; n < 80 && (await resultOf(ada).count()) === 0; n++)
      for (const { page } of [ada, bea]) await answerDash(page);
    for (const { page } of [ada, bea]) page.setDefaultTimeout(15_000);
    await ada.page.getByRole('button', { name: 'To the cup' }).click();
    await expect(ada.page.getByText(/^Place [12] of 2\.$/)).toBeVisible();
    await expect(ada.page.getByRole('region', { name: 'The Continental' })).toContainText('wins the cup');
    const standings = ada.page.getByRole('region', { name: 'Standings' }).getByRole('row');
    await expect(standings).toHaveCount(3);
    expect(await seriousFaults(ada.page)).toEqual([]);
    // On a phone one leaf at a time.
    await ada.page.setViewportSize({ width: 360, height: 740 });
    await expect(ada.page.getByRole('region', { name: 'Standings' })).toBeHidden();
    await act(ada, 'Standings').click();
    await expect(ada.page.getByRole('region', { name: 'Standings' })).toBeVisible();
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
    expect(await seriousFaults(ada.page)).toEqual([]);
  },
);
