// A dash played with the keyboard alone. Nothing is clicked, the focus is always visible, and everything is
// announced once.
import { begin, press } from './alone.ts';
import { type Listener, listen, until } from './by-ear.ts';
import { around, openKeyboard } from './by-keys.ts';
import { expect, test } from './page.ts';
import { allIn, find, type Thing } from './reader.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const barOf = (whole: Thing): Thing | undefined => find(whole, 'region', /^Round/)[0];
const isOver = (whole: Thing): boolean => find(whole, 'region', /^Result$/).length > 0;
const isAsked = (whole: Thing): boolean => {
  const bar = barOf(whole);
  return bar !== undefined && find(bar, 'button', /^(Play|Take|Use|Put|Swap)/).length > 0;
};

/** Everything there is to read and press. */
const stateOf = (whole: Thing): string =>
  allIn(whole)
    .map(({ role, name, isOn, isDisabled }) => `${role} ${name} ${isOn} ${isDisabled}`)
    .join();

/**
 * Presses a control by name; the focus must not get lost. A question that was just answered may still be read:
 * then its control is gone before it is reached, and the next look finds the new question.
 */
async function go(player: Listener, thing: Thing | undefined): Promise<void> {
  if (thing === undefined) throw new Error('there is nothing to press');
  player.answered.push(thing.name);
  await player.reader.activate(thing).catch(async (reason) => {
    const now = find(await listen(player), thing.role);
    if (now.some(({ name, isDisabled }) => name === thing.name && !isDisabled)) throw reason;
  });
}

/** Answers the question: uses a booster where it asks for nothing more, and declines it otherwise. */
async function answerOnce(player: Listener, whole: Thing): Promise<void> {
  const bar = barOf(whole);
  if (bar === undefined) return;
  const acts = find(bar, 'button', /^(Use|Play|Take|Don’t use)/).filter(({ isDisabled }) => !isDisabled);
  if (acts.length > 0) return go(player, acts.find(({ name }) => name === 'Use') ?? acts[0]);
  const isTaking = find(bar, 'button', /^Take/).length > 0;
  const lists = find(whole, 'list', isTaking ? /^Available$/ : /’s hand$/);
  await go(player, lists.flatMap((list) => find(list, 'button'))[0]);
}

test('a dash is played with the keyboard alone, and each thing is told once', async ({ page }) => {
  const player = await begin(page, openKeyboard);
  await press(player, 'link', /^The Dash/);
  await press(player, 'radio', /^2$/);
  await press(player, 'button', /^Start the Dash/);
  for (let n = 0; n < 60; n++) {
    const whole = await until(player, (now) => isAsked(now) || isOver(now), 400);
    // The focus stays at the table, whatever is removed.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    if (isOver(whole)) break;
    await answerOnce(player, whole);
    await until(player, (now) => stateOf(now) !== stateOf(whole), 400);
  }
  await expect(page.getByRole('region', { name: 'Result' })).toBeFocused();
  // The result is there a moment before it is said.
  const heard = () => listen(player).then(() => player.announcement.join(' '));
  await expect.poll(heard).toMatch(/(wins|share the victory) with \d+ stages/);
  const told = await heard();
  for (const round of [2, 3, 4, 5]) expect(told.split(`Round ${round} begins.`)).toHaveLength(2);
  expect(
    player.announcement.filter((line) => line === 'Which card do you play in secret?').length,
  ).toBeLessThan(5);
});

test('letters lead around a dash, and the curtain leaves nothing else to reach', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pace', 'atOnce'));
  await page.goto('/#dash');
  await page.getByRole('group', { name: 'Rival 1' }).getByText('Human').click();
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  const lift = page.getByRole('button', { name: 'I am Player 1' });
  await expect(lift).toBeFocused();
  expect((await around(page)).filter((name) => name !== 'IamPlayer1')).toEqual([]);
  await lift.press('Enter');
  const bar = page.getByRole('region', { name: /^Round/ });
  await expect(bar).toBeFocused();
  await page.keyboard.press('c');
  const hand = page.getByRole('list', { name: 'Player 1’s hand' });
  await expect(hand.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('list', { name: 'Available' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('q');
  await expect(bar).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
});
