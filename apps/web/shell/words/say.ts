// The texts of the page, in the language chosen; it can be changed at any moment.
import { computed, effect, signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import type { Chunk } from '@race/words/chunks.ts';
import { fill, type Name } from '@race/words/fill.ts';
import { LANGUAGES, type Language } from '@race/words/language.ts';
import { loadFirstWords, withChunk } from '@race/words/load-in-chunks.ts';
import {
  find,
  findName,
  type Key,
  type ParamsOf,
  t,
  type Words,
  capital as withCapital,
} from '@race/words/t.ts';
import { preference } from '../base/local-storage.ts';
import { untilFetched } from '../base/until-fetched.ts';
import { preferredLanguage, SAVED_LANGUAGE } from './preferred.ts';

/** "95%" */
export const percent = (share: number): string =>
  written(share, { style: 'percent', maximumFractionDigits: 1 });

export const figure = (value: number): string => written(value, { maximumSignificantDigits: 4 });

const written = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words().locale, how).format(value);

/** "16 November 2026" */
export const dayWords = (time: number): string =>
  new Intl.DateTimeFormat(words().locale, { dateStyle: 'long' }).format(time);

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEGIN = '\u2068';
const END = '\u2069';

/** Keeps a person's text from changing the direction of the sentence around it. */
export const isolated = (written: string): string =>
  RIGHT_TO_LEFT.test(written) ? `${BEGIN}${written}${END}` : written;

interface LoadedTexts {
  readonly words: Words;
  readonly chunks: readonly Chunk[];
}

const loadedTexts = signal<LoadedTexts | null>(null);
export const languagePreference = preference(SAVED_LANGUAGE, LANGUAGES, preferredLanguage());
const { chosen } = languagePreference;

/** The current language: it changes together with the texts, once they are loaded. */
export const language = computed<Language>(() => loadedTexts.value?.words.language ?? chosen.value);

/** Whether the texts of a part of the page are loaded; without its name, whether any are. */
export const hasTexts = (chunk: Chunk = 'first'): boolean =>
  loadedTexts.value?.chunks.includes(chunk) === true;

export function words(): Words {
  if (loadedTexts.value === null) throw new Error('no words yet');
  return loadedTexts.value.words;
}

/** A text of the language files. */
export function say<K extends Key>(
  key: K,
  ...params: [keyof ParamsOf<K>] extends [never] ? [] : [ParamsOf<K>]
): string {
  return t(words(), key, ...params);
}

/** The name of a thing in the game, such as a city. */
export const nameOf = (kind: string, id: string): string => find(words(), `names.${kind}.${id}`, id);

/** The same name with its forms, for a text that may need one of them. */
export const named = (kind: string, id: string): Name => findName(words(), `names.${kind}.${id}`, id);

/** Why something is refused, as a sentence. */
export function refusalWords({ reason, with: details }: Refusal): string {
  if (!hasRefusalTexts()) return '';
  const text = find(words(), `refusals.${reason}`, '');
  return text === '' ? say('site.failed') : fill(words(), text, withDays(details));
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Dates as the reader's language writes them. */
function withDays(details: Refusal['with']): Refusal['with'] {
  const written = new Intl.DateTimeFormat(words().locale, { dateStyle: 'long', timeZone: 'UTC' });
  const said = Object.entries(details ?? {}).map(([name, value]) => [
    name,
    DAY.test(String(value)) ? written.format(Date.parse(String(value))) : value,
  ]);
  return Object.fromEntries(said);
}

/** Whether the texts of refusals are loaded. They are fetched with the first refusal, and what is shown then changes. */
export function hasRefusalTexts(): boolean {
  if (hasTexts('refusals')) return true;
  void addTexts('refusals');
  return false;
}

/** With a capital letter, for the beginning of a line. */
export const capital = (text: string): string => withCapital(words(), text);

const wantedChunks: Chunk[] = ['first'];
let loading: Promise<void> = Promise.resolve();

/** Adds texts, now and in every language chosen later; resolves once they are loaded. */
export async function addTexts(...chunks: Chunk[]): Promise<void> {
  const missing = chunks.filter((chunk) => !wantedChunks.includes(chunk));
  if (missing.length > 0) {
    wantedChunks.push(...missing);
    loading = loadTexts(chosen.peek());
  }
  for (let seen: Promise<void> | null = null; seen !== loading; ) {
    seen = loading;
    await seen;
  }
}

/** A part of the page, once the texts it shows are loaded as well. */
export async function withTexts<T>(part: Promise<T>, ...chunks: Chunk[]): Promise<T> {
  const [loaded] = await Promise.all([part, addTexts(...chunks)]);
  return loaded;
}

async function loadTexts(wanted: Language): Promise<void> {
  let loaded = await untilFetched(() => loadFirstWords(wanted));
  const chunks: Chunk[] = [];
  // A chunk may be added while another one is loaded.
  for (const chunk of wantedChunks) {
    const before = loaded;
    if (chunk !== 'first') loaded = await untilFetched(() => withChunk(before, chunk));
    chunks.push(chunk);
  }
  if (chosen.peek() !== wanted) return;
  loadedTexts.value = { words: loaded, chunks };
}

/** Loads the texts of the chosen language, now and whenever another one is chosen. */
export function startTexts(): void {
  effect(() => {
    loading = loadTexts(chosen.value);
  });
}

/** Keeps the title and the language of the document as those of the texts. */
export function nameDocument(): void {
  effect(() => {
    if (loadedTexts.value === null) return;
    const { words: loaded } = loadedTexts.value;
    document.documentElement.lang = loaded.language;
    document.title = t(loaded, 'names.game');
  });
}
