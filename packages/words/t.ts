import type { MoreAnswer, MoreEvent } from '@race/great-race/more.ts';
import type { Frame } from '@race/kernel';
import type { ChoiceContext, RaceContext } from './context.ts';
import { baseForm, type Contract, fill, type Grammar, Name } from './fill.ts';
import { LANGUAGE, type Language } from './language.ts';
import type { QuestionContext } from './question.ts';
import type { English } from './subjects.ts';
import type { Params } from './text.ts';

export type Key = keyof English;

/** What a message of this name must be given. */
export type ParamsOf<K extends Key> = Params<English[K]>;

/** All words of one language, and how it counts and lists. */
export interface Words extends Grammar {
  readonly language: Language;
  /** The one locale of the language, for everything that Intl writes. */
  readonly locale: string;
  readonly messages: { readonly [K in Key]: string };
  readonly list: Intl.ListFormat;
  /** How what belongs to modules is told; there once their words are loaded. */
  readonly voice?: Voice;
}

/** The texts of a language, with the way it counts and lists. */
export function makeWords(language: Language, messages: Words['messages'], contract?: Contract): Words {
  const { locale } = LANGUAGE[language];
  return {
    language,
    locale,
    messages,
    plural: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    ...(contract && { contract }),
  };
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

type Given<K extends Key> = [keyof ParamsOf<K>] extends [never] ? [] : [params: ParamsOf<K>];

/** The message of this name, filled. */
export const t = <K extends Key>(words: Words, key: K, ...given: Given<K>): string =>
  fill(words, baseForm(words.messages[key]), given[0] ?? {});

/** The message of this name as a name of ours, which another message may ask for in one of its forms. */
export const named = <K extends Key>(words: Words, key: K, ...given: Given<K>): Name =>
  new Name(words, words.messages[key], given[0]);

/** The text of a name made in play, such as a city's; or what stands for it when it has none. */
export const find = (words: Words, key: string, otherwise: string): string =>
  baseForm(messageOf(words, key) ?? otherwise);

/** The same as a name with all its forms. */
export const findName = (words: Words, key: string, otherwise: string): Name =>
  new Name(words, messageOf(words, key) ?? otherwise);

function messageOf({ messages }: Words, key: string): string | undefined {
  const all: { readonly [key: string]: string | undefined } = messages;
  return all[key];
}

/** "a, b and c" as the language writes it. */
export const listOf = (words: Words, items: readonly (string | Name)[]): string =>
  words.list.format(items.map(String));

/** With a capital, to begin a label or a heading. */
export const capital = (words: Words, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(words.locale) + text.slice(1);
