import type { Name } from './fill.ts';

// A message is a string with slots:
//   {crew}                                  what it holds, as it is
//   {colour:f}                              a name in one of its forms
//   {count|0 no card|one # card|other # cards}   a text by number: the exact one, else the language's plural form
//   {kind|sea by ship|air by zeppelin}      a text by word
//   {card|f jouée|other joué}               a text by the kind of a name, such as its gender
// A choice is its selector, one space and its text; # is the number itself.
//
// A name may have forms and kinds after its base form:
//   rouge                                   one form
//   vert|f verte|pl verts                   "verte" for {colour:f}, "verts" for {colour:pl}
//   Station-service|f|def la station-service    is of the kind "f", and has the form "def"

export type Messages = { readonly [key: string]: string };

/** Slots that hold a number in every message, so that any language may count there. */
export const NUMBER_SLOTS = [
  'adds',
  'all',
  'amount',
  'answers',
  'arrival',
  'assistants',
  'bag',
  'chance',
  'chassis',
  'chassisMax',
  'count',
  'damage',
  'dangers',
  'days',
  'deck',
  'discard',
  'done',
  'drawn',
  'engine',
  'engineMax',
  'excess',
  'face',
  'francs',
  'give',
  'guards',
  'halves',
  'held',
  'hours',
  'joined',
  'last',
  'later',
  'least',
  'left',
  'level',
  'levels',
  'limit',
  'max',
  'mechanics',
  'minutes',
  'money',
  'most',
  'n',
  'needed',
  'now',
  'number',
  'of',
  'own',
  'petrol',
  'petrolMax',
  'plans',
  'prestige',
  'races',
  'rank',
  'rating',
  'reach',
  'reported',
  'reports',
  'round',
  'second',
  'spaces',
  'speed',
  'stages',
  'step',
  'steps',
  'sum',
  'takes',
  'toEnd',
  'turn',
  'used',
  'violet',
  'whole',
] as const;
type NumberSlot = (typeof NUMBER_SLOTS)[number];

/** Slots that hold a name of ours in every message, so that any language may ask for a form or a kind of it. */
export const NAME_SLOTS = [
  'at',
  'booster',
  'box',
  'card',
  'character',
  'city',
  'colour',
  'course',
  'from',
  'gift',
  'into',
  'landmark',
  'leader',
  'mode',
  'module',
  'onto',
  'phase',
  'season',
  'shield',
  'team',
  'the',
  'to',
  'vehicle',
  'weather',
] as const;
type NameSlot = (typeof NAME_SLOTS)[number];

/** Slots that hold a name of ours, or one that has no other form because somebody typed it or it was put together. */
type PersonSlot = 'board' | 'crew' | 'gauge' | 'target' | 'who';

type Held<Slot extends string> = Slot extends NumberSlot
  ? number
  : Slot extends NameSlot
    ? Name
    : Slot extends PersonSlot
      ? string | Name
      : string | number | Name;

type Before<Text extends string, Mark extends string> = Text extends `${infer First}${Mark}${string}`
  ? First
  : Text;

type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;

type SlotName<Slot extends string> = Before<Before<Slot, '|'>, ':'>;

type Selectors<Choices extends string> = Choices extends `${infer First}|${infer Rest}`
  ? Before<First, ' '> | Selectors<Rest>
  : Before<Choices, ' '>;

/** With "one", "other" alone or a figure among its selectors a slot counts; else it takes a word. */
type Chosen<Selector extends string> = [Selector] extends ['other']
  ? number
  : [Extract<Selector, 'one' | `${number}`>] extends [never]
    ? 'other' extends Selector
      ? string
      : Selector
    : number;

/** What a slot with choices takes. */
type ChosenIn<Slot extends string, Selector extends string> = Slot extends NameSlot | PersonSlot
  ? [Extract<Selector, 'one' | `${number}`>] extends [never]
    ? Held<Slot>
    : never
  : Chosen<Selector>;

/** What a slot takes, as it is written. */
type Takes<Slot extends string> = Slot extends `${infer Name}|${infer Choices}`
  ? ChosenIn<Name, Selectors<Choices>>
  : Slot extends `${infer Of}:${string}`
    ? Extract<Held<Of>, Name> extends never
      ? never
      : Held<Of>
    : Held<Slot>;

type Uses<Name extends string, Slot extends string> =
  Extract<Slot, `${Name}|${string}`> extends infer Choosing
    ? [Choosing] extends [never]
      ? Held<Name>
      : Choosing extends string
        ? Takes<Choosing>
        : never
    : never;

/** What a message must be given. */
export type Params<Text extends string> = {
  readonly [Name in SlotName<Slots<Text>>]: Uses<Name, Slots<Text>>;
};

/** The slots of a translation that cannot take what the English message is given. */
type Misfits<Given, Own extends string> = {
  [Slot in Slots<Own>]: SlotName<Slot> extends keyof Given
    ? Given[SlotName<Slot>] extends Takes<Slot>
      ? never
      : Slot
    : Slot;
}[Slots<Own>];

type Forgotten<Given, Own extends string> = Exclude<keyof Given, SlotName<Slots<Own>>>;

type Checked<English extends Messages, Own extends Messages> = {
  readonly [Key in keyof Own]: Key extends keyof English
    ? [Misfits<Params<English[Key]>, Own[Key]> | Forgotten<Params<English[Key]>, Own[Key]>] extends [never]
      ? Own[Key]
      : {
          readonly 'cannot take': Misfits<Params<English[Key]>, Own[Key]>;
          readonly forgets: Forgotten<Params<English[Key]>, Own[Key]>;
        }
    : never;
};

/**
 * A file of one language: a key that the English file does not have or has more, a slot that it does not have or
 * that is forgotten, and a choice or form that the slot cannot give do not compile.
 */
export const translationOf =
  <English extends Messages>() =>
  <const Own extends { readonly [Key in keyof English]: string }>(
    messages: Own & Checked<English, Own>,
  ): Own =>
    messages;
