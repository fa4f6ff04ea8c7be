// Where one is in the page, and its address: #set, #around, #races, #settings, #watch, #table=…

export type Place =
  | { readonly at: 'front' }
  | { readonly at: 'set'; readonly around: boolean }
  | { readonly at: 'races' }
  | { readonly at: 'settings' }
  | { readonly at: 'watch' }
  | { readonly at: 'table'; readonly table: string };

/** Goes there within the page. */
export type Go = (place: Place) => void;

export interface ReadPlace {
  readonly place: Place;
  /** The address names nothing we know; the place is then the front page. */
  readonly isBad: boolean;
}

const FRONT: Place = { at: 'front' };

/** Addresses without anything to fill in. */
const PLAIN = new Map<string, Place>([
  ['', FRONT],
  ['set', { at: 'set', around: false }],
  ['around', { at: 'set', around: true }],
  ['races', { at: 'races' }],
  ['settings', { at: 'settings' }],
  ['watch', { at: 'watch' }],
]);

const TABLE = /^table=([\w-]{1,64})$/;
/** A moment of a recorded race, as `state/link.ts` writes it; what it says is read there. */
const MOMENT = /^(board|towards|step)=/;

export function readPlace(hash: string): ReadPlace {
  const text = hash.replace(/^#/, '');
  const plain = PLAIN.get(text);
  if (plain !== undefined) return { place: plain, isBad: false };
  if (MOMENT.test(text)) return { place: { at: 'watch' }, isBad: false };
  const table = TABLE.exec(text)?.[1];
  return table === undefined
    ? { place: FRONT, isBad: true }
    : { place: { at: 'table', table }, isBad: false };
}

export function writePlace(place: Place): string {
  switch (place.at) {
    case 'front':
      return '#';
    case 'set':
      return place.around ? '#around' : '#set';
    case 'table':
      return `#table=${place.table}`;
    default:
      return `#${place.at}`;
  }
}
