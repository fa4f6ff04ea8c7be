// Making an account, as a test does it.
import type { Page } from '@playwright/test';
import { codeFor } from '../../server/accounts/totp.ts';
import { expect, type Person } from './people.ts';

export const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const PASSWORD = 'crossing the Sahara by night';
const STEP = 30_000;

/** Types the same name and password into a part of the page. */
export async function type(page: Page, where: string, login: string, field = 'Password'): Promise<void> {
  await part(page, where).getByRole('textbox', { name: 'User name' }).fill(login);
  await part(page, where).getByRole('textbox', { name: field }).fill(PASSWORD);
}

export async function signUp({ page, name }: Person, login: string): Promise<string[]> {
  await page.goto('/#account');
  await part(page, 'Create an account').getByRole('textbox', { name: 'Your name' }).fill(name);
  await type(page, 'Create an account', login);
  await page.getByRole('button', { name: 'Create account' }).click();
  const codes = part(page, 'Recovery codes').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(part(page, 'Sign-in methods')).toBeVisible();
  return texts;
}

/** An authenticator app: each code is a new one. */
export interface App {
  code(): Promise<string>;
}

/** Sets up an authenticator app on the account page, from the key that is shown there. */
export async function setUpApp(page: Page): Promise<App> {
  const sheet = part(page, 'Authenticator app');
  await sheet.getByRole('button', { name: 'Set up' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await sheet.locator('code').textContent()) ?? '').replaceAll(' ', '');
  let last = 0;
  const app: App = {
    async code() {
      const step = Math.max(last + 1, Math.floor(Date.now() / STEP));
      // The server accepts a code half a minute early, and no sooner.
      const wait = (step - 1) * STEP - Date.now();
      if (wait > 0) await page.waitForTimeout(wait);
      last = step;
      return codeFor(secret, step * STEP);
    },
  };
  await sheet.getByRole('textbox', { name: 'Code from the app' }).fill(await app.code());
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(sheet).toContainText('On. After your password');
  return app;
}

/** Signs in, or confirms the identity, with password and app. */
export async function signInWithApp(page: Page, where: string, login: string, app: App): Promise<void> {
  await type(page, where, login);
  await part(page, where)
    .getByRole('button', { name: where === 'Sign in' ? 'Sign in' : 'Confirm', exact: true })
    .click();
  await part(page, where)
    .getByRole('textbox', { name: 'Code from the app' })
    .fill(await app.code());
  await part(page, where).getByRole('button', { name: 'Continue' }).click();
}

/** Confirms the identity with the password alone. */
export async function confirm(page: Page, login: string): Promise<void> {
  await type(page, 'Confirm it is you', login);
  await part(page, 'Confirm it is you').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(part(page, 'Confirm it is you')).toHaveCount(0);
}
