import type { Locator, Page } from '@playwright/test';
import { openAt } from './moments.ts';
import { expect, LONG, SIZES, test } from './page.ts';
import { barOf, firstChoice, PASS, playOn } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const modulesOf = (page: Page) => page.getByRole('region', { name: 'Modules', exact: true });
const modesOf = (page: Page) => page.getByRole('region', { name: 'Play mode', exact: true });
const shield = (page: Page, name: string) => modulesOf(page).getByRole('checkbox', { name, exact: true });

const touch = (page: Page, name: string) => modulesOf(page).getByText(name, { exact: true }).first().click();

/** Opens the set-up, with bots at full speed and without explanations. */
async function toSetUp(page: Page, explain: 'on' | 'off' = 'off'): Promise<void> {
  await page.addInitScript((wanted) => {
    localStorage.setItem('pace', 'atOnce');
    localStorage.setItem('explain', wanted);
  }, explain);
  await page.goto('/#set');
  await expect(modulesOf(page)).toBeVisible();
}

const start = (page: Page) => page.getByRole('button', { name: /^Start the race/ }).click();

/** Chooses among all play modes. */
async function chooseMode(page: Page, name: RegExp): Promise<void> {
  await modesOf(page).getByRole('button', { name: 'All modes' }).click();
  const all = page.getByRole('dialog', { name: 'All play modes' });
  await all.getByRole('button', { name }).click();
  await expect(all).toBeHidden();
}

/** Takes the first free leader. */
async function chooseLeader(page: Page): Promise<void> {
  const board = page.getByRole('region', { name: 'Leaders', exact: true });
  await expect(board).toBeVisible();
  await board
    .getByRole('button', { name: /^Choose leader/, disabled: false })
    .first()
    .click();
}

const isOver = (page: Page) => page.getByText(/The race ends in turn/).first();

test('modules are chosen one by one, and what does not go together says why', async ({ page }) => {
  await toSetUp(page);
  await touch(page, 'Microclimate');
  const alert = modulesOf(page).getByRole('alert');
  await expect(alert).toContainText('Microclimate needs Season. Choose Season first.');
  await alert.getByLabel('Read the rule').click();
  await expect(alert).toContainText('die');
  await expect(shield(page, 'Microclimate')).not.toBeChecked();
  await touch(page, 'Season');
  await expect(shield(page, 'Season')).toBeChecked();
  await modulesOf(page).getByRole('button', { name: 'Season: variant: Normal' }).click();
  await page.getByRole('radio', { name: 'Difficult' }).check({ force: true });
  await page.getByRole('dialog', { name: 'Season' }).getByRole('button', { name: 'Close' }).click();
  await expect(modulesOf(page).getByRole('button', { name: 'Season: variant: Difficult' })).toBeVisible();
  await touch(page, 'Microclimate');
  await expect(shield(page, 'Microclimate')).toBeChecked();
  await touch(page, 'Season');
  await expect(alert).toContainText(
    'Microclimate cannot be played without Season. Remove Microclimate first.',
  );
  await page.reload();
  await expect(shield(page, 'Microclimate')).toBeChecked();
});

