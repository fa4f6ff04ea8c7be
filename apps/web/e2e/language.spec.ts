import type { Page } from '@playwright/test';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { loadRules } from '@race/rulebook';
import { loadDashRules } from '@race/rulebook/dash.ts';
import { LANGUAGE, LANGUAGES, type Language } from '@race/words/language.ts';
import { textsOf } from '@race/words/testing/texts.ts';
import { openAt } from './moments.ts';
import { drawn, expect, LONG, SIZES, test, wordsOn } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const MENU = { en: 'Menu', fr: 'Menu', de: 'Menü', nl: 'Menu' } as const satisfies Record<Language, string>;

/** Changes the language in the menu of the table, without leaving it. */
async function speak(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', { name: MENU[from], exact: true }).click();
  // It is chosen once its texts are loaded.
  await page.getByRole('radio', { name: LANGUAGE[to].name }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: MENU[to] })).toBeHidden();
  await drawn(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

const english = textsOf('en');

/** Texts that are the same in English. Whether they should be is tested with the texts. */
const sameIn = (language: Language): Promise<RegExp[]> => {
  const found = SAME.get(language) ?? findSame(language);
  SAME.set(language, found);
  return found;
};

const SAME = new Map<Language, Promise<RegExp[]>>();

async function findSame(language: Language): Promise<RegExp[]> {
  const texts = Object.entries(textsOf(language));
  const same = texts.filter(([key, text]) => english[key]?.toLowerCase() === text.toLowerCase());
  return [...same.map(([, text]) => text), ...(await sameTitles(language))]
    .map((text) => text.replaceAll(/[.*+?^$()[\]\\]/g, '\\$&').replaceAll(/\{[^}]*\}/g, '.+'))
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => new RegExp(`^${text}$`, 'i'));
}

async function sameTitles(language: Language): Promise<string[]> {
  const titles = await titlesIn('en');
  return (await titlesIn(language)).filter((title, at) => title === titles[at]);
}

async function titlesIn(language: Language): Promise<string[]> {
  const books = [await loadRules(language), await loadDashRules(language)];
  return books.flatMap(({ rules, sections }) => [
    ...Object.values(sections),
    ...Object.values(rules).map(({ title }) => title),
  ]);
}

/** Languages go by their own names, and rules by their identifiers, which only the rulebook shows. */
const isName = (text: string): boolean =>
  Object.values(LANGUAGE).some(({ name }) => name === text) ||
  LANGUAGES.some((language) => language === text.toLowerCase()) ||
  /^[A-Z]+(-[A-Z]+)*-\w+$/.test(text);

async function englishLeft(page: Page, before: readonly string[], language: Language): Promise<string[]> {
  const same = await sameIn(language);
  return (await wordsOn(page)).filter(
    (text) =>
      before.includes(text) &&
      !text.split(', ').every((part) => isName(part) || same.some((one) => one.test(part))) &&
      !same.some((one) => one.test(text)),
  );
}

/** Buttons and headings whose words are cut off, by their text. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    // Text for screen readers only is clipped on purpose.
    const isUnseen = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    for (const box of document.querySelectorAll('button, a.button, legend, h1, h2, h3')) {
      const { left, right } = box.getBoundingClientRect();
      if (!box.checkVisibility() || isUnseen(box)) continue;
      const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
        if (text.textContent?.trim() === '') continue;
        if (!text.parentElement?.checkVisibility() || isUnseen(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        if (words.left < left - 1 || words.right > right + 1)
          found.push(`${box.className}: ${box.textContent}`);
      }
    }
    return found;
  });

/** In every language: nothing is left in English, nothing is cut off. */
async function everyLanguage(page: Page, at: string): Promise<void> {
  const before = await wordsOn(page);
  let from: Language = 'en';
  for (const language of OTHERS) {
    await speak(page, from, language);
    expect.soft(await englishLeft(page, before, language), `English left in ${language}, ${at}`).toEqual([]);
    expect.soft(await cutOff(page), `cut off in ${language}, ${at}`).toEqual([]);
    from = language;
  }
  await speak(page, from, 'en');
}

