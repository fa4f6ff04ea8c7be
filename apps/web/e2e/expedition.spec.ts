import { test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { arrive, expect, offline } from './people.ts';
import { answerOnce, barOf, firstChoice } from './playing.ts';
import { startServer, type TestServer } from './server.ts';
import { drivenYesterday, yesterday } from './yesterday.ts';

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({}, drivenYesterday);
});
test.afterAll(async () => {
  await server.end();
});

test('DAILY-02 DAILY-04 one sets off once, goes on after the server was gone, and nobody looks on', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const ada = await arrive(browser, { server, name: 'Ada' });
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Expedition' }).click();
  await expect(ada.page.getByRole('heading', { name: 'The daily expedition' })).toBeFocused();
  await expect(ada.page.getByText(/It ends at \d\d:\d\d by your clock, in \d/)).toBeVisible();
  await expect(ada.page.getByText('Nobody has set off yet.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Set off' }).click();
  await expect(ada.page.getByText(/Say who you are/)).toBeVisible();
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await expect(ada.page.getByText(/Say who you are/)).toBeHidden();
  await ada.page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await expect(firstChoice(ada.page)).toBeVisible();
  await answerOnce(ada.page);
  const table = ada.page.url();

  // Whoever has the link is told why it does not open.
  const bea = await arrive(browser, { server, name: 'Bea' });
  await bea.page.goto(table);
  await expect(bea.page.getByRole('alert')).toContainText('It is open to all once the day is over.');
  await bea.page.goto('/#expedition');
  await expect(bea.page.getByText('One crew has set off.')).toBeVisible();
  await expect(bea.page.getByText('How the others fared is shown')).toBeVisible();

  await ada.page.goto('/#expedition');
  await expect(ada.page.getByText('You are on the road.')).toBeVisible();
  await server.kill();
  await expect(offline(ada).first()).toBeVisible();
  await expect(ada.page.getByText(/Races on this device, the campaign and the Dash go on/)).toBeVisible();
  await server.start();
  await expect(ada.page.getByText(/Races on this device, the campaign/)).toBeHidden();
  await ada.page.getByRole('link', { name: 'Go on' }).click();
  await expect(barOf(ada.page).first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ada.page.getByText('this race counts')).toBeVisible();
  await expect(ada.page.getByRole('button', { name: /^Leave the race/ })).toHaveCount(0);
  for (const { context } of [ada, bea]) await context.close();
});

test('DAILY-01 DAILY-03 a day that is over is open: its table, its seed, the best run, and once more for fun', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { page, context } = await arrive(browser, { server, name: 'Cy' });
  await page.goto('/#expedition');
  const days = page.getByRole('region', { name: 'Earlier days' });
  await days.getByRole('link', { name: /Käthe/ }).click();
  expect(page.url()).toContain(`#expedition=${yesterday}`);
  await expect(page.getByRole('table', { name: 'The table of the day' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^1 Käthe/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'How Käthe drove' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check seal and best run' }).click();
  await expect(
    page.getByText(/The seal holds, and the best run, played again here with its \d+/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Drive it again' }).click();
  await expect(barOf(page).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('region', { name: /^Map of/ })).toBeVisible();
  await context.close();
});
