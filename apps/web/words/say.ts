// The words of the page, in the language chosen; it can be changed at any moment.
import { effect, signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import { LANGUAGES, type Language } from '@race/words/language.ts';
import { loadWords } from '@race/words/load.ts';
import { fill, find, type Key, type ParamsOf, t, type Words, capital as withCapital } from '@race/words/t.ts';
import { keep, kept } from '../state/keep.ts';
import type { PageMessages } from './en.ts';

type PageKey = keyof PageMessages;

interface Spoken {
  readonly words: Words;
  readonly page: PageMessages;
}

const spoken = signal<Spoken | null>(null);

export const language = signal<Language>(kept('language', LANGUAGES) ?? preferred());

/** Whether there are words at all yet. */
export const canSpeak = (): boolean => spoken.value !== null;

function speaking(): Spoken {
  if (spoken.value === null) throw new Error('no words yet');
  return spoken.value;
}

export const words = (): Words => speaking().words;

/** A text of the language files. */
export function say<K extends Key>(
  key: K,
  ...params: [keyof ParamsOf<K>] extends [never] ? [] : [ParamsOf<K>]
): string {
  return t(words(), key, ...params);
}

/** A text of the page's own. */
export const label = (key: PageKey, values: { readonly [name: string]: string | number } = {}): string =>
  fill(words(), speaking().page[key], values);

/** A name made in play, such as a city's. */
export const nameOf = (kind: string, id: string): string => find(words(), `names.${kind}.${id}`, id);

/** Why something is refused, as a sentence. */
export function refusalWords({ reason, with: details }: Refusal): string {
  const text = find(words(), `refusals.${reason}`, '');
  return text === '' ? say('viewer.failed') : fill(words(), text, details);
}

/** As the beginning of a line. */
export const capital = (text: string): string => withCapital(words(), text);

export function chooseLanguage(choice: Language): void {
  language.value = choice;
  keep('language', choice);
}

function preferred(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (found !== undefined) return found;
  }
  return 'en';
}

const PAGE = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
} satisfies Record<Language, () => Promise<{ readonly messages: PageMessages }>>;

effect(() => {
  const wanted = language.value;
  void Promise.all([loadWords(wanted), PAGE[wanted]()]).then(([loaded, page]) => {
    if (language.peek() !== wanted) return;
    spoken.value = { words: loaded, page: page.messages };
    document.documentElement.lang = wanted;
    document.title = t(loaded, 'names.game');
  });
});
