// The configuration of this server, from environment variables.
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Retention } from '@race/protocol';
import { fold, isLogin } from './accounts/accounts.ts';
import { isBusAddress, isDatabaseAddress } from './bus/open.ts';
import { type Environment, readText } from './common/environment.ts';
import { readWatch, type WatchConfig } from './monitoring/config.ts';
import { isMailAddress } from './notices/mail.ts';
import { readRetention } from './retention/config.ts';

export interface Config {
  /** Null listens on all interfaces, so that others in the same network can connect. */
  readonly host: string | null;
  readonly port: number;
  /** The folder of the store. */
  readonly data: string;
  /** Whether the host has set that folder; it is then expected to hold a store. */
  readonly isDataNamed: boolean;
  /** Whether an empty store may be made where one was expected. */
  readonly isNewStore: boolean;
  /** The PostgreSQL database that processes share; null for a file in that folder. */
  readonly database: string | null;
  /** The address of the message bus; null for the database itself. */
  readonly bus: string | null;
  /** Pages of other origins that may open a socket. */
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  /** The public address of the page; null where it is unknown. */
  readonly address: string | null;
  /** Off only for measuring. */
  readonly hasLimits: boolean;
  /** The contact of this server's host, for push services and everybody else. */
  readonly contact: string;
  /** Whether the host has set a contact. */
  readonly hasContact: boolean;
  /** Push services besides those of the common browsers. */
  readonly pushServices: readonly string[];
  /** Where each notice is sent besides; null for nowhere. */
  readonly noticeHook: string | null;
  /** The secret that signs those requests; null for none. */
  readonly noticeSecret: string | null;
  /** The logins of administrators. */
  readonly administrators: readonly string[];
  /** How long data is stored. */
  readonly retention: Retention;
  /** Null where no mail is sent. */
  readonly mail: MailConfig | null;
  readonly watch: WatchConfig;
}

interface MailConfig {
  /** A program that reads a message and sends it. */
  readonly command: string;
  readonly from: string;
  /** Where people open the page. */
  readonly address: string;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly fault: string };

const DEFAULT_PORT = 8035;
const SHORTEST_SECRET = 16;

/** `defaultData` is the folder of the store where DATA names none. */
export function readConfig(env: Environment, defaultData = 'data'): ReadConfig {
  const port = readPort(env.PORT);
  if (port === null) return no(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  const host = readText(env.HOST);
  if (host !== null && !isHost(host))
    return no(`HOST must be an address or a name, without http:// and port, not "${host}".`);
  const origins = readList(env.ORIGINS);
  const strange = origins.find((origin) => !isOrigin(origin));
  if (strange !== undefined)
    return no(`ORIGINS must be like https://race.example.org, separated by commas, not "${strange}".`);
  // Addresses may contain passwords, so a fault does not quote them.
  const database = readText(env.DATABASE_URL);
  if (database !== null && !isDatabaseAddress(database))
    return no('DATABASE_URL must be like postgres://name:password@host:5432/race.');
  const bus = readText(env.BUS_URL);
  if (bus !== null && !isBusAddress(bus))
    return no('BUS_URL must be like nats://host:4222 or postgres://name:password@host:5432/race.');
  if (bus !== null && database === null)
    return no('BUS_URL is for processes that share a database: set DATABASE_URL, too.');
  const pushServices = readList(env.PUSH_SERVICES);
  const strangeService = pushServices.find((origin) => !isOrigin(origin));
  if (strangeService !== undefined)
    return no(
      `PUSH_SERVICES must be like https://push.example.org, separated by commas, not "${strangeService}".`,
    );
  const contact = readText(env.CONTACT) ?? 'mailto:nobody@localhost';
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    return no(`CONTACT must be like mailto:me@example.org or https://example.org, not "${contact}".`);
  const noticeHook = readText(env.NOTICE_HOOK);
  if (noticeHook !== null && !/^https?:/.test(URL.parse(noticeHook)?.protocol ?? ''))
    return no(`NOTICE_HOOK must be an address like https://example.org/hook, not "${noticeHook}".`);
  const noticeSecret = readText(env.NOTICE_SECRET);
  if (noticeSecret !== null && noticeSecret.length < SHORTEST_SECRET)
    return no(`NOTICE_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  const command = readText(env.MAIL);
  const from = readText(env.MAIL_FROM) ?? '';
  const address = readText(env.ADDRESS);
  if (address !== null && !isOrigin(address))
    return no(`ADDRESS must be like https://race.example.org, not "${address}".`);
  if (command !== null && !isMailAddress(from))
    return no(`MAIL_FROM must be an address like race@example.org where MAIL is set, not "${from}".`);
  if (command !== null && address === null)
    return no('ADDRESS must be set where MAIL is, like https://race.example.org.');
  const administrators = [...new Set(readList(env.ADMINISTRATORS).map(fold))];
  const noLogin = administrators.find((login) => !isLogin(login));
  if (noLogin !== undefined)
    return no(`ADMINISTRATORS must be user names, separated by commas, not "${noLogin}".`);
  const data = readText(env.DATA);
  const limits = readText(env.LIMITS) ?? 'on';
  if (limits !== 'on' && limits !== 'off') return no(`LIMITS must be on or off, not "${limits}".`);
  const retention = readRetention(readList(env.RETENTION));
  if (typeof retention === 'string') return no(retention);
  const read = readWatch(env);
  if (!read.ok) return read;
  return {
    ok: true,
    config: {
      host,
      port,
      data: data ?? defaultData,
      isDataNamed: data !== null,
      isNewStore: readText(env.NEW_STORE) !== null,
      database,
      bus,
      origins,
      isBehindProxy: readText(env.PROXY) !== null,
      address,
      hasLimits: limits === 'on',
      contact,
      hasContact: readText(env.CONTACT) !== null,
      pushServices,
      noticeHook,
      noticeSecret,
      administrators,
      retention,
      mail: command === null || address === null ? null : { command, from, address },
      watch: read.watch,
    },
  };
}

const readList = (text: string | undefined): string[] =>
  (readText(text) ?? '').split(',').flatMap((one) => readText(one) ?? []);

const no = (fault: string): ReadConfig => ({ ok: false, fault });

const NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;
const isHost = (text: string): boolean => isIP(text) !== 0 || NAME.test(text);

/** An origin as browsers write it: scheme, name and port, and nothing after them. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

function readPort(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return DEFAULT_PORT;
  const port = Number(text);
  return /^\d{1,5}$/.test(text.trim()) && port <= 65_535 ? port : null;
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** The address of the page on this machine. A server on all interfaces is reachable as localhost. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isEverywhere = host === null || EVERYWHERE.includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

/** The addresses under which others in the same network reach a server that listens everywhere. */
export function networkAddresses(
  { host, port }: Pick<Config, 'host' | 'port'>,
  cards = networkInterfaces(),
): string[] {
  if (host !== null && !EVERYWHERE.includes(host)) return [];
  return Object.values(cards)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}

/** Where people at other machines find the page: as the host has configured it, else the first address in the network. */
export const publicAddress = (
  { address, ...place }: Pick<Config, 'address' | 'host' | 'port'>,
  cards = networkInterfaces(),
): string | null => address ?? networkAddresses(place, cards)[0] ?? null;
