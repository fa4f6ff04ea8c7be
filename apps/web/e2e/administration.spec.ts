import { type Page, test } from '@playwright/test';
import { part, signUp } from './accounts.ts';
import { seriousFaults } from './faults.ts';
import { LONG } from './page.ts';
import { arrive, expect, openTable, sitDown } from './people.ts';
import { startServer, type TestServer } from './server.ts';
import { drivenYesterday, yesterday } from './yesterday.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ ADMINISTRATORS: 'root' }, drivenYesterday);
});
test.afterAll(async () => {
  await server.end();
});

test(
  'PEOPLE-04 ADMIN-01 ADMIN-04 DAILY-03 a line is reported, its writer warned, shut out and let in again; a run is struck off',
  LONG,
  async ({ browser }) => {
    const root = await arrive(browser, { server, name: 'Root' });
    await signUp(root, 'root');
    await expect(root.page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
    // Whom the host has named is looked up when the server starts.
    await server.kill();
    await server.start();
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    await sitDown(bea, await openTable(ada, 2));
    await bea.page.getByRole('textbox', { name: 'In your own words' }).fill('You drive like a donkey.');
    await bea.page.getByRole('button', { name: 'Say it' }).click();

    // By keyboard: what is reported has the focus, and the outcome is said.
    const talk = part(ada.page, 'Talk');
    await talk.getByRole('button', { name: 'Report what Bea said' }).press('Enter');
    const form = talk.getByRole('form', { name: 'Report what Bea said' });
    await expect(form.getByRole('heading')).toBeFocused();
    await form.getByRole('textbox').fill('Rude.');
    expect(await seriousFaults(ada.page)).toEqual([]);
    await form.getByRole('button', { name: 'Send the report' }).press('Enter');
    await expect(talk.getByRole('status')).toHaveText('Received. An administrator will read it.');

    await root.page.reload();
    await root.page.getByRole('link', { name: 'Administration' }).click();
    const report = root.page.getByRole('article', { name: 'Bea: Insults' });
    await expect(report).toContainText('You drive like a donkey.');
    await expect(report).toContainText('Reported by Ada');
    expect(await seriousFaults(root.page)).toEqual([]);
    await report.getByText('A warning', { exact: true }).click();
    await report.getByRole('button', { name: 'Settle it' }).click();
    await expect(root.page.getByText('No report is waiting.')).toBeVisible();
    await expect(part(root.page, 'What was done')).toContainText('root warned Bea');

    // It is there at once, and again until it is read.
    await expect(bea.page.getByRole('dialog', { name: 'A warning for you' })).toBeVisible();
    await bea.page.evaluate(() => localStorage.setItem('language', 'de'));
    await bea.page.reload();
    const warning = bea.page.getByRole('dialog', { name: 'Eine Verwarnung für dich' });
    await expect(warning).toContainText('Beleidigungen');
    await bea.page.keyboard.press('Escape');
    await warning.getByRole('button', { name: 'Gelesen' }).click();
    await expect(warning).toHaveCount(0);

    await talk.getByRole('button', { name: 'Report Bea' }).click();
    await talk.getByRole('button', { name: 'Send the report' }).click();
    await root.page.reload();
    await report.getByText('Shutting out', { exact: true }).click();
    await report.getByText('for good', { exact: true }).click();
    await report.getByRole('button', { name: 'Settle it' }).click();
    await expect(bea.page.getByRole('heading', { name: 'Ausgeschlossen' })).toBeVisible();
    await expect(bea.page.getByRole('alert')).toHaveText('Du bist von diesem Server ausgeschlossen.');
    await expect(ada.page.getByRole('button', { name: /^Sit down as/ })).toBeVisible();

    await root.page.getByText('Settled', { exact: true }).click();
    await report.first().getByText('Record of Bea').click();
    await report.first().getByRole('button', { name: 'Lift it' }).click();
    await expect(report.first().getByRole('button', { name: 'Lift it' })).toHaveCount(0);
    await bea.page.reload();
    await expect(bea.page.getByRole('heading', { name: 'Der Warteraum' })).toBeVisible();

    const struckBy = (page: Page) => page.getByRole('row', { name: /Käthe/ }).getByRole('button');
    await ada.page.goto(`/#expedition=${yesterday}`);
    await expect(ada.page.getByRole('row', { name: /Käthe/ })).toBeVisible();
    await expect(struckBy(ada.page)).toHaveCount(0);
    await root.page.goto(`/#expedition=${yesterday}`);
    await expect(struckBy(root.page)).toHaveAccessibleName('Strike off Käthe');
    await struckBy(root.page).click();
    await root.page.getByRole('button', { name: 'Really strike off Käthe' }).click();
    await expect(root.page.getByText('Nobody has come to the end.')).toBeVisible();
    await root.page.goto('/#administration');
    await expect(part(root.page, 'What was done')).toContainText('took a run of Käthe off its day');

    // Nobody else is shown anything.
    await ada.page.goto('/#administration');
    await expect(ada.page.getByRole('status').first()).toHaveText('That is for administrators.');
    await expect(part(ada.page, 'Reports')).toHaveCount(0);
    for (const { context } of [root, ada, bea]) await context.close();
  },
);
