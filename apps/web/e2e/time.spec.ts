import { type Browser, type Locator, test } from '@playwright/test';
import type { RequestBody } from '@race/protocol';
import { openPushService, type PushService } from '../../server/testing/push-service.ts';
import { LONG } from './page.ts';
import { arrive, begun, expect, openTable, type Person, sitDown, startRace } from './people.ts';
import { barOf, placePlan, takeFirst } from './playing.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
let service: PushService;
test.beforeAll(async () => {
  service = await openPushService();
  process.env.PUSH_SERVICES = service.origin;
  server = await startServer();
});
test.afterAll(async () => {
  delete process.env.PUSH_SERVICES;
  await server.end();
  await service.close();
});

const tableIn = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

/** Sends a request to the server as this person, beside those of the page. */
async function sayAs({ page }: Person, request: RequestBody): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('race-token'));
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}live`);
  const said = (id: number) =>
    new Promise<void>((resolve, reject) =>
      socket.addEventListener('message', ({ data }) => {
        const heard = JSON.parse(String(data));
        if (heard.id === id) heard.ok ? resolve() : reject(new Error(heard.refusal.reason));
      }),
    );
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.send(JSON.stringify({ id: 1, do: 'hello', protocol: 1, token, name: null }));
  await said(1);
  socket.send(JSON.stringify({ id: 2, ...request }));
  await said(2);
  socket.close();
}

test('a table keeps time, and all agree on doing without', LONG, async ({ browser }) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  const bea = await arrive(browser, { server, name: 'Bea' });
  await ada.page.goto('/#friends');
  const rest = ada.page.getByRole('dialog', { name: 'Clock and chat' });
  await ada.page.locator('.create-rest').getByRole('button', { name: 'Change' }).click();
  await rest.getByRole('group', { name: 'Clock' }).getByText('Whole race').click();
  await expect(rest.getByRole('radio', { name: '30 minutes' })).toBeChecked();
  await rest.getByText('15 minutes', { exact: true }).click();
  await rest.getByRole('button', { name: 'Close' }).click();
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.page.getByRole('group', { name: 'Crews' }).getByText('2', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Create table' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Link to the table' }).inputValue();
  await sitDown(bea, link);
  await expect(
    bea.page.getByText('15 minutes for the race; the first 10 seconds of each decision do not count'),
  ).toBeVisible();
  await startRace(ada, [bea]);
  for (const { page } of [ada, bea])
    await expect(
      page.getByRole('timer', { name: /^(Your time|(Ada|Bea)’s time): 1\d:\d\d$/ }).first(),
    ).toBeVisible();

  await ada.page.getByRole('button', { name: 'Menu' }).click();
  const menu = ada.page.getByRole('dialog', { name: 'Menu' });
  // Automatic responses are kept for a person who comes back.
  await menu.getByText('Never ask, do nothing').click();
  await menu.getByText('Change clock').click();
  await menu.getByRole('group', { name: 'Clock' }).getByText('None').click();
  await menu.getByRole('button', { name: 'Send proposal' }).click();
  const slip = bea.page.getByRole('region', { name: 'Change clock' });
  await expect(slip).toContainText('Ada wants to play without a clock. Agreed: 1 of 2.');
  await slip.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, bea]) await expect(page.getByRole('timer')).toHaveCount(0);
  await ada.page.reload();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('radio', { name: 'Never ask, do nothing' })).toBeChecked();
  for (const { context } of [ada, bea]) await context.close();
});

test('when time is up a bot drives on, and the seat is taken back', LONG, async ({ browser }) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  const bea = await arrive(browser, { server, name: 'Bea' });
  const link = await openTable(ada, 2);
  await sitDown(bea, link);
  const clock = { bank: 0, free: 5, gain: 0, away: 0, late: 'bot', night: null } as const;
  await sayAs(ada, { do: 'clock', table: tableIn(link), clock });
  await startRace(ada, [bea]);
  const slip = ({ page }: Person) => page.getByRole('region', { name: 'A bot is playing for you' });
  await expect.poll(async () => (await slip(ada).count()) + (await slip(bea).count())).toBeGreaterThan(0);
  const late = (await slip(ada).count()) > 0 ? ada : bea;
  await slip(late).getByRole('button', { name: 'Take the wheel' }).click();
  await expect(slip(late)).toBeHidden();
  for (const { context } of [ada, bea]) await context.close();
});

test('a plan is confirmed as it is once the others have confirmed theirs', LONG, async ({ browser }) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  const bea = await arrive(browser, { server, name: 'Bea' });
  await begun(ada, bea);
  const planning = (person: Person) =>
    person.page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  const isPlanning = async (person: Person): Promise<boolean> => (await planning(person).count()) > 0;
  for (let n = 0; n < 20 && !((await isPlanning(ada)) && (await isPlanning(bea))); n++)
    for (const person of [ada, bea]) {
      if (await isPlanning(person)) continue;
      await takeFirst(person.page, 2_000).catch(() => undefined);
    }
  await placePlan(ada.page);
  // BASE-PLAN-04: a player who is ready sees their own plan, and may change it.
  await ada.page.getByRole('button', { name: /Confirm plan/ }).click();
  await expect(barOf(ada.page)).toContainText(
    /Your plan: 1 on pathfinder, 2 on mechanics, 1 on security and 1 on funding\. Waiting for/,
  );
  await expect(bea.page.getByText(/Your plan/)).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Change plan' }).click();
  await ada.page.getByRole('button', { name: 'Confirm when others are ready' }).click();
  await expect(ada.page.getByRole('button', { name: 'Waiting for the others' })).toBeVisible();
  await expect(planning(bea)).toBeVisible();
  await placePlan(bea.page);
  await bea.page.getByRole('button', { name: /Confirm plan/ }).click();
  for (const { page } of [ada, bea])
    await expect(
      barOf(page)
        .getByRole('list', { name: 'Your sequence' })
        .or(page.getByText(/Waiting for/))
        .first(),
    ).toBeVisible();
  for (const { context } of [ada, bea]) await context.close();
});

/** An online race against a bot, at the first question. */
async function alone(person: Person): Promise<string> {
  const link = await openTable(person, 2);
  await person.page.getByRole('button', { name: /^Start the race/ }).click();
  await expect(person.page.getByRole('button', { name: /^Take / }).first()).toBeVisible();
  return link;
}

test('who looks elsewhere is told: in the title, on a tab of paper, and the way leads there', async ({
  browser,
}) => {
  const ada = await arrive(browser, { server, name: 'Ada' });
  const first = await alone(ada);
  await ada.page.goto('/#friends');
  await expect(ada.page).toHaveTitle('Your turn · The Great Race');
  await alone(ada);
  const tab = ada.page.locator('.is-in-table .call-link');
  await tab.click();
  await expect(ada.page).toHaveURL(`/#online=${first.split('/').at(-1)}`);
  await expect(tab).toBeVisible();
  await expect(ada.page).toHaveTitle('(2) Your turn · The Great Race');
  await ada.context.close();
});

