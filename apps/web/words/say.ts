// The texts of the page, in the language chosen; it can be changed at any moment.
import { computed, effect, signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import { fill, type Name } from '@race/words/fill.ts';
import { LANGUAGES, type Language } from '@race/words/language.ts';
import { loadFirstWords } from '@race/words/load.ts';
import { withModules } from '@race/words/parts/modules.ts';
import { withRefusals } from '@race/words/parts/refusals.ts';
import { withSolo } from '@race/words/parts/solo.ts';
import {
  find,
  findName,
  type Key,
  type ParamsOf,
  t,
  type Words,
  capital as withCapital,
} from '@race/words/t.ts';
import { save, savedOption } from '../settings/local-storage.ts';
import { untilFetched } from '../until-fetched.ts';

const loadedTexts = signal<Words | null>(null);
const chosen = signal<Language>(savedOption('language', LANGUAGES) ?? preferred());

/** The current language: it changes together with the texts, once they are loaded. */
export const language = computed<Language>(() => loadedTexts.value?.language ?? chosen.value);

/** Whether any texts are loaded yet. */
export const hasTexts = (): boolean => loadedTexts.value !== null;

export function words(): Words {
  if (loadedTexts.value === null) throw new Error('no words yet');
  return loadedTexts.value;
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

/** The same for a text that may ask for one of its forms. */
export const named = (kind: string, id: string): Name => findName(words(), `names.${kind}.${id}`, id);

/** Why something is refused, as a sentence. */
export function refusalWords({ reason, with: details }: Refusal): string {
  if (!hasRefusalTexts()) return '';
  const text = find(words(), `refusals.${reason}`, '');
  return text === '' ? say('viewer.failed') : fill(words(), text, withDays(details));
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Days are written as the reader writes them. */
function withDays(details: Refusal['with']): Refusal['with'] {
  const written = new Intl.DateTimeFormat(words().locale, { dateStyle: 'long', timeZone: 'UTC' });
  const said = Object.entries(details ?? {}).map(([name, value]) => [
    name,
    DAY.test(String(value)) ? written.format(Date.parse(String(value))) : value,
  ]);
  return Object.fromEntries(said);
}

/** Whether the texts of refusals are loaded. They are fetched when something is refused; then what is shown changes. */
export function hasRefusalTexts(): boolean {
  if (find(words(), 'refusals.unknown', '') !== '') return true;
  void loadRefusalTexts();
  return false;
}

/** As the beginning of a line. */
export const capital = (text: string): string => withCapital(words(), text);

export function chooseLanguage(choice: Language): void {
  chosen.value = choice;
  save('language', choice);
}

function preferred(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Loads the texts of a part of the page that is not always there. */
type TextLoader = (words: Words) => Promise<Words>;
const textLoaders: TextLoader[] = [];
let loading: Promise<void> = Promise.resolve();

/** Adds texts, now and in every language chosen later; resolves once they are loaded. */
export async function addTexts(loader: TextLoader): Promise<void> {
  if (!textLoaders.includes(loader)) {
    textLoaders.push(loader);
    loading = loadTexts(chosen.peek());
  }
  for (let seen: Promise<void> | null = null; seen !== loading; ) {
    seen = loading;
    await seen;
  }
}

async function loadTexts(wanted: Language): Promise<void> {
  let loaded = await untilFetched(() => loadFirstWords(wanted));
  // A lesson may be added while another one is learnt.
  for (const loader of textLoaders) {
    const before = loaded;
    loaded = await untilFetched(() => loader(before));
  }
  if (chosen.peek() !== wanted) return;
  loadedTexts.value = loaded;
  document.documentElement.lang = wanted;
  document.title = t(loaded, 'names.game');
}

effect(() => {
  loading = loadTexts(chosen.value);
});

export const loadRefusalTexts = (): Promise<void> => addTexts(withRefusals);

export const loadModuleTexts = (): Promise<void> => addTexts(withModules);

/** And of René and campaigns. */
export const loadSoloTexts = (): Promise<void> => addTexts(withSolo);

/** The words of campaigns are spoken. */
export const hasSoloTexts = computed<boolean>(
  () => loadedTexts.value !== null && find(loadedTexts.value, 'solo.title', '') !== '',
);
