import { test } from '@playwright/test';
import { confirm, part, setUpApp, signInWithApp, signUp, type } from './accounts.ts';
import { seriousFaults } from './faults.ts';
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

  // A guest with a table signs in elsewhere: both tables now belong to the account.
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
  await expect(other.page.getByRole('status').filter({ hasText: 'Signed out.' }).first()).toBeVisible();
  await ada.page.reload();
  await ada.page.getByText('Can’t sign in?').click();
  await ada.page.getByRole('textbox', { name: 'Recovery code' }).fill((codes[0] ?? '').toLowerCase());
  await ada.page.getByRole('button', { name: 'Use code' }).click();
  await expect(part(ada.page, 'Sign-in methods')).toContainText('9 recovery codes left.');
  const saved = ada.page.waitForEvent('download');
  await ada.page.getByRole('button', { name: 'Save my data' }).click();
  expect((await saved).suggestedFilename()).toBe('great-race-my-data.json');
  await ada.page.getByText('More', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Delete everything' }).click();
  await ada.page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(
    ada.page.getByRole('status').filter({ hasText: 'Everything has been deleted.' }).first(),
  ).toBeVisible();
  await ada.page.goto('/#races');
  await expect(part(ada.page, 'Online tables')).toHaveCount(0);
  for (const { context } of [ada, other]) await context.close();
});

test('PEOPLE-01 a passkey makes an account and opens it again', async ({ browser }) => {
  // Passkeys belong to a host name, not to an IP address.
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
  const make = part(page, 'Create an account');
  await make.getByRole('textbox', { name: 'Your name' }).fill(bea.name);
  await make.getByRole('button', { name: 'Use a passkey' }).click();
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
  // After a new connection the account can be read, but not changed until it is proved again.
  await page.reload();
  await part(page, 'Confirm it is you').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(part(page, 'Sign-in methods')).toBeVisible();
  await bea.context.close();
});

test(
  'PEOPLE-05 PEOPLE-06 with an authenticator app the password is half of it; a device is signed out from another',
  LONG,
  async ({ browser }) => {
    const cleo = await arrive(browser, { server, name: 'Cleo' });
    await signUp(cleo, 'cleo');
    const app = await setUpApp(cleo.page);
    await expect(
      cleo.page.getByRole('status').filter({ hasText: 'Your authenticator app is on.' }).first(),
    ).toBeVisible();
    expect(await seriousFaults(cleo.page)).toEqual([]);

    const phone = await arrive(browser, { server, name: 'Somebody' });
    await phone.page.goto('/#account');
    await type(phone.page, 'Sign in', 'cleo');
    await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const asked = part(phone.page, 'Sign in').getByRole('textbox', { name: 'Code from the app' });
    await asked.fill('000000');
    await phone.page.getByRole('button', { name: 'Continue' }).click();
    await expect(part(phone.page, 'Sign in').getByRole('status')).toContainText('That code is wrong');
    expect(await seriousFaults(phone.page)).toEqual([]);
    await asked.fill(await app.code());
    await phone.page.getByRole('button', { name: 'Continue' }).click();
    await expect(phone.page.getByRole('heading', { name: 'Signed in as Cleo' })).toBeVisible();

    // Both are in the list of both; one is signed out from the other, at once.
    await cleo.page.goto('/#friends');
    await expect(cleo.page.getByRole('heading', { level: 1 })).not.toHaveText('Your account');
    await cleo.page.goto('/#account');
    const devices = part(cleo.page, 'Your devices');
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
      'Chrome · Linux',
    );
    await devices.getByRole('button', { name: 'Sign out Chrome · Linux' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('status')).toHaveText('That device is signed out.');
    await phone.page.reload();
    await expect(part(phone.page, 'Create an account')).toBeVisible();

    // A common password is refused with the reason.
    const make = part(phone.page, 'Create an account');
    await make.getByRole('textbox', { name: 'Your name' }).fill('Dora');
    await make.getByRole('textbox', { name: 'User name' }).fill('dora');
    await make.getByRole('textbox', { name: 'Password' }).fill('password12');
    await make.getByRole('button', { name: 'Create account' }).click();
    await expect(make.getByRole('status')).toContainText('on the lists that attackers try first');
    for (const { context } of [cleo, phone]) await context.close();
  },
);

test(
  'PEOPLE-01 a device that comes back shows nothing to change until its owner confirms',
  LONG,
  async ({ browser }) => {
    const dora = await arrive(browser, { server, name: 'Dora' });
    const { page } = dora;
    await signUp(dora, 'dora-signs-in');
    await page.reload();
    for (const name of ['Save my data', 'Delete everything', 'Sign out everywhere', 'Set up'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.goto('/#device');
    await page.getByRole('button', { name: 'Create code' }).click();
    await confirm(page, 'dora-signs-in');
    await page.getByRole('button', { name: 'Create code' }).click();
    await expect(page.getByRole('textbox', { name: /^Link/ })).toBeVisible();
    // By now the account page knows it as well, since it is the same connection.
    await page.goto('/#account');
    const app = await setUpApp(page);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await signInWithApp(page, 'Sign in', 'dora-signs-in', app);
    await part(page, 'Authenticator app').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Yes, turn off' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your authenticator app is off.' }).first(),
    ).toBeVisible();
    await dora.context.close();
  },
);
