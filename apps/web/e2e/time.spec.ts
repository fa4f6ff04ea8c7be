import { test } from '@playwright/test';
import type { NetAsk } from '@race/protocol';
import { arrive, begun, expect, openTable, type Person, play, sitDown } from './people.ts';
import { barOf, placePlan } from './playing.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

const tableIn = (link: string): string => new URL(link).hash.split('=')[1] ?? '';

/** Says something to the server as this person, beside what the page can say. */
async function sayAs({ page }: Person, wish: NetAsk): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('race-token'));
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}live`);
  const said = (id: number) =>
    new Promise<void>((settle, fail) =>
      socket.addEventListener('message', ({ data }) => {
        const heard = JSON.parse(String(data));
        if (heard.id === id) heard.ok ? settle() : fail(new Error(heard.refusal.reason));
      }),
    );
  await new Promise((settle) => socket.addEventListener('open', settle));
  socket.send(JSON.stringify({ id: 1, do: 'hello', protocol: 1, token, name: null }));
  await said(1);
  socket.send(JSON.stringify({ id: 2, ...wish }));
  await said(2);
  socket.close();
}

test('a table keeps time, and all agree on doing without', async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await arrive(browser, { server, name: 'Ada' });
  const bea = await arrive(browser, { server, name: 'Bea' });
  await ada.page.goto('/#friends');
  await ada.page.getByRole('group', { name: 'Clock' }).getByText('The whole race').click();
  await expect(ada.page.getByRole('radio', { name: '30 minutes' })).toBeChecked();
  await ada.page.getByText('15 minutes', { exact: true }).click();
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.page.getByRole('group', { name: 'Crews' }).getByText('2', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Link to the table' }).inputValue();
  await sitDown(bea, link);
  await expect(
    bea.page.getByText('15 minutes for the race; the first 10 seconds of each decision cost nothing'),
  ).toBeVisible();
  await ada.page.getByRole('button', { name: /^Start the race/ }).click();
  for (const { page } of [ada, bea])
    await expect(
      page.getByRole('timer', { name: /^(Your time|Time of (Ada|Bea)): 1\d:\d\d$/ }).first(),
    ).toBeVisible();

  await ada.page.getByRole('button', { name: 'Menu' }).click();
  const menu = ada.page.getByRole('dialog', { name: 'Menu' });
  // Standing orders are there again for who comes back.
  await menu.getByText('Always decline').click();
  await menu.getByText('Another clock').click();
  await menu.getByRole('group', { name: 'Clock' }).getByText('None').click();
  await menu.getByRole('button', { name: 'Propose it to all' }).click();
  const slip = bea.page.getByRole('region', { name: 'Another clock' });
  await expect(slip).toContainText('Ada would like to play without a clock. 1 of 2 agree.');
  await slip.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, bea]) await expect(page.getByRole('timer')).toHaveCount(0);
  await ada.page.reload();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('radio', { name: 'Always decline' })).toBeChecked();
  for (const { context } of [ada, bea]) await context.close();
});

test('when time is up a bot drives on, and the seat is taken back', async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await arrive(browser, { server, name: 'Ada' });
  const link = await openTable(ada, 2);
  const clock = { bank: 0, free: 5, away: 0, late: 'bot' } as const;
  await sayAs(ada, { do: 'clock', table: tableIn(link), clock });
  await ada.page.getByRole('button', { name: /^Start the race/ }).click();
  const slip = ada.page.getByRole('region', { name: 'A bot drives for you' });
  await expect(slip).toBeVisible();
  await slip.getByRole('button', { name: 'Take the wheel' }).click();
  await expect(slip).toBeHidden();
  await expect(ada.page.getByRole('timer', { name: /^Your time: 0:0\d$/ })).toBeVisible();
  await ada.context.close();
});

test('a plan is confirmed as it is once the others have confirmed theirs', async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await arrive(browser, { server, name: 'Ada' });
  const bea = await arrive(browser, { server, name: 'Bea' });
  await begun(ada, bea);
  const planning = (person: Person) =>
    person.page.getByRole('button', { name: 'One assistant on Mechanics' });
  await play([ada, bea], async () => (await planning(ada).count()) > 0 && (await planning(bea).count()) > 0);
  await placePlan(ada.page);
  await ada.page.getByRole('button', { name: 'When the others have' }).click();
  await expect(ada.page.getByRole('button', { name: 'Waits for the others' })).toBeVisible();
  await expect(planning(bea)).toBeVisible();
  await placePlan(bea.page);
  await bea.page.getByRole('button', { name: /Confirm the plan/ }).click();
  for (const { page } of [ada, bea])
    await expect(
      barOf(page)
        .getByRole('list', { name: 'Your sequence' })
        .or(page.getByText(/Waiting for/))
        .first(),
    ).toBeVisible();
  for (const { context } of [ada, bea]) await context.close();
});
