import { test } from '@playwright/test';
import { LONG } from './page.ts';
import { arrive, begun, expect, play } from './people.ts';
import { takeFirst } from './playing.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

test(
  'whoever was away reads what happened, and a seat that stays empty goes to the next',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    const link = await begun(ada, bea);
    const take = ada.page.getByRole('button', { name: /^Take / });
    await play([bea], async () => (await take.count()) > 0);
    await bea.page.goto('about:blank');
    // Waits until the table knows that she is gone.
    await ada.page.waitForTimeout(2000);
    await takeFirst(ada.page);
    await expect(take).toHaveCount(0);
    // She has the calm pace, with motion.
    await bea.page.emulateMedia({ reducedMotion: 'no-preference' });
    await bea.context.addInitScript(() => localStorage.setItem('pace', 'calm'));
    await bea.page.goto(link);
    const meanwhile = bea.page.getByRole('region', { name: 'While you were away' });
    await expect(meanwhile.getByRole('listitem')).toHaveText([/takes/]);
    // The map shows it too, as a short recap that ends by itself.
    await expect(meanwhile.getByRole('button', { name: 'Skip replay' })).toBeVisible();
    await expect(meanwhile.getByRole('button', { name: 'Skip replay' })).toBeHidden();
    await expect(meanwhile.getByRole('heading', { name: /The others|About you/ })).toBeVisible();
    await meanwhile.getByRole('button', { name: 'Close' }).click();
    await expect(meanwhile).toBeHidden();

    // A player who is present keeps the seat; one who is not can lose it to a person with the link.
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    const free = ada.page.getByRole('button', { name: 'Open Bea’s seat' });
    const seats = ada.page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    await expect(seats.filter({ hasText: 'Bea' })).toContainText('here');
    await expect(free).toHaveCount(0);
    await bea.page.goto('about:blank');
    // She may only be loading the page again: for two minutes the seat is kept for her.
    await expect(seats.filter({ hasText: 'Bea' })).toContainText('away');
    await expect(free).toHaveCount(0);
    await free.click({ timeout: 180_000 });
    await expect(ada.page.getByText('away, a bot is playing, seat open')).toBeVisible();
    await expect(free).toHaveCount(0);
    const cy = await arrive(browser, { server, name: 'Cy' });
    await cy.page.goto(link);
    const seat = cy.page.getByRole('region', { name: 'A seat is open' });
    await expect(seat).toContainText('Bea is away');
    await seat.getByRole('button', { name: /^Take seat:/ }).click();
    await expect(seat.getByRole('status')).toContainText('Enter a name');
    await seat.getByRole('textbox', { name: 'Your name' }).fill('Cy');
    await seat.getByRole('button', { name: /^Take seat:/ }).click();
    await expect(seat).toBeHidden();
    await expect(cy.page.getByRole('region', { name: 'Hand' })).toBeVisible();
    await expect(seats.filter({ hasText: 'Cy' })).toContainText('here');
    await bea.page.goto(link);
    await expect(bea.page.getByRole('status').filter({ hasText: 'You are watching' })).toBeVisible();
    for (const { context } of [ada, bea, cy]) await context.close();
  },
);
