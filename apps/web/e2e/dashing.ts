// Plays at a table of the Dash: everything is found by its name.
import type { Locator, Page } from '@playwright/test';
import { drawn } from './page.ts';

/** The question may change meanwhile: a click that comes too late is tried again. */
const SOON = { timeout: 3_000 };

const DASH_ACT = /^(Play face down|Play|Take(: \+\d+)?)$/;

/** The element of the question. */
export const dashBar = (page: Page): Locator => page.getByRole('region', { name: /^Round/ });

/** Picks the first card that can be picked, if any. */
async function pickFirst(page: Page, where: RegExp): Promise<void> {
  const card = page.getByRole('list', { name: where }).getByRole('button').first();
  if ((await card.count()) > 0) await card.click(SOON).catch(() => undefined);
  await drawn(page);
}

/** Answers the question once, in the simplest way. */
export async function answerDash(page: Page): Promise<void> {
  const bar = dashBar(page);
  const leave = bar.getByRole('button', { name: 'Don’t use' });
  if ((await leave.count()) > 0) {
    await leave.click(SOON).catch(() => undefined);
    return;
  }
  if ((await bar.getByRole('button', { name: DASH_ACT }).count()) === 0) return;
  const isTaking = (await bar.getByRole('button', { name: /^Take/ }).count()) > 0;
  await pickFirst(page, isTaking ? /^Available$/ : /’s hand$/);
  const ready = bar.getByRole('button', { name: DASH_ACT, disabled: false });
  if ((await ready.count()) > 0) await ready.click(SOON).catch(() => undefined);
}
