// Where one is in the page, and its address: #set, #around, #races, #statistics, #learn, #settings, #news, #laboratory,
// #credits, #privacy, #rules, #watch, #dash, #dash-film=…, #solo, #table=…
// Over the network: #friends, #tables, #find, #online=…, #player, #player=…, #account, #administration, #device, #device=…, #replay=…, #report=…,
// #expedition, #expedition=2026-11-15

export type Place =
  | { readonly at: 'front' }
  | { readonly at: 'set'; readonly around: boolean }
  | { readonly at: 'races' }
  /** A first race with a helper, and exercises. */
  | { readonly at: 'learn' }
  | { readonly at: 'settings' }
  /** What all one's races come to. */
  | { readonly at: 'statistics' }
  /** What is new in this edition. */
  | { readonly at: 'news' }
  /** Where bots run many races. */
  | { readonly at: 'laboratory' }
  /** Whose work is in it. */
  | { readonly at: 'credits' }
  /** What is stored about players. */
  | { readonly at: 'privacy' }
  /** The campaigns against René, or one of them. */
  | { readonly at: 'solo'; readonly campaign: string | null }
  /** All rules, or one of them. */
  | { readonly at: 'rules'; readonly rule: string | null }
  /** A recorded race, or one that was played on this device, where so many answers stood. */
  | { readonly at: 'watch'; readonly table: string | null; readonly line?: number }
  | { readonly at: 'table'; readonly table: string }
  /** The Dash: its own front page, or one that is played, or watched. */
  | { readonly at: 'dash'; readonly table: string | null; readonly isFilm: boolean }
  /** Opening a table over the network; the open ones; one of them. */
  | { readonly at: 'friends' }
  | { readonly at: 'tables' }
  | { readonly at: 'online'; readonly table: string }
  /** Looking for a race; what is public of a player, or with null of oneself. */
  | { readonly at: 'find' }
  | { readonly at: 'player'; readonly person: string | null }
  /** Who one is, for who wants an account. */
  | { readonly at: 'account' }
  /** Reports, for who reads them. */
  | { readonly at: 'administration' }
  /** Moving to another device, by a code. */
  | { readonly at: 'device'; readonly code: string | null }
  /** A race over the network as one's own seat saw it; or as somebody saw it who found a fault. */
  | { readonly at: 'replay'; readonly table: string }
  | { readonly at: 'report'; readonly report: string }
  /** The expedition of today, or of a day that is over. */
  | { readonly at: 'expedition'; readonly day: string | null };

const ONLINE = [
  'friends',
  'tables',
  'find',
  'player',
  'online',
  'account',
  'administration',
  'device',
  'replay',
  'report',
  'expedition',
] as const;
export type OnlinePlace = Extract<Place, { at: (typeof ONLINE)[number] }>;

/** Whether this place is one of those over the network. */
export const isOnline = (place: Place): place is OnlinePlace => ONLINE.some((one) => one === place.at);

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
  ['learn', { at: 'learn' }],
  ['settings', { at: 'settings' }],
  ['statistics', { at: 'statistics' }],
  ['news', { at: 'news' }],
  ['credits', { at: 'credits' }],
  ['privacy', { at: 'privacy' }],
  ['laboratory', { at: 'laboratory' }],
  ['solo', { at: 'solo', campaign: null }],
  ['rules', { at: 'rules', rule: null }],
  ['watch', { at: 'watch', table: null }],
  ['dash', { at: 'dash', table: null, isFilm: false }],
  ['friends', { at: 'friends' }],
  ['tables', { at: 'tables' }],
  ['find', { at: 'find' }],
  ['player', { at: 'player', person: null }],
  ['account', { at: 'account' }],
  ['administration', { at: 'administration' }],
  ['device', { at: 'device', code: null }],
  ['expedition', { at: 'expedition', day: null }],
]);

/** What stands after the # of each of them. */
export const PLAIN_ADDRESSES: readonly string[] = [...PLAIN.keys()];

/** Addresses with something to fill in. */
const FILLED = /^(table|watch|rules|dash|dash-film|solo|online|player|device|replay|report)=([\w-]{1,64})$/;
const DAY = /^expedition=(\d{4}-\d\d-\d\d)$/;
/** A moment of a race of this device. */
const KEPT_MOMENT = /^watch=([\w-]{1,64})&line=(\d{1,5})$/;
/** A moment of a recorded race, as `state/link.ts` writes it; what it says is read there. */
const MOMENT = /^(board|towards|step)=/;

export function readPlace(hash: string): ReadPlace {
  const text = hash.replace(/^#/, '');
  const plain = PLAIN.get(text);
  if (plain !== undefined) return { place: plain, isBad: false };
  if (MOMENT.test(text)) return { place: { at: 'watch', table: null }, isBad: false };
  const [, kept, line] = KEPT_MOMENT.exec(text) ?? [];
  if (kept !== undefined) return { place: { at: 'watch', table: kept, line: Number(line) }, isBad: false };
  const [, day] = DAY.exec(text) ?? [];
  if (day !== undefined) return { place: { at: 'expedition', day }, isBad: false };
  const [, at, filled = ''] = FILLED.exec(text) ?? [];
  switch (at) {
    case 'table':
    case 'watch':
    case 'online':
    case 'replay':
      return { place: { at, table: filled }, isBad: false };
    case 'dash':
    case 'dash-film':
      return { place: { at: 'dash', table: filled, isFilm: at === 'dash-film' }, isBad: false };
    case 'player':
      return { place: { at, person: filled }, isBad: false };
    case 'device':
      return { place: { at, code: filled }, isBad: false };
    case 'report':
      return { place: { at, report: filled }, isBad: false };
    case 'rules':
      return { place: { at, rule: filled }, isBad: false };
    case 'solo':
      return { place: { at, campaign: filled }, isBad: false };
    default:
      return { place: FRONT, isBad: true };
  }
}

export function writePlace(place: Place): string {
  switch (place.at) {
    case 'front':
      return '#';
    case 'set':
      return place.around ? '#around' : '#set';
    case 'table':
    case 'online':
    case 'replay':
      return `#${place.at}=${place.table}`;
    case 'player':
      return place.person === null ? '#player' : `#player=${place.person}`;
    case 'device':
      return place.code === null ? '#device' : `#device=${place.code}`;
    case 'report':
      return `#report=${place.report}`;
    case 'expedition':
      return place.day === null ? '#expedition' : `#expedition=${place.day}`;
    case 'watch':
      return watchAddress(place);
    case 'dash':
      return place.table === null ? '#dash' : `#dash${place.isFilm ? '-film' : ''}=${place.table}`;
    case 'solo':
      return place.campaign === null ? '#solo' : `#solo=${place.campaign}`;
    case 'rules':
      return place.rule === null ? '#rules' : `#rules=${place.rule}`;
    default:
      return `#${place.at}`;
  }
}

function watchAddress({ table, line }: Extract<Place, { at: 'watch' }>): string {
  if (table === null) return '#watch';
  return line === undefined ? `#watch=${table}` : `#watch=${table}&line=${line}`;
}