for (const size of ['desktop', 'smallest'] as const)
  test(
    `the language is changed in the middle of a race, and all of it changes: ${size}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(SIZES[size]);
      for (const moment of ['bivouac', 'plan', 'sequence', 'road'] as const) {
        await openAt(page, moment);
        await everyLanguage(page, moment);
      }
    },
  );

/** Opens each board in turn, by badge or tab. */
async function eachBoard(page: Page, language: Language, look: (at: string) => Promise<void>): Promise<void> {
  const texts = textsOf(language);
  for (const { name } of CATALOGUE.filter((module) => module.name !== 'fifth')) {
    const title = texts[`names.module.${name}`] ?? '';
    const board = page.getByRole('region', { name: title, exact: true });
    const list = page.getByRole('list', { name: texts['modules.boards'] ?? '' });
    if (!(await board.isVisible())) await list.getByRole('button', { name: title }).last().click();
    await expect(board).toBeVisible();
    await look(title === '' ? name : `${name} (${title})`);
  }
}

for (const size of ['desktop', 'smallest'] as const)
  test(`modules speak every language, and nothing of them is cut off: ${size}`, LONG, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await page.addInitScript(() => localStorage.setItem('pace', 'atOnce'));
    await page.goto('/#set');
    await page.getByRole('button', { name: 'All modes' }).click();
    await page.getByRole('button', { name: /^Everything/ }).click();
    await page.getByRole('radio', { name: 'Seat order' }).check({ force: true });
    await page.getByRole('button', { name: /^Start the race/ }).click();
    const leaders = page.getByRole('region', { name: 'Leaders', exact: true });
    await expect(leaders).toBeVisible();
    await everyLanguage(page, 'choosing a leader');
    await leaders.getByRole('button', { name: 'Take Leonard Van Hotten' }).click();
    await expect(page.getByRole('region', { name: 'Paddock', exact: true })).toBeVisible();
    const before: string[] = [];
    await eachBoard(page, 'en', async () => void before.push(...(await wordsOn(page))));
    let from: Language = 'en';
    for (const language of OTHERS) {
      await speak(page, from, language);
      await eachBoard(page, language, async (at) => {
        expect
          .soft(await englishLeft(page, before, language), `English left in ${language}, ${at}`)
          .toEqual([]);
        expect.soft(await cutOff(page), `cut off in ${language}, ${at}`).toEqual([]);
      });
      from = language;
    }
  });

test('long words break at soft hyphens, which are neither read out nor copied', async ({ page }) => {
  await openAt(page, 'bivouac');
  await speak(page, 'en', 'de');
  const { shown, read, copied } = await page.evaluate(() => {
    const names = [...document.querySelectorAll('.card-name')];
    const name = names.find((one) => one.textContent?.includes('\u00ad'));
    const attributes = [...document.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].map(({ value }) => value),
    );
    if (name !== undefined) getSelection()?.selectAllChildren(name);
    const copy = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true });
    document.dispatchEvent(copy);
    return {
      shown: name?.textContent ?? '',
      read: attributes.filter((value) => value.includes('\u00ad')),
      copied: copy.clipboardData?.getData('text/plain'),
    };
  });
  expect(shown).toContain('\u00ad');
  expect(read).toEqual([]);
  expect(copied).toBe(shown.replaceAll('\u00ad', ''));
});

test('the map speaks the language as well', async ({ page }) => {
  await openAt(page, 'sequence');
  const map = page.getByRole('region', { name: 'Map of Africa' });
  await expect(map).toContainText('Cape Town');
  await speak(page, 'en', 'fr');
  await expect(page.getByRole('region', { name: 'Carte\u202f: Afrique' })).toContainText('Le Cap');
});

test('the race stays where it is when the language changes, and the choice is kept', async ({ page }) => {
  await openAt(page, 'plan');
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  await plan.click();
  await speak(page, 'en', 'nl');
  await page.reload();
  await expect(page.getByRole('button', { name: MENU.nl, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await speak(page, 'nl', 'en');
  await expect(plan).toBeVisible();
});

/** The texts of a page once they are complete, and no longer those of the page before. */
async function settledWords(page: Page, last: readonly string[]): Promise<string[]> {
  await page.evaluate(async () => void (await document.fonts.ready));
  let words: string[] = [];
  const isComplete = async () => {
    const before = words;
    words = await wordsOn(page);
    return words.length > 4 && words.join() === before.join() && words.join() !== last.join();
  };
  await expect.poll(isComplete, { intervals: [250] }).toBe(true);
  return words;
}

const PAGES = [
  '',
  '#set',
  '#around',
  '#races',
  '#settings',
  '#rules',
  '#laboratory',
  '#friends',
  '#tables',
  '#find',
  '#player',
  '#device',
];

/** Opens the page for a reader who chose this language before, and goes through all pages before a race. */
async function goThrough(
  page: Page,
  language: Language,
  look: (hash: string, words: string[]) => Promise<void>,
): Promise<void> {
  await page.goto('/');
  await page.evaluate((choice) => localStorage.setItem('language', choice), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  let words: string[] = [];
  for (const hash of PAGES) {
    if (hash !== '') await page.goto(`/${hash}`);
    words = await settledWords(page, words);
    await look(hash, words);
  }
}

for (const language of OTHERS)
  test(
    `before a race nothing is said in English and nothing is cut off: ${language}`,
    language === 'de' ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize(SIZES.smallest);
      const english = new Map<string, string[]>();
      await goThrough(page, 'en', async (hash, words) => void english.set(hash, words));
      await goThrough(page, language, async (hash) => {
        const left = await englishLeft(page, english.get(hash) ?? [], language);
        expect.soft(left, `English left on ${hash}`).toEqual([]);
        expect.soft(await cutOff(page), `cut off on ${hash}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${hash} scrolls sideways`).toBe(0);
      });
    },
  );

for (const locale of OTHERS)
  test.describe(() => {
    test.use({ locale });
    test(`the page speaks as the device does: ${locale}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  });
