import { test } from '@playwright/test';
import { answerDash } from './dashing.ts';
import { LONG } from './page.ts';
import { arrive, expect, type Person, startRace } from './people.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

const PHONE = { width: 390, height: 844 };
const resultOf = ({ page }: Person) => page.getByRole('region', { name: 'Result' });

/** Everybody answers until a condition holds. */
async function dashOn(people: readonly Person[], until: () => Promise<boolean>): Promise<void> {
  for (const { page } of people) page.setDefaultTimeout(3_000);
  for (let n = 0; n < 80 && !(await until()); n++) for (const { page } of people) await answerDash(page);
  for (const { page } of people) page.setDefaultTimeout(15_000);
}

test(
  'two people, a bot and somebody who looks on play a dash, apart from each other',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    const cy = await arrive(browser, { server, name: 'Cy' });
    await bea.page.setViewportSize(PHONE);

    await ada.page.goto('/#friends');
    await ada.page.getByRole('group', { name: 'Game' }).getByText('The Dash').click();
    await ada.page.getByRole('group', { name: 'Number of players' }).getByText('3', { exact: true }).click();
    await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await ada.page.getByRole('button', { name: 'Create table' }).click();
    const link = await ada.page.getByRole('textbox', { name: 'Link to the table' }).inputValue();
    await bea.page.goto(link);
    await bea.page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await bea.page.getByRole('button', { name: 'Take seat: Seat 2' }).click();
    await bea.page.getByRole('button', { name: 'I’m ready' }).click();
    await cy.page.goto(link);
    await expect(cy.page.getByRole('heading', { name: 'A table with friends' })).toBeVisible();
    await startRace(ada, [bea]);

    // A card laid in secret shows nobody more than that it is there.
    const players = bea.page.getByRole('list', { name: 'Players' });
    await expect(ada.page.getByRole('list', { name: 'Ada’s hand' }).getByRole('listitem')).toHaveCount(5);
    const hers = players.getByRole('listitem').filter({ hasText: 'Ada' });
    await dashOn([ada], async () => (await hers.innerText()).includes('has chosen'));
    await expect(hers).toContainText('has chosen');
    await expect(ada.page.getByText('Waiting for Bea.')).toBeVisible();
    // Only she still sees which card it was.
    const sealed = /Face down\. Only you can see it/;
    await expect(ada.page.getByRole('listitem').filter({ hasText: sealed })).toHaveCount(1);
    await expect(bea.page.getByText(sealed)).toHaveCount(0);
    await expect(cy.page.getByText(/You are watching/)).toBeVisible();
    await expect(cy.page.getByRole('list', { name: /’s hand$/ })).toHaveCount(0);
    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await expect(hers).not.toContainText('has chosen');

    // TABLE-03: once cards are open, players go back only by agreement.
    await dashOn([ada, bea], async () => (await bea.page.getByText('Round 2 of 5').count()) > 0);
    await ada.page.getByText('Events', { exact: true }).click();
    const timeline = ada.page.getByRole('slider', { name: 'Timeline' });
    await timeline.press('Home');
    await timeline.press('ArrowRight');
    await ada.page.getByRole('button', { name: 'Ask everyone to undo from here' }).click();
    await expect(bea.page.getByText(/Ada wants to go back to round 1/)).toBeVisible();
    await bea.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(ada.page.getByText('Round 1 of 5').first()).toBeVisible();

    await dashOn([ada, bea], async () => (await resultOf(ada).count()) > 0);
    for (const person of [ada, bea, cy]) await expect(resultOf(person)).toContainText('Place 1');
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Verify this Dash' }).click();
    await expect(ada.page.getByText(/^Verified/)).toBeVisible();
    await ada.page.keyboard.press('Escape');

    // Anybody with the link sees all of it.
    await cy.page.getByRole('button', { name: 'Replay' }).click();
    const again = cy.page.getByRole('region', { name: 'Replay' });
    await again.getByRole('slider', { name: 'Timeline' }).press('End');
    await expect(resultOf(cy)).toContainText('Bea');

    await ada.page.getByRole('button', { name: 'Play again' }).click();
    await expect(ada.page.getByRole('heading', { name: 'A table with friends' })).toBeVisible();
    for (const { context } of [ada, bea, cy]) await context.close();
  },
);
