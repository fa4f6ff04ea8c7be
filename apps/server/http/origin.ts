// Which pages may open a socket, under which names of this server, and from which address.
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { hostname } from 'node:os';

/** Whether a socket may be opened: from a page of this server, of an origin the host has named, or by a program. */
export function isWelcome(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}

interface Named {
  /** Where the server listens; null for everywhere. */
  readonly host: string | null;
  /** The public address of the page, where the host has set one. */
  readonly address: string | null;
  readonly origins: readonly string[];
  /** With a proxy, the proxy decides which names it passes on. */
  readonly isBehindProxy: boolean;
}

/** Names that routers of home networks give to machines; nobody on the web can have one. */
const AT_HOME = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain', 'fritz.box'];

/**
 * Whether a request names this server in its Host header. Against DNS rebinding: a page can point its own name at a
 * server in a home network, but it cannot change the Host header. IP addresses cannot be rebound.
 */
export function ourHosts(
  { host, address, origins, isBehindProxy }: Named,
  machine = hostname(),
): (host: string | undefined) => boolean {
  if (isBehindProxy) return () => true;
  const own = machine.toLowerCase();
  const names = new Set([
    'localhost',
    own,
    ...AT_HOME.map((suffix) => `${own.split('.')[0]}.${suffix}`),
    ...(host === null ? [] : [host.toLowerCase()]),
    ...[...origins, ...(address === null ? [] : [address])].flatMap((one) => nameIn(one) ?? []),
  ]);
  return (said) => {
    const name = said === undefined ? null : nameIn(`http://${said}`);
    return name !== null && (isIP(name) !== 0 || name.endsWith('.localhost') || names.has(name));
  };
}

/** The name in an address of the web; null for none. An IPv6 address has no brackets. */
const nameIn = (address: string): string | null =>
  URL.parse(address)
    ?.hostname.replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '') ?? null;

/** The address of the client; behind the host's own proxy, the one that the proxy names. */
export function addressOf(
  remote: string | undefined,
  forwarded: string | string[] | undefined,
  isBehindProxy: boolean,
): string {
  const said = Array.isArray(forwarded) ? forwarded.at(-1) : forwarded;
  const last = isBehindProxy ? withoutPort(said?.split(',').at(-1)?.trim() ?? '') : '';
  return networkOf(isIP(last) === 0 ? (remote ?? '') : last);
}

/** Some proxies say the port as well: `192.0.2.7:1234`, `[2001:db8::1]:1234`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** A household has one IPv4 address, but a whole network of IPv6 ones. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, GROUPS_OF_A_NETWORK).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const [first, last] = [numbersOf(head), numbersOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  return [...first, ...Array<number>(zeros).fill(0), ...last];
}

const numbersOf = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? pairsOf(group) : [Number.parseInt(group, 16)]));

function pairsOf(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