/** A person whose device has asked for notices. */
async function wanting(browser: Browser): Promise<Person & { part: Locator; link: string }> {
  const ada = await arrive(browser, { server, name: 'Ada', isKept: true });
  await ada.context.grantPermissions(['notifications'], { origin: new URL(server.address).origin });
  // The push service of the browser is missing here: this is what it would return.
  await ada.context.addInitScript((given) => {
    let made: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => made,
      subscribe: async () => {
        const { endpoint, ...keys } = given;
        made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (made = null) };
        return made;
      },
    });
  }, service.subscription);
  const link = await alone(ada);
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  const part = ada.page.getByRole('region', { name: 'Notifications on this device' });
  await part.getByRole('button', { name: 'Notify me when it is my turn' }).click();
  await expect(part.getByRole('button', { name: 'Stop notifications' })).toBeVisible();
  return { ...ada, part, link };
}

test('a device asks for notices, and has had enough', async ({ browser }) => {
  const { part, context } = await wanting(browser);
  await part.getByRole('button', { name: 'Stop notifications' }).click();
  await expect(part.getByRole('button', { name: 'Notify me when it is my turn' })).toBeVisible();
  await context.close();
});

test('a device shows the notice that comes', LONG, async ({ browser }) => {
  const { page, context, link } = await wanting(browser);
  const talk = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    talk.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    });
    void talk.send('ServiceWorker.enable');
  });
  const to = `/#online=${tableIn(link)}`;
  const notice = { title: 'The Great Race', body: 'It is your turn at a table.' };
  /** Gives the service worker the message as the browser would, once it is there. */
  const shown = async () => {
    const { origin } = new URL(server.address);
    const data = JSON.stringify({ ...notice, to });
    await talk.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    return page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, data: there }) => ({
        title,
        body,
        data: there,
      }));
    });
  };
  await expect.poll(shown).toEqual([{ ...notice, data: to }]);
  await context.close();
});
