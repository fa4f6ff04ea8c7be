import { test } from '@playwright/test';
import { part, signUp, type } from './accounts.ts';
import { LONG } from './page.ts';
import { arrive, expect, openTable } from './people.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

test('PEOPLE-01 a guest makes an account, and another device has its tables', LONG, async ({ browser }) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  await openTable(ada, 2);
  await ada.page.goto('/#friends');
  await ada.page.getByRole('link', { name: 'Your account' }).click();
  const codes = await signUp(ada, 'Ada');
  await expect(ada.page.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible();

  // A guest with a table of their own signs in elsewhere: both tables are the account's now.
  const other = await arrive(browser, { server, name: 'A. Guest' });
  await openTable(other, 2);
  await other.page.goto('/#account');
  await type(other.page, 'Sign in', 'nobody');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(part(other.page, 'Sign in').getByRole('status')).toHaveText('Wrong user name or password.');
  await type(other.page, 'Sign in', 'ada');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.page.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible();
  await other.page.goto('/#races');
  await expect(part(other.page, 'Online tables').getByRole('heading', { level: 3 })).toHaveCount(2);

  // Signed out everywhere, a recovery code is the way back; then everything is deleted.
  await other.page.goto('/#account');
  await other.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other.page.getByRole('status').first()).toContainText('Signed out.');
  await ada.page.reload();
  await ada.page.getByText('Can’t sign in?').click();
  await ada.page.getByRole('textbox', { name: 'Recovery code' }).fill((codes[0] ?? '').toLowerCase());
  await ada.page.getByRole('button', { name: 'Use code' }).click();
  await expect(part(ada.page, 'Sign-in methods')).toContainText('9 recovery codes left.');
  const saved = ada.page.waitForEvent('download');
  await ada.page.getByRole('button', { name: 'Save my data' }).click();
  expect((await saved).suggestedFilename()).toBe('great-race-my-data.json');
  await ada.page.getByRole('button', { name: 'Delete everything' }).click();
  await ada.page.getByRole('button', { name: 'Confirm delete' }).click();
  await expect(ada.page.getByRole('status').first()).toContainText('Everything has been deleted.');
  await ada.page.goto('/#races');
  await expect(part(ada.page, 'Online tables')).toHaveCount(0);
  for (const { context } of [ada, other]) await context.close();
});

test('PEOPLE-01 a passkey makes an account and opens it again', async ({ browser }) => {
  // Passkeys belong to a name, not to an address in figures.
  const named = { ...server, address: server.address.replace('127.0.0.1', 'localhost') };
  const bea = await arrive(browser, { server: named, name: 'Bea' });
  const { page } = bea;
  const devtools = await bea.context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto('/#account');
  await part(page, 'Create an account').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(part(page, 'Recovery codes').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(part(page, 'Sign-in methods')).toContainText('No password, passkeys only');
  await page.getByRole('button', { name: /^Remove: Passkey from/ }).click();
  await expect(part(page, 'Sign-in methods').getByRole('status')).toContainText(
    'the only way to sign in to your account',
  );
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await part(page, 'Sign in').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(part(page, 'Sign-in methods')).toBeVisible();
  // After a new connection the account is only looked at until it is proved again.
  await page.reload();
  await part(page, 'Confirm it is you').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(part(page, 'Sign-in methods')).toBeVisible();
  await bea.context.close();
});
