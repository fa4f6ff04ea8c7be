import type { MoreAnswer, MoreEvent } from '@race/great-race/more.ts';
import type { Frame } from '@race/kernel';
import type { ChoiceContext, RaceContext } from './context.ts';
import type { Language } from './language.ts';
import type { QuestionContext } from './question.ts';
import type { Params } from './text.ts';
import type { English as About } from './texts/en/about/index.ts';
import type { English as Acting } from './texts/en/acting.ts';
import type { English as Administration } from './texts/en/administration.ts';
import type { English as Back } from './texts/en/back/index.ts';
import type { English as Before } from './texts/en/before.ts';
import type { English as Dash } from './texts/en/dash/index.ts';
import type { English as Expedition } from './texts/en/expedition.ts';
import type { English as Base } from './texts/en/index.ts';
import type { English as Learning } from './texts/en/learn.ts';
import type { English as Modules } from './texts/en/modules/index.ts';
import type { English as Online } from './texts/en/online.ts';
import type { English as People } from './texts/en/people/index.ts';
import type { English as Ratings } from './texts/en/ratings.ts';
import type { English as Refusals } from './texts/en/refusals.ts';
import type { English as Rivals } from './texts/en/rivals.ts';
import type { English as Solo } from './texts/en/solo/index.ts';

type English = Base &
  Modules &
  Online &
  Dash &
  Rivals &
  Solo &
  About &
  Learning &
  People &
  Administration &
  Back &
  Before &
  Ratings &
  Refusals &
  Expedition &
  Acting;
export type BaseKey = keyof Base;
export type Key = keyof English;

/** What a message of this name must be given. */
export type ParamsOf<K extends Key> = Params<English[K]>;

/** All words of one language, and how it counts and lists. */
export interface Words {
  readonly language: Language;
  readonly messages: { readonly [K in Key]: string };
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
  /** What the language contracts where a name meets the word before it. */
  readonly contract: (sentence: string) => string;
  /** How what belongs to modules is told; there once their words are loaded. */
  readonly voice?: Voice;
}

/** Answers, events and questions of modules in words. */
export interface Voice {
  label(words: Words, answer: MoreAnswer, context: ChoiceContext): string;
  sentence(words: Words, event: MoreEvent, context: RaceContext): string;
  question(words: Words, frame: Frame, context: QuestionContext): string;
}

/** Things by their own names, until the words for them are there. */
const MUTE: Voice = {
  label: (_words, answer) => answer.do,
  sentence: (_words, event) => event.key,
  question: (_words, frame) => frame.kind,
};

export const voiceOf = ({ voice }: Words): Voice => voice ?? MUTE;

export interface Values {
  readonly [name: string]: string | number;
}

/** The message of this name, filled. */
export const t = <K extends Key>(
  words: Words,
  key: K,
  ...given: [keyof ParamsOf<K>] extends [never] ? [] : [params: ParamsOf<K>]
): string => fill(words, words.messages[key], given[0] ?? {});

const SLOT = /\{(\w+)(?:\|([^}]*))?\}/g;

/** Fills a message whose name is only known in play. A slot that is given nothing stays as it is. */
export function fill(words: Words, text: string, values: Values): string {
  const filled = text.replace(SLOT, (slot: string, name: string, forms: string | undefined) => {
    const value = values[name];
    if (value === undefined) return slot;
    const shown = typeof value === 'number' ? words.number.format(value) : value;
    return forms === undefined ? shown : formOf(words, forms, value).replaceAll('#', shown);
  });
  return words.contract(filled);
}

function formOf(words: Words, forms: string, value: string | number): string {
  const texts = new Map(forms.split('|').map((form) => splitForm(form)));
  const plural = typeof value === 'number' ? words.plural.select(value) : 'other';
  return texts.get(String(value)) ?? texts.get(plural) ?? texts.get('other') ?? '';
}

function splitForm(form: string): [selector: string, text: string] {
  const end = form.indexOf(' ');
  return [form.slice(0, end), form.slice(end + 1)];
}

/** The text of a name made in play, such as a city's; or what stands for it when it has none. */
export function find(words: Words, key: string, otherwise: string): string {
  const messages: { readonly [key: string]: string | undefined } = words.messages;
  return messages[key] ?? otherwise;
}

/** "a, b and c" as the language writes it. */
export const listOf = (words: Words, items: readonly string[]): string => words.list.format(items);

/** With a capital, to begin a label or a heading. */
export const capital = (words: Words, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
