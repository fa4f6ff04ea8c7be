// Making an account, as a test does it.
import type { Page } from '@playwright/test';
import { expect, type Person } from './people.ts';

export const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const PASSWORD = 'crossing the Sahara by night';

/** Types the same name and password into a part of the page. */
export async function type(page: Page, where: string, login: string, field = 'Password'): Promise<void> {
  await part(page, where).getByRole('textbox', { name: 'User name' }).fill(login);
  await part(page, where).getByRole('textbox', { name: field }).fill(PASSWORD);
}

export async function signUp({ page }: Person, login: string): Promise<string[]> {
  await page.goto('/#account');
  await type(page, 'Create an account', login);
  await page.getByRole('button', { name: 'Create account' }).click();
  const codes = part(page, 'Recovery codes').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(part(page, 'Sign-in methods')).toBeVisible();
  return texts;
}
