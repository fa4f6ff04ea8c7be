import { type Page, test } from '@playwright/test';
import { confirm, part, setUpApp, signInWithApp, signUp } from './accounts.ts';
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
    // The server looks up the administrators when it starts.
    await server.kill();
    await server.start();
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    await sitDown(bea, await openTable(ada, 2));
    await bea.page.getByRole('textbox', { name: 'Your message' }).fill('You drive like a donkey.');
    await bea.page.getByRole('button', { name: 'Send', exact: true }).click();

    // By keyboard: the form has the focus, and the outcome is announced.
    const talk = part(ada.page, 'Chat');
    await talk.getByRole('button', { name: 'Report Bea’s message' }).press('Enter');
    const form = talk.getByRole('form', { name: 'Report Bea’s message' });
    await expect(form.getByRole('heading')).toBeFocused();
    await form.getByRole('textbox').fill('Rude.');
    expect(await seriousFaults(ada.page)).toEqual([]);
    await form.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(talk.getByRole('status')).toHaveText('Report sent. An administrator will read it.');

    // An administrator sets up an authenticator app before anything else.
    await root.page.reload();
    await expect(part(root.page, 'Authenticator app')).toContainText(
      'Administrators need an authenticator app.',
    );
    await expect(root.page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
    await root.page.goto('/#administration');
    await expect(
      root.page.getByText('Administrators need an authenticator app. Set one up here'),
    ).toBeVisible();
    await root.page.goto('/#account');
    await confirm(root.page, 'root');
    const app = await setUpApp(root.page);
    await root.page.getByRole('link', { name: 'Administration' }).click();
    const report = root.page.getByRole('article', { name: 'Bea: Insults' });
    await expect(report).toContainText('You drive like a donkey.');
    await expect(report).toContainText('Reported by Ada');
    expect(await seriousFaults(root.page)).toEqual([]);
    // The line goes, for everybody at once; the quote stays.
    await expect(ada.page.getByText('You drive like a donkey.')).toBeVisible();
    await report.getByRole('button', { name: /^Remove/ }).click();
    await report.getByRole('button', { name: /^Yes, remove/ }).click();
    await expect(report).toContainText('removed');
    await expect(report).toContainText('You drive like a donkey.');
    await expect(ada.page.getByText('You drive like a donkey.')).toHaveCount(0);
    await report.getByText('Warning', { exact: true }).click();
    await report.getByRole('textbox', { name: 'To whoever reported' }).fill('She has been warned.');
    await report.getByRole('button', { name: 'Confirm decision' }).click();
    await expect(root.page.getByText('No open reports.')).toBeVisible();
    // Who reported is told what came of it.
    const reply = ada.page.getByRole('dialog', { name: 'Your report about Bea' });
    await expect(reply).toContainText('An administrator has looked at it and acted.');
    await expect(reply).toContainText('She has been warned.');
    await reply.getByRole('button', { name: 'Understood' }).click();
    await expect(part(root.page, 'Activity log')).toContainText('Root warned Bea');

    // It is shown at once, and again until it is confirmed.
    await expect(bea.page.getByRole('dialog', { name: 'You have received a warning' })).toBeVisible();
    await bea.page.evaluate(() => localStorage.setItem('language', 'de'));
    await bea.page.reload();
    const warning = bea.page.getByRole('dialog', { name: 'Du wurdest verwarnt' });
    await expect(warning).toContainText('Beleidigungen');
    await bea.page.keyboard.press('Escape');
    await warning.getByRole('button', { name: 'Verstanden' }).click();
    await expect(warning).toHaveCount(0);

    await talk.getByRole('button', { name: 'Report Bea', exact: true }).click();
    await talk.getByRole('button', { name: 'Send report' }).click();
    // After a new connection the identity must be proved again.
    await root.page.reload();
    await expect(report).toHaveCount(0);
    expect(await seriousFaults(root.page)).toEqual([]);
    await signInWithApp(root.page, 'Confirm it is you', 'root', app);
    await report.getByText('Ban', { exact: true }).click();
    await report.getByText('permanently', { exact: true }).click();
    await report.getByRole('button', { name: 'Confirm decision' }).click();
    await expect(bea.page.getByRole('heading', { name: 'Ausgeschlossen' })).toBeVisible();
    await expect(bea.page.getByRole('alert')).toHaveText('Du bist von diesem Server ausgeschlossen.');
    await reply.getByRole('button', { name: 'Understood' }).click();
    await expect(ada.page.getByRole('button', { name: /^Move here:/ })).toBeVisible();

    await root.page.getByText('Closed', { exact: true }).click();
    await report.first().getByText('Bea’s record').click();
    await report.first().getByRole('button', { name: 'Lift' }).click();
    await expect(report.first().getByRole('button', { name: 'Lift' })).toHaveCount(0);
    await bea.page.reload();
    await expect(bea.page.getByRole('heading', { name: 'Ein Tisch mit Freunden' })).toBeVisible();

    // Found by name, and given another one.
    const find = part(root.page, 'Find a person');
    await find.getByRole('searchbox', { name: 'Name, sign-in name or ID' }).fill('be');
    await find.getByRole('button', { name: 'Search' }).click();
    await find.getByText('Act on Bea').click();
    await find.getByText('Rename', { exact: true }).click();
    await find.getByRole('textbox', { name: 'New name' }).fill('Driver 2');
    expect(await seriousFaults(root.page)).toEqual([]);
    await find.getByRole('button', { name: 'Confirm decision' }).click();
    await expect(part(root.page, 'Activity log')).toContainText('Root renamed Driver 2');
    const renamed = bea.page.getByRole('dialog', { name: 'Dein Name wurde geändert' });
    await expect(renamed).toContainText('Driver 2');
    await renamed.getByRole('button', { name: 'Verstanden' }).click();

    const struckBy = (page: Page) => page.getByRole('row', { name: /Käthe/ }).getByRole('button');
    await ada.page.goto(`/#expedition=${yesterday}`);
    await expect(ada.page.getByRole('row', { name: /Käthe/ })).toBeVisible();
    await expect(struckBy(ada.page)).toHaveCount(0);
    await root.page.goto(`/#expedition=${yesterday}`);
    await expect(struckBy(root.page)).toHaveAccessibleName('Remove run Käthe');
    await struckBy(root.page).click();
    await root.page.getByRole('button', { name: 'Yes, remove Käthe' }).click();
    await expect(root.page.getByText('Nobody has finished yet.')).toBeVisible();
    await root.page.goto('/#administration');
    await expect(part(root.page, 'Activity log')).toContainText('removed Käthe’s run from the leaderboard');

    // Nobody else is shown anything.
    await ada.page.goto('/#administration');
    await expect(
      ada.page.getByRole('status').filter({ hasText: 'Only administrators can do that.' }).first(),
    ).toBeVisible();
    await expect(part(ada.page, 'Reports')).toHaveCount(0);
    for (const { context } of [root, ada, bea]) await context.close();
  },
);
