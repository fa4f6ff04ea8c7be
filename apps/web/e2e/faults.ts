// What axe finds serious or critical. By night only colours differ, so only they are checked.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function seriousFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within !== undefined) axe.include(within);
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    axe.withRules('color-contrast');
  // Colours are between two values while something fades in.
  await still(page);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Waits for every movement and fade that comes to an end. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = (one: Animation) =>
      one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const ends = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
