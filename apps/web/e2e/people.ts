// People at their own devices: everything is found by its name.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { WireProxy } from '../../server/testing/wire-proxy.ts';
import { answerOnce, barOf, hurried } from './playing.ts';
import type { TestServer } from './server.ts';
import { openWire, type Passed } from './wires.ts';

export { expect };

/** Several browsers and a server share two cores. */
const A_WHILE = 40_000;
const MOST_ANSWERS = 400;

export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly wire: WireProxy;
  page: Page;
}

interface Arriving {
  readonly server: TestServer;
  readonly name: string;
  readonly log?: Passed[];
  /** Whether the page may be cached, with a service worker. */
  readonly isKept?: boolean;
}

/** A person with their own device, with bots at full speed. */
export async function arrive(
  browser: Browser,
  { server, name, log = [], isKept = false }: Arriving,
): Promise<Person> {
  const wire = await openWire(name, log);
  const context = await browser.newContext({
    proxy: { server: wire.address },
    baseURL: server.address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  context.setDefaultTimeout(A_WHILE);
  await context.addInitScript(() => localStorage.setItem('pace', 'atOnce'));
  context.on('close', () => wire.close());
  return { name, context, wire, page: await context.newPage() };
}

/** Opens a table for some crews; returns its link. */
export async function openTable({ page, name }: Person, crews: number): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: /With friends/ }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('group', { name: 'Crews' }).getByText(String(crews), { exact: true }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('heading', { name: 'A table with friends' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Link to the table' }).inputValue();
}

export async function sitDown({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page
    .getByRole('button', { name: /^Take seat:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
}

/** The host starts once the others are shown as ready: before, the first press only asks. */
export async function startRace({ page }: Person, others: readonly Person[]): Promise<void> {
  const seats = page.getByRole('list', { name: 'Seats' });
  for (const { name } of others)
    await expect(
      seats.getByRole('listitem').filter({ hasText: name }).getByText('ready', { exact: true }),
    ).toBeVisible();
  await page.getByRole('button', { name: /^Start the (race|Dash)/ }).click();
}

/** Two people at a table that has begun; returns its link. */
export async function begun(ada: Person, bea: Person): Promise<string> {
  const link = await openTable(ada, 2);
  await sitDown(bea, link);
  await startRace(ada, [bea]);
  for (const { page } of [ada, bea]) await expect(barOf(page).first()).toBeVisible();
  return link;
}

export const turnOf = async ({ page }: Person): Promise<number> => {
  const text = await page.getByText(/turn \d+/i).allTextContents();
  return Math.max(
    0,
    ...text.flatMap((one) => [...one.matchAll(/turn (\d+)/gi)].map(([, turn]) => Number(turn))),
  );
};

/** Everybody answers until a condition holds. */
export async function play(people: readonly Person[], until: () => Promise<boolean>): Promise<void> {
  let isThere = await until();
  for (let n = 0; n < MOST_ANSWERS && !isThere; n++) {
    for (const { page } of people) await hurried(page, () => answerOnce(page));
    isThere = await until();
  }
  if (!isThere) throw new Error('it never came to that');
}

export const offline = ({ page }: Person) => page.getByRole('status').filter({ hasText: 'No connection. ' });