test('a play mode switches its modules, and can be drawn', async ({ page }) => {
  await toSetUp(page);
  await chooseMode(page, /^Royal Mail/);
  for (const name of ['Leaders', 'Villages', 'Postal service'])
    await expect(shield(page, name)).toBeChecked();
  await expect(shield(page, 'Diplomacy')).not.toBeChecked();
  await modesOf(page).getByRole('button', { name: 'Draw a play mode' }).click();
  await expect(modesOf(page).getByRole('status')).toContainText(/^Drawn: /);
  await modesOf(page)
    .getByRole('button', { name: /^Base game/ })
    .click();
  await expect(modulesOf(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a fifth crew comes with its module', async ({ page }) => {
  await toSetUp(page);
  await touch(page, 'Fifth crew');
  await expect(page.getByRole('group', { name: 'Seat 5' })).toBeVisible();
  await start(page);
  await expect(barOf(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Show Deforêt’s dashboard/ })).toBeVisible();
  await page.goto('/#races');
  await expect(page.getByText('with Fifth crew')).toBeVisible();
});

test('a whole race with every module is played by mouse, to its standings', LONG, async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(SIZES.desktop);
  await toSetUp(page);
  await chooseMode(page, /^Everything/);
  await touch(page, 'Fifth crew');
  await start(page);
  await chooseLeader(page);
  const workshop = page.getByRole('region', { name: 'Paddock', exact: true });
  const crews = page.getByRole('button', { name: /^Take / });
  await expect(workshop.or(crews).first()).toBeVisible();
  // Chapman takes one of the remaining crews.
  if (!(await workshop.isVisible())) await crews.first().click();
  await workshop.getByRole('button', { name: /Raise maximum petrol/ }).click();
  await expect(workshop.getByRole('img', { name: 'Petrol: 7 of 7' })).toBeVisible();
  await playOn(page);
  await expect(isOver(page)).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/#watch=/);
  await expect(page.getByRole('list', { name: 'Module boards' }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Back to map' }).click();
  for (const name of [
    'Leaders',
    'Paddock',
    'Season',
    'Microclimate',
    'Villages',
    'Postal service',
    'Patronage',
    'Diplomacy',
  ]) {
    await page.getByRole('button', { name: new RegExp(`^Open board: ${name}`) }).click();
    const board = page.getByRole('region', { name, exact: true });
    await expect(board).toBeVisible();
    await expect(board.getByRole('button', { name: 'Read the rule' }).first()).toBeVisible();
  }
});

test('a race with a drawn mode is played on a small screen', LONG, async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(SIZES.smallest);
  await toSetUp(page);
  await modesOf(page).getByRole('button', { name: 'Draw a play mode' }).click();
  await start(page);
  await playOn(page);
  await expect(isOver(page)).toBeVisible();
});

test('each module is explained once, with its rule one tap away', async ({ page }) => {
  await toSetUp(page, 'on');
  await chooseMode(page, /^Old hands/);
  await start(page);
  const note = page.getByRole('complementary', { name: 'New: Leaders' });
  await expect(note).toContainText('Each leader has a power');
  await note.getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'Once a turn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await note.getByRole('button', { name: 'OK' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Leaders', exact: true })).toBeVisible();
  await expect(note).toBeHidden();
});

test('on a phone a slip leaves the cards of the bivouac free to be taken', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openAt(page, 'withMail');
  await expect(page.getByRole('complementary', { name: 'New: Postal service' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Cards in the bivouac' }).getByRole('listitem');
  const card = cards.getByRole('button').last();
  const name = (await card.getAttribute('aria-label')) ?? (await card.innerText());
  await card.click();
  await barOf(page)
    .getByRole('button', { name: new RegExp(`^Take .*${name}`, 'i') })
    .click();
  await expect(firstChoice(page)).toHaveAccessibleName(/^Add an assistant to/);
});

/** Opens a race in a sequence of Jean Delatour, and returns the board with his power. */
async function withDelatour(page: Page, moment: 'oldHands' | 'highSociety'): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('explain', 'off'));
  await openAt(page, moment);
  await expect(barOf(page).getByRole('button', { name: PASS })).toBeVisible();
  return page.getByRole('region', { name: 'Leaders', exact: true });
}

test('what cannot be done on a board says why; what is done there puts it away', async ({ page }) => {
  const board = await withDelatour(page, 'highSociety');
  await page.getByRole('button', { name: /^Open board: Patronage/ }).click();
  await page
    .getByRole('region', { name: 'Patronage', exact: true })
    .getByRole('button', { name: /^Cash in/ })
    .click({ force: true });
  await expect(barOf(page).getByRole('alert')).toContainText('nothing to cash in');
  await expect(barOf(page).getByRole('alert').getByRole('button', { name: 'Read the rule' })).toBeVisible();
  await page.getByRole('button', { name: /^Open board: Leaders/ }).click();
  await board.getByRole('button', { name: 'Use power' }).click();
  await expect(board).toBeHidden();
  await expect(barOf(page)).toContainText('do you place');
});

test('PATRON-06 a way to the destination says what is left with the patron; PATRON-04 until then the bar offers it', async ({
  page,
}) => {
  await openAt(page, 'patronToLose');
  const bar = barOf(page);
  const cash = bar.getByRole('button', { name: /^Cash in 10.F/ });
  await expect(cash).toBeVisible();
  // The tank is empty, so petrol is suggested; a jerrycan is enough for the drive.
  await page.getByRole('button', { name: /^Mechanics: / }).click();
  await bar.getByRole('button', { name: 'Show list' }).click();
  await page
    .getByRole('button', { name: /into Cape Town.* You would lose the 10.F from your patron\./ })
    .click();
  await bar.getByRole('button', { name: 'Drive', exact: true }).click();
  await expect(cash).toBeHidden();
});

test('LEADER-05 on a phone a power begun on its board goes on at the map, and the board can be put away', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  const board = await withDelatour(page, 'oldHands');
  const knob = page.getByRole('button', { name: 'Module boards', exact: true });
  await knob.click();
  await board.getByRole('button', { name: 'Close' }).click();
  await expect(board).toBeHidden();
  await knob.click();
  await board.getByRole('button', { name: 'Use power' }).click();
  await expect(board).toBeHidden();
  await expect(barOf(page)).toContainText('Where do you place this tile');
});
