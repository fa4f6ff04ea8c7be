import { test } from '@playwright/test';
import { signUp } from './accounts.ts';
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
  'PEOPLE-08 and PEOPLE-09 a profile is found, followed, challenged and blocked',
  LONG,
  async ({ browser }) => {
    const ada = await arrive(browser, { server, name: 'Ada' });
    const bea = await arrive(browser, { server, name: 'Bea' });
    // With an account others find her.
    await signUp(bea, 'bea-drives');
    // She says who she is, by keys alone.
    await bea.page.goto('/#player');
    await expect(bea.page.getByRole('heading', { level: 1 })).toBeFocused();
    await bea.page.getByRole('button', { name: 'Edit profile' }).press('Enter');
    await bea.page.getByRole('radio', { name: 'Caravan' }).press('Space');
    await bea.page.getByRole('textbox', { name: 'About you' }).fill('Long roads, full tanks.');
    await bea.page.getByRole('combobox', { name: 'Country' }).selectOption('BE');
    await bea.page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(bea.page.getByText('Long roads, full tanks.')).toBeVisible();
    await expect(bea.page.getByText(/Belgium/)).toBeVisible();
    expect(await seriousFaults(bea.page)).toEqual([]);
    await ada.page.goto('/#people');
    await ada.page.getByRole('searchbox', { name: 'Name' }).fill('be');
    await ada.page.getByRole('searchbox', { name: 'Name' }).press('Enter');
    await expect(ada.page.getByText('One player found.')).toBeVisible();
    await ada.page.getByRole('link', { name: 'Bea', exact: true }).press('Enter');
    await expect(ada.page.getByRole('heading', { name: 'Bea', level: 1 })).toBeFocused();
    await ada.page.getByRole('button', { name: 'Follow', exact: true }).press('Enter');
    await expect(ada.page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
    await ada.page.getByRole('button', { name: 'Add a note' }).press('Enter');
    await ada.page.getByRole('textbox', { name: 'Your note' }).fill('roads north of Bangui');
    await ada.page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(ada.page.getByText('roads north of Bangui')).toBeVisible();
    expect(await seriousFaults(ada.page)).toEqual([]);

    await ada.page.getByRole('button', { name: /^Challenge/ }).press('Enter');
    await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await ada.page.getByRole('button', { name: 'Send challenge' }).press('Enter');
    await expect(ada.page.getByText('Bea has been challenged and has not answered yet.')).toBeVisible();
    // Bea reads it wherever she is.
    await bea.page.goto('/#people');
    await expect(bea.page.getByText('Ada challenges you')).toBeVisible();
    await bea.page.getByRole('link', { name: 'See the table' }).press('Enter');
    // The page she comes from can decline as well.
    await expect(bea.page.getByRole('heading', { name: 'A table with friends' })).toBeVisible();
    await bea.page.getByRole('button', { name: 'Decline' }).press('Enter');
    await expect(ada.page.getByText('Bea has declined the challenge.')).toBeVisible();

    await ada.page.goto('/#people');
    await ada.page.getByRole('link', { name: 'Bea', exact: true }).click();
    const block = ada.page.getByRole('button', { name: /^Block/ });
    await block.click();
    await block.click();
    await expect(ada.page.getByText(/^You have blocked Bea/)).toBeVisible();
    await expect(ada.page.getByRole('button', { name: /^Challenge/ })).toHaveCount(0);
    await ada.page.getByRole('button', { name: 'Unblock' }).click();
    await expect(ada.page.getByRole('button', { name: /^Challenge/ })).toBeVisible();
  },
);
