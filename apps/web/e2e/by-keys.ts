// The same interface as a reader, with the keyboard alone: everything that is pressed is reached with Tab and arrow keys.
import type { Page } from '@playwright/test';
import { openReader, type Reader, type Thing } from './reader.ts';

/** The most times Tab is pressed to go around any page. */
const AROUND = 160;

interface Focused {
  /** Its name without spaces; null when nothing has the focus. */
  readonly name: string | null;
  /** Whether the focus is visible. */
  readonly isSeen: boolean;
  /** The group in which arrow keys choose, if it is in one. */
  readonly choices: readonly string[];
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

/** What has the focus, by what is read out of it, and whether an outline shows it. */
const focusedOn = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const readOut = (one: Element | null): string => {
      const copy = one?.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return copy.textContent?.replaceAll(/\s/g, '') ?? '';
    };
    const nameOf = (one: Element): string =>
      one.ariaLabel?.replaceAll(/\s/g, '') ??
      readOut(one instanceof HTMLInputElement ? one.closest('label') : one);
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || here === document.body)
      return { name: null, isSeen: false, choices: [] };
    const group = here instanceof HTMLInputElement && here.type === 'radio' ? here.name : null;
    const choices = group === null ? [] : document.querySelectorAll(`input[name="${CSS.escape(group)}"]`);
    const around = [here, here.nextElementSibling, here.closest('label')].filter((one) => one !== null);
    // A heading that is given the focus is no control: Tab does not lead to it, and no key does anything on it.
    const isSeen = here.tabIndex < 0 || around.some((one) => getComputedStyle(one).outlineStyle !== 'none');
    return { name: nameOf(here), isSeen, choices: [...choices].map(nameOf) };
  });

/** Presses Tab until it has the focus; in a group of choices, arrow keys. */
async function tabTo(page: Page, { name }: Thing): Promise<void> {
  const wanted = plain(name);
  for (let n = 0; n < AROUND; n++) {
    const now = await focusedOn(page);
    if (now.name === wanted) return;
    if (n > 0 && now.name !== null && !now.isSeen)
      throw new Error(`nobody sees that ${now.name} has the focus`);
    await page.keyboard.press(now.choices.includes(wanted) ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`no key leads to ${name}`);
}

/** The names of everything that Tab reaches, until it is back or at the end. */
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
