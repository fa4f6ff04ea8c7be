// A message is a string with places to fill:
//   {crew}                                  a word or a number
//   {count|0 no card|one # card|other # cards}   a form by number: the exact one, else the language's plural form
//   {kind|sea by ship|air by zeppelin}      a form by word
// A form is its selector, one space and its text; # is the number itself.

export type Messages = { readonly [key: string]: string };

type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;

type NameOf<Slot extends string> = Slot extends `${infer Name}|${string}` ? Name : Slot;

type SelectorOf<Form extends string> = Form extends `${infer Selector} ${string}` ? Selector : Form;

type Selectors<Forms extends string> = Forms extends `${infer Form}|${infer Rest}`
  ? SelectorOf<Form> | Selectors<Rest>
  : SelectorOf<Forms>;

/** With "one", "other" alone or a figure among its selectors a slot counts; else it takes a word. */
type ValueOf<Selector extends string> = [Selector] extends ['other']
  ? number
  : [Extract<Selector, 'one' | `${number}`>] extends [never]
    ? 'other' extends Selector
      ? string
      : Selector
    : number;

type Chosen<Name extends string, Slot extends string> =
  Extract<Slot, `${Name}|${string}`> extends infer Counted
    ? [Counted] extends [never]
      ? string | number
      : Counted extends `${string}|${infer Forms}`
        ? ValueOf<Selectors<Forms>>
        : never
    : never;

/** What a message must be given. */
export type Params<Text extends string> = {
  readonly [Name in NameOf<Slots<Text>>]: Chosen<Name, Slots<Text>>;
};

/** A translation asks for exactly what the English message asks for, and takes whatever that is given. */
type Fits<English extends string, Own extends string> = [keyof Params<Own>] extends [keyof Params<English>]
  ? [keyof Params<English>] extends [keyof Params<Own>]
    ? Params<English> extends Params<Own>
      ? true
      : false
    : false
  : false;

type Checked<English extends Messages, Own extends Messages> = {
  readonly [Key in keyof Own]: Key extends keyof English
    ? Fits<English[Key], Own[Key]> extends true
      ? Own[Key]
      : { readonly 'must ask for': Params<English[Key]> }
    : never;
};

/** A file of one language: a key or a parameter that the English file does not have, or has more, does not compile. */
export const translationOf =
  <English extends Messages>() =>
  <const Own extends { readonly [Key in keyof English]: string }>(
    messages: Own & Checked<English, Own>,
  ): Own =>
    messages;
