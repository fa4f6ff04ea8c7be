// The words of the page, in the language chosen; it can be changed at any moment.
import { computed, effect, signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import { LANGUAGES, type Language } from '@race/words/language.ts';
import { loadWords, withModules } from '@race/words/load.ts';
import { fill, find, type Key, type ParamsOf, t, type Words, capital as withCapital } from '@race/words/t.ts';
import { keep, kept } from '../state/keep.ts';

const spoken = signal<Words | null>(null);
const chosen = signal<Language>(kept('language', LANGUAGES) ?? preferred());

/** The language that is spoken: it changes together with the words, once they are there. */
export const language = computed<Language>(() => spoken.value?.language ?? chosen.value);

/** Whether there are words at all yet. */
export const canSpeak = (): boolean => spoken.value !== null;

export function words(): Words {
  if (spoken.value === null) throw new Error('no words yet');
  return spoken.value;
}

/** A text of the language files. */
export function say<K extends Key>(
  key: K,
  ...params: [keyof ParamsOf<K>] extends [never] ? [] : [ParamsOf<K>]
): string {
  return t(words(), key, ...params);
}

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
  chosen.value = choice;
  keep('language', choice);
}

function preferred(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Whether what modules say is wanted as well: a page without them never fetches it. */
const withMore = signal(false);
let coming: Promise<void> = Promise.resolve();

effect(() => {
  coming = learn(chosen.value, withMore.value);
});

async function learn(wanted: Language, more: boolean): Promise<void> {
  const base = await loadWords(wanted);
  const loaded = more ? await withModules(base) : base;
  if (chosen.peek() !== wanted || withMore.peek() !== more) return;
  spoken.value = loaded;
  document.documentElement.lang = wanted;
  document.title = t(loaded, 'names.game');
}

/** From now on there are words for modules too; comes back once they are there. */
export async function speakOfModules(): Promise<void> {
  withMore.value = true;
  while (spoken.peek()?.voice === undefined) await coming;
}
