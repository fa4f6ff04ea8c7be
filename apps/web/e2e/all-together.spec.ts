import { test } from '@playwright/test';
import { LONG } from './page.ts';
import { arrive, expect, offline, openTable, play, sitDown, startRace, turnOf } from './people.ts';
import { barOf } from './playing.ts';
import { startServer, type TestServer } from './server.ts';
import { leaksIn, type Passed } from './wires.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.end();
});

test(
  'three people race together, through a tunnel, a closed tab and a killed server',
  LONG,
  async ({ browser }) => {
    test.setTimeout(300_000);
    const log: Passed[] = [];
    const [ada, bea, cy, dan] = [
      await arrive(browser, { server, name: 'Ada', log }),
      await arrive(browser, { server, name: 'Bea', log }),
      await arrive(browser, { server, name: 'Cy', log }),
      await arrive(browser, { server, name: 'Dan', log }),
    ];
    const people = [ada, bea, cy];
    const link = await openTable(ada, 3);
    await sitDown(bea, link);
    await sitDown(cy, link);
    await expect(ada.page.getByRole('list', { name: 'Seats' })).toContainText(/Bea.*ready.*Cy.*ready/s);
    await dan.page.goto(link);
    await expect(ada.page.getByText('1 person is watching.')).toBeVisible();
    // While Bea is not ready, the first press only asks.
    await bea.page.getByRole('button', { name: 'Not ready' }).click();
    const start = ada.page.locator('.room-begin');
    await expect(start).toContainText('Bea is not ready yet');
    await start.click();
    await expect(start).toContainText('Start anyway');
    await bea.page.getByRole('button', { name: 'I’m ready' }).click();
    await expect(start).toContainText('Start the race');
    await startRace(ada, [bea, cy]);
    for (const { page } of [...people, dan]) await expect(barOf(page).first()).toBeVisible();

    // Dan is a spectator: no hand, no plan, nothing to answer.
    await expect(dan.page.getByRole('status').filter({ hasText: 'You are watching' })).toBeVisible();
    await expect(dan.page.getByRole('region', { name: 'Hand' })).toHaveCount(0);

    // The connection is cut in the middle of Ada's drive; her answers are sent when it is back.
    const stop = barOf(ada.page).getByRole('button', { name: /^Stop/ });
    await play(people, () => stop.isVisible());
    ada.wire.cut();
    await expect(offline(ada)).toBeVisible();
    await stop.click();
    await expect(offline(ada)).toContainText('Your move will be sent when you are back online');
    ada.wire.mend();
    await expect(offline(ada)).toBeHidden();
    await expect(stop).toBeHidden();
    await expect(ada.page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

    // Bea closes her tab, the others play on, and the link brings her back to the same seat.
    await bea.page.close();
    await expect(
      barOf(ada.page)
        .or(ada.page.getByRole('button', { name: 'Confirm plan' }))
        .first(),
    ).toBeVisible();
    bea.page = await bea.context.newPage();
    await bea.page.goto(link);
    await expect(barOf(bea.page).first()).toBeVisible();
    await expect(bea.page.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);

    // The server is killed and started again; nobody does anything about it.
    await server.kill();
    for (const one of [...people, dan]) await expect(offline(one)).toBeVisible();
    await server.start();
    for (const one of [...people, dan]) await expect(offline(one)).toBeHidden({ timeout: 40_000 });

    // On into the second turn, in which plans are secret until all have confirmed.
    await play(people, async () => (await turnOf(ada)) >= 2);
    for (const one of [bea, cy, dan]) await expect.poll(() => turnOf(one)).toBeGreaterThanOrEqual(2);
    expect(leaksIn(log, ['Ada', 'Bea', 'Cy'])).toEqual([]);
    expect(plantedLeaks(log)).toEqual([1, 1, 1]);
    for (const { context } of [...people, dan]) await context.close();
  },
);

/** How many leaks are found when one is planted: a hand, a plan, the view of another seat. */
function plantedLeaks(log: readonly Passed[]): number[] {
  const seats = ['Ada', 'Bea', 'Cy'];
  const at = log.findIndex(
    (one) => 'asked' in one && one.asked.do === 'answer' && 'boxes' in one.asked.answer,
  );
  const plan = log[at];
  const before = log.slice(0, at + 1);
  const sight = log.find((one) => one.who === 'Ada' && 'said' in one && one.said.type === 'view');
  if (plan === undefined || !('asked' in plan) || plan.asked.do !== 'answer')
    throw new Error('nobody planned');
  if (sight === undefined || !('said' in sight) || sight.said.type !== 'view')
    throw new Error('nobody looked');
  const last = { who: 'Dan', at: plan.at + 0.5 };
  const beat = { type: 'beat', table: '', at: 1, question: 1, checksum: '' } as const;
  const leaks: Passed[] = [
    { ...last, said: { ...sight.said, seat: null } },
    { ...last, said: { ...beat, public: [plan.asked.answer] } },
    { ...last, said: { ...beat, events: [{ key: 'cardsSeen', to: 0 }] } },
  ];
  return leaks.map((leak) => leaksIn([...before, leak], seats).length);
}

test('a race goes to its end, is checked, watched by link and raced again', LONG, async ({ browser }) => {
  test.setTimeout(300_000);
  const ada = await arrive(browser, { server, name: 'Ada' });
  const bea = await arrive(browser, { server, name: 'Bea' });
  const link = await openTable(ada, 2);
  await sitDown(bea, link);
  await startRace(ada, [bea]);
  await expect(barOf(bea.page).first()).toBeVisible();

  // Bea leaves: a bot drives on for her.
  await bea.page.getByRole('button', { name: 'Menu' }).click();
  await bea.page.getByRole('button', { name: 'Leave table' }).click();
  await bea.page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(bea.page.getByRole('button', { name: /Race now/ })).toBeVisible();
  const over = ada.page.getByText(/The race ends in turn/).first();
  await play([ada], () => over.isVisible());

  // Everybody can check the race, and anybody with the link sees all of it.
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Verify this race' }).click();
  await expect(ada.page.getByText(/Verified: .* moves are legal/)).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await bea.page.goto(link);
  await expect(bea.page).toHaveURL(/#replay=/);
  await expect(bea.page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
  await expect(bea.page.getByRole('slider', { name: /Timeline/i })).toBeVisible();

  await ada.page.getByRole('button', { name: 'Race again' }).first().click();
  await expect(ada.page.getByRole('heading', { name: 'A table with friends' })).toBeVisible();
  // The link leads to the film; whoever drove in the race finds the offer there.
  const own = bea.page.getByRole('region', { name: 'You drove in this race.' });
  await expect(own.getByRole('button', { name: 'Result, newspaper and coach' })).toBeVisible();
  await own.getByRole('button', { name: 'Race again with Ada' }).click();
  await expect(bea.page.getByRole('list', { name: 'Seats' })).toContainText(/Ada.*ready/s);
  for (const { context } of [ada, bea]) await context.close();
});
