// The same as a reader, with the keyboard alone: whatever is pressed has been reached with Tab and arrow keys before.
import type { Page } from '@playwright/test';
import { openReader, type Reader, type Thing } from './reader.ts';

/** So many times Tab leads around any page. */
const AROUND = 160;

interface Focused {
  /** What it is called, without spaces; null when nothing has the focus. */
  readonly name: string | null;
  /** Whether one sees that it has it. */
  readonly isSeen: boolean;
}

export async function openKeyboard(page: Page): Promise<Reader> {
  const { read } = await openReader(page);
  const focus = (thing: Thing) => tabTo(page, thing);
  return {
    read,
    focus,
    async activate(thing) {
      await focus(thing);
      await page.keyboard.press(['radio', 'checkbox'].includes(thing.role) ? 'Space' : 'Enter');
    },
  };
}

const plain = (name: string): string => name.replaceAll(/\s/g, '');

/** What has the focus, by what it says, and whether an outline shows it. */
const focusedOn = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || here === document.body) return { name: null, isSeen: false };
    const label = here.closest('label');
    const words =
      here.ariaLabel ?? (here instanceof HTMLInputElement ? label?.textContent : here.textContent) ?? '';
    const around = [here, here.nextElementSibling, label].filter((one) => one !== null);
    const isSeen = around.some((one) => getComputedStyle(one).outlineStyle !== 'none');
    return { name: words.replaceAll(/\s/g, ''), isSeen };
  });

/** Tab until it has the focus; in a group of choices arrow keys go on. */
async function tabTo(page: Page, { name, role }: Thing): Promise<void> {
  const wanted = plain(name);
  for (let n = 0; n < AROUND; n++) {
    const now = await focusedOn(page);
    if (now.name === wanted) return;
    if (n > 0 && now.name !== null && !now.isSeen)
      throw new Error(`nobody sees that ${now.name} has the focus`);
    await page.keyboard.press(role === 'radio' && (await isAmong(page, wanted)) ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`no key leads to ${name}`);
}

/** Whether what has the focus is one of the choices among which the wanted one is. */
const isAmong = (page: Page, wanted: string): Promise<boolean> =>
  page.evaluate((name) => {
    const here = document.activeElement;
    if (!(here instanceof HTMLInputElement) || here.type !== 'radio') return false;
    const wordsOf = (one: Element) => one.ariaLabel ?? one.closest('label')?.textContent ?? '';
    const choices = document.querySelectorAll(`input[name="${CSS.escape(here.name)}"]`);
    return [...choices].some((one) => wordsOf(one).replaceAll(/\s/g, '') === name);
  }, wanted);

/** Everything that Tab comes to on its way around, by name; it ends where it began, or after the last. */
export async function around(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let n = 0; n < AROUND; n++) {
    await page.keyboard.press('Tab');
    const { name } = await focusedOn(page);
    if (name === null) return names;
    names.push(name);
  }
  throw new Error('Tab never comes to an end');
}
