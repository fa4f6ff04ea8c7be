import type { Locator, Page } from '@playwright/test';
import { openAt } from './moments.ts';
import { drawn, expect, LONG, SIZES, test } from './page.ts';
import { barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const mapOf = (page: Page): Locator => page.getByRole('region', { name: /^Map of/ });
const news = (page: Page): Locator => page.getByRole('region', { name: 'Dispatches', exact: true });
const act = (page: Page, name: string): Locator => barOf(page).getByRole('button', { name, exact: true });

/** Chooses on the map, by keys: the next space that is lit. */
async function chooseNext(page: Page, presses = 1): Promise<string> {
  await mapOf(page).focus();
  for (let n = 0; n < presses; n++) await mapOf(page).press('PageDown');
  await mapOf(page).press('Enter');
  await drawn(page);
  return (await barOf(page).getByRole('paragraph').first().textContent()) ?? '';
}

async function playCard(page: Page, card: string): Promise<void> {
  await page.getByRole('region', { name: 'Hand' }).getByRole('button', { name: card }).click();
  await page.getByRole('dialog', { name: card }).getByRole('button', { name: 'Play', exact: true }).click();
  // Petrol could still be bought before.
  const play = barOf(page).getByRole('button', { name: 'Play card' });
  const question = barOf(page).getByText(`${card}: choose tile 1 of 2.`);
  await expect(play.or(question)).toBeVisible();
  if (await play.isVisible()) await play.click();
  await expect(question).toBeVisible();
}

for (const size of ['desktop', 'phone'] as const)
  test.describe(size, size === 'phone' ? LONG : {}, () => {
    test.use({ viewport: SIZES[size] });

    test.beforeEach(async ({ page }) => {
      await openAt(page, 'tilesToChoose');
      if (size === 'phone') await page.getByRole('button', { name: 'Open newspaper' }).click();
    });

    test('BASE-GUARD-02 a guard removes a tile beside the vehicle, chosen on the map', async ({ page }) => {
      await page.getByRole('button', { name: /^Security: 1 assistant/ }).click();
      await expect(barOf(page)).toContainText('Discard one of the 2 highlighted tiles');
      await expect(act(page, 'Discard tile choose a space')).toBeDisabled();
      const first = await chooseNext(page);
      const second = await chooseNext(page);
      expect(first).toContain('Discard the tile on the space');
      expect(second).not.toBe(first);
      await act(page, 'Discard tile').click();
      await expect(news(page)).toContainText('Delatour sends a guard and discards the tile');
    });

    test('CARD-TRAIL-HUNTER two tiles leave the board, one after the other', async ({ page }) => {
      await playCard(page, 'Trail hunter');
      await chooseNext(page);
      await act(page, 'Choose tile').click();
      await expect(barOf(page)).toContainText('tile 2 of 2');
      // The first choice can be made again.
      await act(page, 'Undo').click();
      await expect(barOf(page)).toContainText('tile 1 of 2');
      await chooseNext(page);
      await act(page, 'Choose tile').click();
      await expect(barOf(page)).toContainText('tile 2 of 2');
      await chooseNext(page, 2);
      await act(page, 'Choose tile').click();
      await expect(news(page)).toContainText('Delatour discards 2 tiles');
    });

    test('CARD-CON-ARTIST two tiles change places, chosen from a list as well', async ({ page }) => {
      await playCard(page, 'Con artist');
      for (const tile of [1, 2]) {
        await expect(barOf(page)).toContainText(`tile ${tile} of 2`);
        await act(page, 'Show list').click();
        const list = page.getByRole('dialog', { name: /on the map/ });
        await list.getByRole('listitem').last().getByRole('button').click();
        await act(page, 'Choose tile').click();
      }
      await expect(news(page)).toContainText('Delatour swaps two tiles');
    });
  });
