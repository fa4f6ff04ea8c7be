// The router: every route of the page with its address, the part of the URL after #, and the current route.
import { type ReadonlySignal, signal } from '@preact/signals';

/** How the address of a route is read and written. */
interface Address<P> {
  /** The addresses of the route that hold no parameter. */
  readonly plain: readonly string[];
  /** The parameters in an address; null when it is the address of another route. */
  read(address: string): P | null;
  write(params: P): string;
}

type NoParams = Readonly<Record<never, never>>;

/** The value of a parameter: ids and the numbers of rules. */
const VALUE = /^[\w-]{1,64}$/;

/** What is packed into an address: far longer than a link ever is. */
const PACKED = /^[\w-]{1,8000}$/;

/** The routes of this device. */
const LOCAL = {
  front: plain(''),
  /** Setting up a race for one person, or for several around this device. */
  set: setUpAddress(),
  races: plain('races'),
  /** A position, packed into the address. */
  position: withParam('position', 'data', PACKED),
  /** A line of a race, or a position that is studied, packed into the address. */
  study: withParam('study', 'data', PACKED),
  /** The first race with a helper, and exercises. */
  learn: plain('learn'),
  /** The same room, with puzzles about what a race was lost on. */
  train: withParam('train', 'about'),
  settings: plain('settings'),
  statistics: plain('statistics'),
  /** What is new in this version. */
  news: plain('news'),
  /** Bots run many races here. */
  laboratory: plain('laboratory'),
  credits: plain('credits'),
  /** What is stored about players. */
  privacy: plain('privacy'),
  /** The campaigns against René, or one of them. */
  solo: withOptional('solo', 'campaign'),
  /** All rules, or one of them. */
  rules: withOptional('rules', 'rule'),
  /** A recorded race, or a race of this device after the given number of answers, to be watched or studied. */
  watch: watchAddress(),
  /** A race on this device. */
  table: withParam('table', 'table'),
  /** The Dash: its front page, a game, or the replay of a game. */
  dash: dashAddress(),
};

/** The routes that need the server. */
const ONLINE = {
  /** Opens a table. */
  friends: plain('friends'),
  /** Lists the open tables. */
  tables: plain('tables'),
  online: withParam('online', 'table'),
  /** Looks for opponents. */
  find: plain('find'),
  /** The public profile of a player; null for your own. */
  player: withOptional('player', 'person'),
  /** The reader's people, and finding others. */
  people: plain('people'),
  /** The best players. */
  leaders: plain('leaders'),
  account: plain('account'),
  /** How programs use the server. */
  developers: plain('developers'),
  /** Reports, for moderators. */
  administration: plain('administration'),
  /** Moves your account to another device by a code. */
  device: withOptional('device', 'code'),
  /** An online race as your own seat saw it, perhaps after the given number of answers. */
  replay: replayAddress(),
  /** A race as the person who reported a fault saw it. */
  report: withParam('report', 'report'),
  /** The cups, or one of them. */
  cup: withOptional('cup', 'cup'),
  /** The clubs, or one of them. */
  club: withOptional('club', 'club'),
  /** Today's expedition, or that of an earlier day. */
  expedition: withOptional('expedition', 'day', /^\d{4}-\d\d-\d\d$/),
};

const ROUTES = { ...LOCAL, ...ONLINE };

type ParamsIn<T> = {
  readonly [A in keyof T]: T[A] extends Address<infer P> ? P : never;
};
type RoutesIn<T> = {
  readonly [A in keyof T]: { readonly at: A } & ParamsIn<T>[A];
}[keyof T];

export type Route = RoutesIn<typeof ROUTES>;
export type OnlineRoute = RoutesIn<typeof ONLINE>;

export const isOnline = (route: Route): route is OnlineRoute => Object.hasOwn(ONLINE, route.at);

/** Navigates within the page. */
export type Go = (route: Route) => void;

interface ReadRoute {
  readonly route: Route;
  /** The address is unknown; the route is then the front page. */
  readonly isBad: boolean;
}

/** Every address without a parameter. */
export const PLAIN_ADDRESSES: readonly string[] = Object.values(ROUTES).flatMap((one) => one.plain);

