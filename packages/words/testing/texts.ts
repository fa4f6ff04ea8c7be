import { withDash } from '../dash/index.ts';
import {
  LANGUAGES,
  type Language,
  loadWords,
  type Words,
  withAbout,
  withActing,
  withAdministration,
  withBack,
  withBefore,
  withExpedition,
  withLearning,
  withOnline,
  withPeople,
  withRatings,
  withRivals,
  withSolo,
} from '../index.ts';

export type Texts = { readonly [key: string]: string };

const PARTS = [
  withBefore,
  withActing,
  withSolo,
  withRatings,
  withOnline,
  withRivals,
  withPeople,
  withExpedition,
  withAdministration,
  withDash,
  withAbout,
  withLearning,
  withBack,
];

async function loadAll(language: Language): Promise<Words> {
  let words = await loadWords(language);
  for (const withPart of PARTS) words = await withPart(words);
  return words;
}

const loaded = await Promise.all(LANGUAGES.map(loadAll));

/** Every text of a language, whichever part of the game shows it. */
export const textsOf = (language: Language): Texts =>
  loaded.find((words) => words.language === language)?.messages ?? {};

export const SLOT = /\{(\w+)(?::(\w+))?(?:\|([^}]*))?\}/g;

/** The text of a name and all its forms; of any other message the text alone. */
export const namedForms = (text: string): string[] =>
  text.split(/\|(?![^{]*\})/).flatMap((part, at) => {
    if (at === 0) return [part];
    const end = part.indexOf(' ');
    return end < 0 ? [] : [part.slice(end + 1)];
  });

/** Every text a message can become, with "…" for what is put in. */
export const formsOf = (text: string): string[] =>
  namedForms(text).flatMap((form) =>
    [...form.matchAll(SLOT)].reduce<string[]>(
      (texts, [slot, , , choices]) =>
        texts.flatMap((one) =>
          (choices ?? 'other …')
            .split('|')
            .map((choice) => one.replace(slot, () => choice.slice(choice.indexOf(' ') + 1))),
        ),
      [form],
    ),
  );
