import type { Console } from '../console/console.ts';
import type { TextPage } from '../console/page.ts';
import { print } from '../console/print.ts';

/** What the person types next: a list of lines, or somebody who reads the last screen first. */
export type Person = readonly string[] | ((screen: string, prompt: string) => string | null);

export interface Played extends Console {
  /** All that was shown, with the lines typed. */
  readonly text: () => string;
  /** What was shown after each line that was typed; the first is before any was. */
  readonly screens: readonly string[];
}

/** A terminal made of two lists. */
export function scripted(person: Person, width = 80): Played {
  const screens: string[] = [''];
  const lines = Array.isArray(person) ? [...person] : null;
  const show = (text: string) => screens.push(`${screens.pop() ?? ''}${text}`);
  return {
    screens,
    text: () => screens.join(''),
    width: () => width,
    show: (page: TextPage) =>
      void show(
        print(page, width)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    async ask(prompt) {
      const screen = screens.at(-1) ?? '';
      const line =
        lines === null
          ? (person as Exclude<Person, readonly string[]>)(screen, prompt)
          : (lines.shift() ?? null);
      show(`${prompt}${line ?? ''}\n`);
      screens.push('');
      return line;
    },
  };
}
