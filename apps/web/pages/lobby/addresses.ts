// Addresses that are followed, sent or scanned.
import { encode } from 'uqr';
import type { Route } from '../../shell/router/router.ts';

/** The full address of a place in the page, to be sent. */
export const addressOf = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

/** The address of a table or its replay to be sent: other sites show what it leads to. */
export const raceAddress = (table: string): string => new URL(`/race/${table}`, location.href).href;

/** Whether an address is good on this machine alone. */
export const isOnlyHere = (host: string): boolean => /^(localhost$|127\.|\[?::1\]?$)/.test(host);

/** The same place in the page where others find it. */
export function foundAt(address: string, base: string): string {
  const { pathname, hash } = new URL(address);
  return new URL(pathname + hash, base).href;
}

/** The expedition that a table is an attempt at, by the moment its day ends. */
export const expeditionOf = (ends: number, now = Date.now()): Route => ({
  at: 'expedition',
  day: now < ends ? null : new Date(ends - 1).toISOString().slice(0, 10),
});

/** What an authenticator app shows beside its codes. */
const SITE = 'Great Race';

/** What an authenticator app scans: the key, and the account it is for. */
export const totpAddress = (name: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(SITE)}:${encodeURIComponent(name)}?secret=${secret}`;

/** A text as a QR code: one path on a square of `size` modules. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
