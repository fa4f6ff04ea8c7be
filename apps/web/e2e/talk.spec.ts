import { test } from '@playwright/test';
import { LONG } from './page.ts';
import { arrive, expect, openTable, sitDown } from './people.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

test(
  'PEOPLE-02 PEOPLE-03 what one says is read in the other’s language, until it is muted',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    await sitDown(bea, await openTable(ada, 2));
    await bea.page.evaluate(() => localStorage.setItem('language', 'fr'));
    await bea.page.reload();
    const talk = bea.page.getByRole('region', { name: 'Discussion' });
    await expect(talk).toContainText('Pas encore de messages.');

    await ada.page.getByRole('button', { name: 'Well driven!' }).click();
    await expect(talk.getByRole('log', { name: 'Messages' })).toContainText('Bien roulé');
    await expect(talk.getByRole('listitem')).toHaveText([/^Ada\s: Bien roulé\s!\d\d:\d\d$/]);
    await expect(ada.page.getByRole('region', { name: 'Chat' }).getByRole('listitem')).toHaveText([
      /^Ada: Well driven!\d\d:\d\d$/,
    ]);

    await talk.getByRole('button', { name: 'Masquer Ada' }).click();
    await expect(talk).toContainText('Pas encore de messages.');
    await ada.page.getByRole('button', { name: 'Good luck!' }).click();
    await expect(ada.page.getByRole('region', { name: 'Chat' }).getByRole('listitem')).toHaveCount(2);
    await expect(talk.getByRole('listitem')).toHaveCount(0);
    // After unmuting, all messages are there again.
    await talk.getByRole('button', { name: 'Masquer Ada' }).click();
    await expect(talk.getByRole('listitem')).toHaveCount(2);

    // Messages are shown as they were written, until a reader switches them off.
    const own = ada.page.getByRole('textbox', { name: 'Your message' });
    await own.fill('Is it <b>far</b> to https://example.org?');
    await own.press('Enter');
    await expect(talk.getByRole('listitem').last()).toContainText('Is it <b>far</b> to https://example.org?');
    await expect(talk.getByRole('link')).toHaveCount(0);
    await expect(own).toHaveValue('');
    const only = talk.getByRole('button', { name: 'Phrases rapides seulement, pour moi' });
    await only.click();
    await expect(only).toHaveAttribute('aria-pressed', 'true');
    await expect(talk.getByRole('listitem')).toHaveCount(2);
    await expect(talk.getByRole('textbox')).toHaveCount(0);
    await only.click();
    await expect(talk.getByRole('listitem')).toHaveCount(3);

    // During the race, messages are sent from a drawer; a knob counts those that are unread.
    await ada.page.getByRole('button', { name: /^Start the race/ }).click();
    // What is said before the table is there is not shown at its edge.
    await expect(bea.page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await ada.page.getByRole('button', { name: /^Chat/ }).click();
    const drawer = ada.page.getByRole('complementary', { name: 'Chat' });
    await drawer.getByText('Phrases', { exact: true }).click();
    await drawer.getByRole('button', { name: 'What a road!' }).click();
    await expect(bea.page.getByRole('button', { name: /^Discussion, 1 nouveau message/ })).toBeVisible();
    await expect(bea.page.getByRole('status').filter({ hasText: 'Quelle route' })).toBeAttached();
    await bea.page.getByRole('button', { name: /^Discussion, 1/ }).click();
    const read = bea.page.getByRole('complementary', { name: 'Discussion' });
    await expect(read.getByRole('listitem').last()).toContainText('Quelle route');
    await expect(bea.page.getByRole('button', { name: 'Discussion', exact: true })).toBeVisible();
    for (const { context } of [ada, bea]) await context.close();
  },
);
