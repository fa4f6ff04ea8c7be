import { test } from '@playwright/test';
import { part, signUp } from './accounts.ts';
import { seriousFaults } from './faults.ts';
import { LONG } from './page.ts';
import { arrive, expect } from './people.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

test('API-01 a person makes a bot account and a token for it, and ends it', LONG, async ({ browser }) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  const { page } = ada;
  await signUp(ada, 'Ada');
  const programs = part(page, 'Programs');
  await programs.getByText('Make bot account').first().click();
  await programs.getByRole('textbox', { name: 'Name of the bot account' }).fill('Rover');
  await programs.getByRole('button', { name: 'Make bot account' }).click();
  await expect(programs.getByRole('status').first()).toHaveText(
    'Rover [bot] is ready. Make a token for it next.',
  );
  await programs.getByText('Make token').first().click();
  await programs.getByRole('textbox', { name: 'Name of the program' }).fill('Laptop');
  await programs.getByRole('combobox', { name: 'Acts for' }).selectOption('Rover [bot]');
  await programs.getByRole('checkbox', { name: 'answer at the table' }).check();
  await programs.getByRole('button', { name: 'Make token' }).click();
  const token = (await programs.locator('.new-token code').textContent()) ?? '';
  const me = () =>
    fetch(new URL('/api/v1/me', server.address), { headers: { Authorization: `Bearer ${token}` } }).then(
      async (reply) => ({ status: reply.status, body: await reply.json() }),
    );
  expect(await me()).toMatchObject({ status: 200, body: { name: 'Rover [bot]', scopes: ['read', 'play'] } });
  await programs.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(programs.getByRole('listitem').first()).toContainText('Acts for Rover [bot]');
  expect(await seriousFaults(page)).toEqual([]);
  await programs.getByRole('button', { name: 'End Laptop' }).click();
  await expect(programs.getByRole('status').first()).toHaveText('That token no longer works.');
  expect((await me()).status).toBe(401);

  await programs.getByRole('link', { name: 'How programs use this server' }).click();
  const requests = part(page, 'All requests');
  await expect(
    requests.getByRole('heading', { level: 3, name: 'POST /tables/{table}/answer' }),
  ).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the example' }).click();
  expect((await saved).suggestedFilename()).toBe('example.py');
  await ada.context.close();
});
