import { LANGUAGES, type Language, loadWords } from '../index.ts';

export type Texts = { readonly [key: string]: string };

const loaded = await Promise.all(LANGUAGES.map(loadWords));

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
