import type { IncomingHttpHeaders } from 'node:http';

export interface TransportConfig {
  readonly isBehindProxy: boolean;
  /** The address people open, where the host has named one. */
  readonly address: string | null;
}

/**
 * Whether the browser reached us over TLS. This server speaks plain http, so either the host says so, or the host's own
 * proxy does; a header from anybody else proves nothing.
 */
export function isOverTls(
  { isBehindProxy, address }: TransportConfig,
  headers: IncomingHttpHeaders,
): boolean {
  if (address?.startsWith('https:')) return true;
  if (!isBehindProxy) return false;
  const said = [headers['x-forwarded-proto'] ?? ''].flat().at(-1) ?? '';
  return said.split(',').at(-1)?.trim().toLowerCase() === 'https';
}
