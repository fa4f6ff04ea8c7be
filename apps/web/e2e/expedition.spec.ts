import { test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { LONG } from './page.ts';
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

test(
  'DAILY-02 DAILY-04 one sets off once, goes on after the server was gone, and nobody looks on',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    await ada.page.goto('/');
    await ada.page.getByRole('link', { name: 'Expedition' }).click();
    await expect(ada.page.getByRole('heading', { name: 'Daily expedition' })).toBeFocused();
    await expect(ada.page.getByText(/Ends at \d\d:\d\d your time, in \d/)).toBeVisible();
    await expect(ada.page.getByText('Nobody has set off yet.')).toBeVisible();
    await ada.page.getByRole('button', { name: /^Set off/ }).click();
    await expect(ada.page.getByText(/Enter a name/)).toBeVisible();
    await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await expect(ada.page.getByText(/Enter a name/)).toBeHidden();
    await ada.page.getByRole('textbox', { name: 'Your name' }).press('Enter');
    // On some days the crews choose their leaders first.
    const leader = ada.page.getByRole('button', { name: /^Choose leader/ });
    await expect(firstChoice(ada.page).or(leader).first()).toBeVisible();
    await answerOnce(ada.page);
    const table = ada.page.url();

    // Others with the link are told why it does not open.
    const bea = await arrive(browser, { server, name: 'Bea' });
    await bea.page.goto(table);
    await expect(bea.page.getByRole('alert')).toContainText('Everyone can see it when the day is over.');
    await bea.page.goto('/#expedition');
    await expect(bea.page.getByText('One crew has set off.')).toBeVisible();
    await expect(bea.page.getByText('You will see how the others did')).toBeVisible();

    await ada.page.goto('/#expedition');
    await expect(ada.page.getByText('In progress.')).toBeVisible();
    await server.kill();
    await expect(offline(ada).first()).toBeVisible();
    await expect(
      ada.page.getByText(/Races on this device, the campaign and the Dash still work/),
    ).toBeVisible();
    await server.start();
    await expect(ada.page.getByText(/Races on this device, the campaign/)).toBeHidden();
    await ada.page.getByRole('link', { name: 'Continue' }).click();
    await expect(barOf(ada.page).first()).toBeVisible();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await expect(ada.page.getByText('this race counts')).toBeVisible();
    await expect(ada.page.getByRole('button', { name: /^Leave the race/ })).toHaveCount(0);
    for (const { context } of [ada, bea]) await context.close();
  },
);

test('DAILY-01 DAILY-03 a day that is over is open: its table, its seed, the best run, and once more for fun', async ({
  browser,
}) => {
  const { page, context } = await arrive(browser, { server, name: 'Cy' });
  await page.goto('/#expedition');
  // The morning paper has yesterday's best way and its table.
  const paper = page.getByRole('region', { name: 'Yesterday’s paper' });
  await expect(paper.getByRole('heading', { name: /^(Käthe reaches|Nobody reached) / })).toBeVisible();
  await expect(paper.getByRole('row', { name: /^1 Käthe/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your week' }).getByRole('listitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'How we prove it' }).click();
  await expect(page.getByRole('dialog')).toContainText('Today’s random seed is sealed');
  await page.keyboard.press('Escape');
  expect(await seriousFaults(page)).toEqual([]);
  const days = page.getByRole('region', { name: 'Earlier days' });
  await days.getByRole('link', { name: /Käthe/ }).click();
  expect(page.url()).toContain(`#expedition=${yesterday}`);
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^1 Käthe/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Käthe’s route' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Verify seal and best run' }).click();
  await expect(
    page.getByText(/Verified: the seal is intact, and replaying the best run’s \d+/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Play it again' }).click();
  await expect(barOf(page).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('region', { name: /^Map of/ })).toBeVisible();
  await context.close();
});
