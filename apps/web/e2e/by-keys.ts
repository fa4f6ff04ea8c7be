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
  /** All among which it is one, where arrow keys choose. */
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
    const isSeen = around.some((one) => getComputedStyle(one).outlineStyle !== 'none');
    return { name: nameOf(here), isSeen, choices: [...choices].map(nameOf) };
  });

/** Tab until it has the focus; in a group of choices arrow keys go on. */
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
