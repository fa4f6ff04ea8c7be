import { DATED, GLOSSARY } from '../glossary.ts';
import type { Language } from '../language.ts';
import { NUMBER_SLOTS } from '../text.ts';
import { SAME_ON_PURPOSE } from './same-on-purpose.ts';
import { formsOf, namedForms, SLOT } from './texts.ts';

/** One text of a language, and the English one of the same name. */
export interface Line {
  readonly language: Language;
  readonly key: string;
  readonly text: string;
  readonly english: string;
}

/** Faults that a text can have in any language, by name. */
export const FAULTS = {
  /** French says vous, German du, Dutch je. */
  address: ({ language, text }: Line) => formsOf(text).some((form) => ADDRESS[language]?.test(form)),
  /** A number before a word, without a form for 1. */
  singular: ({ language, text }: Line) => namedForms(text).some((form) => lacksSingular(language, form)),
  /** A word that the glossary forbids. */
  glossary: ({ language, key, text }: Line) =>
    !MAY_SAY_EDITION.test(key) &&
    formsOf(text).some((form) => FORBIDDEN[language].some((word) => word.test(plain(form)))),
  /** The English text, or a part of it. */
  untranslated: isUntranslated,
  /** A rule's identifier. */
  identifier: ({ key, text }: Line) =>
    !/^(terminal\.|book\.unknown$)/.test(key) && /\{rule\}|[A-Z]{3,}(-[A-Z]+)*-\d/.test(text),
} as const satisfies Record<string, (line: Line) => boolean>;

const ADDRESS: { readonly [language in Language]?: RegExp } = {
  fr: /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu,
  // At the beginning of a sentence "Sie" may be she or they.
  de: /(?<=[\p{L}\d,…] )(Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/u,
  // After a number it is an hour.
  nl: /(?<!\p{L}|[\d…] )(u|uw)(?!\p{L})/iu,
};

/** What may follow a bare number: units, words that have no plural, and words that begin another phrase. */
const AFTER_NUMBER: Readonly<Record<Language, RegExp>> = {
  en: /^(F|MB|d|h|petrol|damage|of|to|and|or|is|in|on|at|by|for|from|with|per)$/,
  fr: /^(F|Mo|j|h|essence|d|sur|à|et|ou|de|est|en|pour|par|avec|puis|jusqu|désormais|près)$/,
  de: /^(F|MB|T|Std|Benzin|Schaden|Mechanik|von|bis|und|oder|ist|in|im|auf|bei|für|mit|je|pro|insgesamt)$/,
  nl: /^(F|MB|d|u|benzine|schade|techniek|van|tot|en|of|is|in|op|bij|voor|met|per)$/,
};

/** Numbers that say which one, or out of how many: they are followed by no plural. */
const WHICH = [
  'all',
  'face',
  'last',
  'level',
  'max',
  'most',
  'number',
  'of',
  'rank',
  'rating',
  'round',
  'step',
  'turn',
];

const COUNTED = NUMBER_SLOTS.filter((slot) => !WHICH.includes(slot));

function lacksSingular(language: Language, text: string): boolean {
  for (const { 0: whole, 1: name, 3: choices, index } of text.matchAll(SLOT)) {
    if (choices !== undefined || !COUNTED.some((slot) => slot === name)) continue;
    const [, word] = /^[ \u00a0](\p{L}+)/u.exec(text.slice(index + whole.length)) ?? [];
    if (word !== undefined && !AFTER_NUMBER[language].test(word)) return true;
  }
  return false;
}

/** Words are parted by letters, with or without accents. */
const withEdges = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source.replaceAll('\\b', '(?:(?<![\\p{L}\\d])(?=[\\p{L}\\d])|(?<=[\\p{L}\\d])(?![\\p{L}\\d]))'),
    `${flags}u`,
  );

const forbiddenIn = (language: Language): RegExp[] =>
  [...GLOSSARY.map(({ never }) => never?.[language]), DATED[language]].flatMap((word) =>
    word === undefined ? [] : [withEdges(word)],
  );

const FORBIDDEN = {
  en: forbiddenIn('en'),
  fr: forbiddenIn('fr'),
  de: forbiddenIn('de'),
  nl: forbiddenIn('nl'),
} as const satisfies Record<Language, RegExp[]>;

/** The game on the page is an edition of the printed one. */
const MAY_SAY_EDITION = /unofficial/;

const plain = (text: string): string => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');

/** English words that are no words of the other language. */
const ENGLISH_ONLY: { readonly [language in Language]?: RegExp } = {
  fr: /(?<!\p{L})(the|of|and|with|your|you|this|from|are|have|is|it)(?!\p{L})/iu,
  de: /(?<!\p{L})(the|of|and|with|your|you|this|from|are|have|is|it)(?!\p{L})/iu,
  nl: /(?<!\p{L})(the|and|with|your|you|this|from|are|have|it)(?!\p{L})/iu,
};

function isUntranslated({ language, key, text, english }: Line): boolean {
  if (language === 'en' || SAME_ON_PURPOSE[language].includes(key)) return false;
  const own = formsOf(text).map((form) => form.replaceAll('The Great Race', ''));
  const words = text.replaceAll(SLOT, ' ').match(/\p{L}{2,}/gu) ?? [];
  return (text === english && words.length >= 3) || own.some((form) => ENGLISH_ONLY[language]?.test(form));
}
