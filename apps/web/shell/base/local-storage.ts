// Small values and the reader's choices in localStorage. Where the browser allows none, they last as long as the page.
import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether the page is a replay in a frame of another site. There it stores nothing, and reads nothing that is stored. */
export const isEmbedded = globalThis.location?.pathname.startsWith('/embed/');

export function savedOption<T extends string>(name: string, allowed: readonly T[]): T | null {
  const found = savedText(name);
  return allowed.find((one) => one === found) ?? null;
}

/** The saved text; null where there is none. */
export function savedText(name: string): string | null {
  try {
    return isEmbedded ? null : localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function save(name: string, value: string): void {
  try {
    if (!isEmbedded) localStorage.setItem(name, value);
  } catch {
    // A private window or a full disk: the setting is not saved.
  }
}

/** A choice of the reader that the device remembers. */
export interface Preference<Option extends string> {
  readonly options: readonly Option[];
  readonly chosen: ReadonlySignal<Option>;
  choose(option: Option): void;
}

/** A preference that is saved under its name. A saved value that is no longer an option is ignored. */
export function preference<const Option extends string>(
  name: string,
  options: readonly Option[],
  byDefault: NoInfer<Option>,
): Preference<Option> {
  const chosen = signal<Option>(savedOption(name, options) ?? byDefault);
  return {
    options,
    chosen,
    choose(option) {
      chosen.value = option;
      save(name, option);
    },
  };
}
