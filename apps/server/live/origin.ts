// Which pages may open a socket here.

/** A page of this very server, one of those named by the host; or no page at all, such as a program. */
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

/** Who is at the other end: behind a proxy of one's own, who the proxy says it was. */
export function addressOf(
  remote: string | undefined,
  forwarded: string | string[] | undefined,
  isBehindProxy: boolean,
): string {
  const said = Array.isArray(forwarded) ? forwarded.at(-1) : forwarded;
  const last = isBehindProxy ? said?.split(',').at(-1)?.trim() : undefined;
  return networkOf(last !== undefined && last !== '' ? last : (remote ?? ''));
}

/** One household has one IPv4 address, but a whole network of IPv6 ones. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
