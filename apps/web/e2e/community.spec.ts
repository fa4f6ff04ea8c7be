import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
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

test(
  'CLUB-01 a club is founded by keys, joined by its link, and its members sit down at its table',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    const { page } = ada;
    await page.goto('/#club');
    await expect(page.getByRole('heading', { name: 'Clubs', level: 1 })).toBeFocused();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Name of the club' }).fill('Harbour Club');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('radio', { name: 'on request' }).press('Space');
    await page.getByRole('button', { name: 'Found the club' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Harbour Club', level: 1 })).toBeVisible();
    const link = await page.getByRole('textbox', { name: 'Invite by link' }).inputValue();
    expect(link).toMatch(/\/club\/[\w-]+$/);

    await bea.page.goto(link);
    await bea.page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await bea.page.getByRole('button', { name: 'Ask to join' }).click();
    await expect(bea.page.getByText('You have asked.')).toBeVisible();
    await expect(bea.page.getByText('Members read and talk here.')).toBeVisible();
    await page.getByRole('button', { name: 'Let in Bea' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Members' })).toContainText('Bea');

    const field = bea.page.getByRole('textbox', { name: 'Your message' });
    await field.fill('Who drives on Saturday?');
    await field.press('Enter');
    await expect(page.getByRole('log')).toContainText('Who drives on Saturday?');
    expect(await seriousFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Open a club table' }).press('Enter');
    const size = page.getByRole('group', { name: 'Crews at a table' });
    await size.getByRole('radio', { name: '2' }).press('Space');
    await page.getByRole('button', { name: 'Open a club table' }).last().press('Enter');
    await expect(page).toHaveURL(/#online=/);
    await bea.page.getByRole('link', { name: /^Sit down/ }).click();
    await expect(bea.page).toHaveURL(page.url());
  },
);

test('a replay in a frame of another site stores nothing and opens no socket', async ({ context, page }) => {
  const file = new URL(
    '../../../packages/great-race/recorded/africa-south-4-racers.game.json',
    import.meta.url,
  );
  const race = readFileSync(fileURLToPath(file), 'utf8');
  await context.route('**/race/framed.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: race }),
  );
  const address = new URL('/embed/framed/40', server.address).href;
  const html = `<iframe src="${address}" width="960" height="600"></iframe>`;
  const blog = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  const at = blog.address();
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  // Another name is another site.
  await page.goto(`http://localhost:${typeof at === 'object' ? at?.port : 0}/`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(inside.getByRole('link', { name: 'Open the whole replay' })).toHaveAttribute(
    'target',
    '_blank',
  );
  blog.close();
  blog.closeAllConnections();
  // By itself the same page may store, and does not.
  await page.goto(address);
  const play = page.getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  await page.getByRole('button', { name: 'FR' }).click();
  await expect(play).toBeHidden();
  const stored = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(stored).toEqual([0, 0, 0, 0]);
  expect(await context.cookies()).toEqual([]);
  expect(sockets).toBe(0);
});
