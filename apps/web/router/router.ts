// The router: every route of the page and its address: #set, #around, #races, #statistics, #learn, #settings, #news, #laboratory,
// #credits, #privacy, #rules, #watch, #dash, #dash-film=…, #solo, #table=…
// Over the network: #friends, #tables, #find, #online=…, #player, #player=…, #account, #administration, #device, #device=…, #replay=…, #report=…,
// #expedition, #expedition=2026-11-15

export type Route =
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
  | { readonly at: 'dash'; readonly table: string | null; readonly isReplay: boolean }
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
export type OnlineRoute = Extract<Route, { at: (typeof ONLINE)[number] }>;

/** Whether this place is one of those over the network. */
export const isOnline = (route: Route): route is OnlineRoute => ONLINE.some((one) => one === route.at);

/** Navigates within the page. */
export type Go = (route: Route) => void;

export interface ReadRoute {
  readonly route: Route;
  /** The address names nothing we know; the place is then the front page. */
  readonly isBad: boolean;
}

const FRONT: Route = { at: 'front' };

/** Addresses without anything to fill in. */
const PLAIN = new Map<string, Route>([
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
  ['dash', { at: 'dash', table: null, isReplay: false }],
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
const SAVED_MOMENT = /^watch=([\w-]{1,64})&line=(\d{1,5})$/;
/** A moment of a recorded race, as `replay/moment-address.ts` writes and reads it. */
const MOMENT = /^(board|towards|step)=/;

export function readRoute(hash: string): ReadRoute {
  const text = hash.replace(/^#/, '');
  const plain = PLAIN.get(text);
  if (plain !== undefined) return { route: plain, isBad: false };
  if (MOMENT.test(text)) return { route: { at: 'watch', table: null }, isBad: false };
  const [, kept, line] = SAVED_MOMENT.exec(text) ?? [];
  if (kept !== undefined) return { route: { at: 'watch', table: kept, line: Number(line) }, isBad: false };
  const [, day] = DAY.exec(text) ?? [];
  if (day !== undefined) return { route: { at: 'expedition', day }, isBad: false };
  const [, at, filled = ''] = FILLED.exec(text) ?? [];
  switch (at) {
    case 'table':
    case 'watch':
    case 'online':
    case 'replay':
      return { route: { at, table: filled }, isBad: false };
    case 'dash':
    case 'dash-film':
      return { route: { at: 'dash', table: filled, isReplay: at === 'dash-film' }, isBad: false };
    case 'player':
      return { route: { at, person: filled }, isBad: false };
    case 'device':
      return { route: { at, code: filled }, isBad: false };
    case 'report':
      return { route: { at, report: filled }, isBad: false };
    case 'rules':
      return { route: { at, rule: filled }, isBad: false };
    case 'solo':
      return { route: { at, campaign: filled }, isBad: false };
    default:
      return { route: FRONT, isBad: true };
  }
}

export function writeRoute(route: Route): string {
  switch (route.at) {
    case 'front':
      return '#';
    case 'set':
      return route.around ? '#around' : '#set';
    case 'table':
    case 'online':
    case 'replay':
      return `#${route.at}=${route.table}`;
    case 'player':
      return route.person === null ? '#player' : `#player=${route.person}`;
    case 'device':
      return route.code === null ? '#device' : `#device=${route.code}`;
    case 'report':
      return `#report=${route.report}`;
    case 'expedition':
      return route.day === null ? '#expedition' : `#expedition=${route.day}`;
    case 'watch':
      return watchAddress(route);
    case 'dash':
      return route.table === null ? '#dash' : `#dash${route.isReplay ? '-film' : ''}=${route.table}`;
    case 'solo':
      return route.campaign === null ? '#solo' : `#solo=${route.campaign}`;
    case 'rules':
      return route.rule === null ? '#rules' : `#rules=${route.rule}`;
    default:
      return `#${route.at}`;
  }
}

function watchAddress({ table, line }: Extract<Route, { at: 'watch' }>): string {
  if (table === null) return '#watch';
  return line === undefined ? `#watch=${table}` : `#watch=${table}&line=${line}`;
}