export function readRoute(hash: string): ReadRoute {
  const address = hash.replace(/^#/, '');
  for (const [at, { read }] of Object.entries(ROUTES)) {
    const params = read(address);
    if (params !== null) return { route: { at, ...params } as Route, isBad: false };
  }
  return { route: { at: 'front' }, isBad: true };
}

export const writeRoute = (route: Route): string => `#${writeAddress(route.at, route)}`;

const WRITERS: { readonly [A in keyof typeof ROUTES]: Address<ParamsIn<typeof ROUTES>[A]> } = ROUTES;

const writeAddress = <A extends keyof typeof ROUTES>(at: A, params: ParamsIn<typeof ROUTES>[A]): string =>
  WRITERS[at].write(params);

export interface Navigation {
  readonly current: ReadonlySignal<Visit>;
  readonly go: Go;
}

interface Visit extends ReadRoute {
  /** Where a page that can be opened from anywhere leads back to. */
  readonly back: Route;
}

/** Follows the address of the browser. */
export function makeNavigation(): Navigation {
  const current = signal<Visit>({ ...readRoute(location.hash), back: { at: 'front' } });
  addEventListener('hashchange', () => {
    const next = readRoute(location.hash);
    const { route, back } = current.peek();
    const isOpenedHere = isAside(next.route) && !isAside(route);
    current.value = { ...next, back: isOpenedHere ? route : back };
  });
  return {
    current,
    go: (route) => {
      location.hash = writeRoute(route);
    },
  };
}

/** Whether a page can be opened from anywhere. */
const isAside = ({ at }: Route): boolean => at === 'rules' || at === 'credits' || at === 'privacy';

/** `name` */
function plain(name: string): Address<NoParams> {
  return { plain: [name], read: (address) => (address === name ? {} : null), write: () => name };
}

/** `set` or `around` */
function setUpAddress(): Address<{ readonly around: boolean }> {
  const [alone, around] = [plain('set'), plain('around')];
  return {
    plain: [...alone.plain, ...around.plain],
    read: (address) => {
      if (around.read(address) !== null) return { around: true };
      return alone.read(address) === null ? null : { around: false };
    },
    write: (params) => (params.around ? around : alone).write({}),
  };
}

/** `name=value` */
function withParam<K extends string>(
  name: string,
  param: K,
  allowed = VALUE,
): Address<{ readonly [P in K]: string }> {
  return {
    plain: [],
    read: (address) => {
      const value = valueAfter(name, address);
      return value !== null && allowed.test(value) ? single(param, value) : null;
    },
    write: (params) => `${name}=${params[param]}`,
  };
}

/** `name` or `name=value` */
function withOptional<K extends string>(
  name: string,
  param: K,
  allowed = VALUE,
): Address<{ readonly [P in K]: string | null }> {
  const filled = withParam(name, param, allowed);
  return {
    plain: [name],
    read: (address) => (address === name ? single(param, null) : filled.read(address)),
    write: (params) => (params[param] === null ? name : `${name}=${params[param]}`),
  };
}

const valueAfter = (name: string, address: string): string | null =>
  address.startsWith(`${name}=`) ? address.slice(name.length + 1) : null;

const single = <K extends string, V>(param: K, value: V): { readonly [P in K]: V } =>
  ({ [param]: value }) as { readonly [P in K]: V };

/** `watch`, `watch=table`, `watch=table&line=3` or `watch=table&line=3&study`; and moments of recorded races, as `replay/moment-address.ts` writes them. */
function watchAddress(): Address<{
  readonly table: string | null;
  readonly line?: number;
  readonly isStudied?: boolean;
}> {
  const table = withOptional('watch', 'table');
  return {
    plain: table.plain,
    read: (address) => {
      if (/^(board|towards|step)=/.test(address)) return { table: null };
      const [, before, line, studied] = /^(.+)&line=(\d{1,5})(&study)?$/.exec(address) ?? [];
      if (before === undefined) return table.read(address);
      const read = table.read(before);
      if (read?.table == null) return null;
      return { ...read, line: Number(line), ...(studied === undefined ? {} : { isStudied: true }) };
    },
    write: ({ line, isStudied, ...rest }) =>
      table.write(rest) + (line === undefined ? '' : `&line=${line}${isStudied === true ? '&study' : ''}`),
  };
}

/** `replay=table`, or `replay=table&line=3` */
function replayAddress(): Address<{ readonly table: string; readonly line?: number }> {
  return {
    plain: [],
    read: (address) => {
      const [, table, line] = /^replay=([\w-]{1,64}?)(?:&line=(\d{1,5}))?$/.exec(address) ?? [];
      if (table === undefined) return null;
      return line === undefined ? { table } : { table, line: Number(line) };
    },
    write: ({ table, line }) => `replay=${table}${line === undefined ? '' : `&line=${line}`}`,
  };
}

/** `dash`, `dash=table` or `dash-replay=table` */
function dashAddress(): Address<{ readonly table: string | null; readonly isReplay: boolean }> {
  const game = withOptional('dash', 'table');
  const replay = withParam('dash-replay', 'table');
  return {
    plain: game.plain,
    read: (address) => {
      const [played, replayed] = [game.read(address), replay.read(address)];
      const found = played ?? replayed;
      return found === null ? null : { ...found, isReplay: played === null };
    },
    write: ({ table, isReplay }) =>
      table !== null && isReplay ? replay.write({ table }) : game.write({ table }),
  };
}
