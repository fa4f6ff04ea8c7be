import { hostname } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import playwright from '../../../playwright.config.ts';
import { expect, test } from './page.ts';
import { barOf } from './playing.ts';

/** A name in a home network that leads to this machine: it is no secure context, unlike localhost. */
const HOME = `${hostname().toLowerCase().split('.')[0]}.lan`;

async function atHome(baseURL: string | undefined, play: (page: Page) => Promise<void>): Promise<void> {
  const { launchOptions } = playwright.use ?? {};
  const args = [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${HOME} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const address = new URL(baseURL ?? '');
  address.hostname = HOME;
  const page = await browser.newPage({ baseURL: address.href, locale: 'en-GB', reducedMotion: 'reduce' });
  await play(page);
  await browser.close();
}

test('everything works over plain http in a network at home', async ({ baseURL }) => {
  await atHome(baseURL, async (page) => {
    await page.goto('/');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('button', { name: /Race now/ }).click();
    await expect(barOf(page).first()).toBeVisible();

    await page.goto('/#friends');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    await page.getByRole('button', { name: /^Start the race/ }).click();
    await expect(barOf(page).first()).toBeVisible();
  });
});
