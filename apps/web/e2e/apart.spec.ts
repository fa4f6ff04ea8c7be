import { type Page, test } from '@playwright/test';
import { LONG } from './page.ts';
import { arrive, begun, expect, play } from './people.ts';
import { barOf } from './playing.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

test('all agree to go back behind the line, and a fault is reported by link', LONG, async ({ browser }) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  const bea = await arrive(browser, { server, name: 'Bea' });
  await begun(ada, bea);
  await play([ada, bea], () => barOf(ada.page).getByRole('list', { name: 'Your sequence' }).isVisible());
  const timeline = ada.page.getByRole('slider', { name: 'Timeline' });
  const before = Number(await timeline.getAttribute('aria-valuemax'));
  expect(before).toBeGreaterThan(1);

  // What nobody can undo alone is proposed where one looks for it.
  await barOf(ada.page).getByRole('button', { name: 'Undo', exact: true }).click();
  const leaf = barOf(ada.page).getByRole('dialog', { name: 'Undo' });
  await expect(leaf.getByRole('button', { name: 'Ask everyone to undo from here' })).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await expect(leaf).toBeHidden();

  // TABLE-03: one proposes, the other agrees, and both are back before the first card.
  await timeline.press('Home');
  await timeline.press('ArrowRight');
  await ada.page.getByRole('button', { name: 'Ask everyone to undo from here' }).click();
  const slip = bea.page.getByRole('region', { name: 'Ask everyone to undo from here' });
  await expect(slip).toContainText('Ada wants to go back to turn 1');
  await expect(slip).toContainText('Agreed: 1 of 2');
  await slip.getByRole('button', { name: 'Agree' }).click();
  await expect(slip).toBeHidden();
  for (const { page } of [ada, bea]) {
    await expect(page.getByRole('region', { name: 'Cards in the bivouac' })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveCount(0);
  }

  // A link that replays the race as Ada saw it; it needs no seat.
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByText('Report a problem').click();
  await ada.page.getByRole('textbox', { name: 'What went wrong?' }).fill('The tent flap flaps.');
  await ada.page.getByRole('button', { name: 'Create link' }).click();
  const report = await ada.page.getByRole('textbox', { name: 'Report a problem' }).inputValue();
  const cy = await arrive(browser, { server, name: 'Cy' });
  await cy.page.goto(report);
  await expect(cy.page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
  for (const { context } of [ada, bea, cy]) await context.close();
});

test(
  'a seat moves to another device by code, and the first device signs the second out',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    const link = await begun(ada, bea);
    await ada.page.goto('/#device');
    await ada.page.getByRole('button', { name: 'Create code' }).click();
    const moving = await ada.page.getByRole('textbox', { name: 'Link for your other device' }).inputValue();
    expect(new URL(moving).pathname + new URL(moving).search).toBe('/');

    const other = await arrive(browser, { server, name: 'Ada' });
    const asked: string[] = [];
    other.page.on('request', (request) => asked.push(request.url()));
    await other.page.goto(moving);
    await other.page.getByRole('button', { name: 'Use code' }).click();
    await expect(other.page.getByText('You are now Ada on this device too.')).toBeVisible();
    // The code is in no request, and does not stay in the address bar.
    const code = moving.split('=')[1] ?? 'none';
    expect(asked.filter((address) => address.includes(code))).toEqual([]);
    expect(other.page.url()).not.toContain(code);

    await other.page.goto('/#races');
    await other.page.getByRole('link', { name: /^Continue/ }).click();
    await expect(barOf(other.page).first()).toBeVisible();
    // A stolen code of a guest must not sign the owner out: the newer device signs nobody out, the older one does.
    const signOutOthers = async (page: Page) => {
      await page.goto('/#device');
      await page.getByRole('button', { name: 'Sign out other devices' }).click();
      await expect(page.getByText('Those devices are signed out.')).toBeVisible();
    };
    const watching = ({ page }: { page: Page }) =>
      page.getByRole('status').filter({ hasText: 'You are watching' });
    await signOutOthers(other.page);
    await ada.page.goto('/');
    await ada.page.goto(link);
    await expect(barOf(ada.page).first()).toBeVisible();
    await expect(watching(ada)).toBeHidden();
    await signOutOthers(ada.page);
    await other.page.goto('/');
    await other.page.goto(link);
    await expect(watching(other)).toBeVisible();
    for (const { context } of [ada, bea, other]) await context.close();
  },
);

test('a public table is found in the list, and an unknown one says so', async ({ browser }) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  await ada.page.goto('/#friends');
  await ada.page.getByRole('button', { name: 'Create table' }).click();
  // However far the page has been scrolled.
  await expect(ada.page.getByRole('alert').getByText('Enter a name')).toBeInViewport();
  await ada.page.getByRole('button', { name: 'OK' }).click();
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.page.getByText('Everyone', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Create table' }).click();
  await expect(ada.page.getByRole('heading', { name: 'An open table' })).toBeVisible();

  const bea = await arrive(browser, { server, name: 'Bea' });
  await bea.page.goto('/#tables');
  await expect(bea.page.getByText('3 free seats')).toBeVisible();
  await bea.page.getByRole('link', { name: 'Join' }).first().click();
  await expect(bea.page.getByRole('button', { name: /^Take seat:/ })).toHaveCount(3);
  await bea.page.goto('/#online=nobodyknowsthis');
  await expect(bea.page.getByRole('alert')).toContainText('Table not found.');
  for (const { context } of [ada, bea]) await context.close();
});
