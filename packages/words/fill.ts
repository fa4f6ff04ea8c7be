import type { Messages } from './text.ts';

/** What filling a message needs to know of a language. */
export interface Grammar {
  readonly messages: Messages;
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
  readonly contract?: Contract;
}

/**
 * What the language contracts where its own words meet what is put in: given both, it gives both back.
 * What is not ours (`isOurs` is false) must come back as it was.
 */
export type Contract = (
  before: string,
  put: string,
  isOurs: boolean,
) => readonly [before: string, put: string];

export interface Values {
  readonly [name: string]: string | number | Name;
}

/** Where a name's forms are parted: a bar outside braces. */
const BAR = /\|(?![^{]*\})/;

/** The text of a message; of a name its base form. */
export const baseForm = (message: string): string => message.split(BAR, 1)[0] ?? '';

/** One of our own words or phrases, in the forms and of the kinds that its language gives it. */
export class Name {
  readonly #grammar: Grammar;
  readonly #parts: readonly string[];
  readonly #values: Values;

  constructor(grammar: Grammar, message: string, values: Values = {}) {
    this.#grammar = grammar;
    this.#parts = message.split(BAR);
    this.#values = values;
  }

  /** In this form; in its base form where it has no such form. */
  as(form: string): string {
    const part = this.#parts.find((one, at) => at > 0 && one.startsWith(`${form} `));
    return part === undefined ? String(this) : fill(this.#grammar, part.slice(form.length + 1), this.#values);
  }

  is(kind: string): boolean {
    return this.#parts.indexOf(kind, 1) > 0;
  }

  toString(): string {
    return fill(this.#grammar, this.#parts[0] ?? '', this.#values);
  }
}

const SLOT = /\{(\w+)(?::(\w+))?(?:\|([^}]*))?\}/g;

/** Fills a text. A slot that is given nothing stays as it is. */
export function fill(grammar: Grammar, text: string, values: Values): string {
  let filled = '';
  let end = 0;
  for (const slot of text.matchAll(SLOT)) {
    const [whole, name = '', form, choices] = slot;
    const value = values[name];
    const put =
      value === undefined
        ? whole
        : choices === undefined
          ? shown(grammar, value, form)
          : chosen(grammar, choices, value);
    const isOurs = choices === undefined ? value instanceof Name : !choices.includes('#');
    const before = text.slice(end, slot.index);
    filled += (grammar.contract?.(before, put, isOurs) ?? [before, put]).join('');
    end = slot.index + whole.length;
  }
  return filled + text.slice(end);
}

function shown({ number }: Grammar, value: string | number | Name, form?: string): string {
  if (typeof value === 'number') return number.format(value);
  return value instanceof Name && form !== undefined ? value.as(form) : String(value);
}

/** The first choice that is the value's own; else the one for its plural form, else the last resort. */
function chosen(grammar: Grammar, choices: string, value: string | number | Name): string {
  const texts = new Map(choices.split('|').map(splitChoice));
  const own = value instanceof Name ? [...texts.keys()].find((kind) => value.is(kind)) : String(value);
  const plural = typeof value === 'number' ? grammar.plural.select(value) : 'other';
  const text = texts.get(own ?? '') ?? texts.get(plural) ?? texts.get('other') ?? '';
  return text.replaceAll('#', () => shown(grammar, value));
}

function splitChoice(choice: string): [selector: string, text: string] {
  const end = choice.indexOf(' ');
  return [choice.slice(0, end), choice.slice(end + 1)];
}
