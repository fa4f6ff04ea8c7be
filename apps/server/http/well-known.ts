// Files about the server itself: how to report a vulnerability, and how long data is stored.
import { PRIVACY_PATH, type PrivacyNews, type Retention } from '@race/protocol';
import { LANGUAGES } from '@race/words/language.ts';
import { type HttpReply, plainly } from './reply.ts';
import type { HttpRoutes } from './server.ts';

export interface About {
  /** The contact of this server's host; null where there is none. */
  readonly contact: string | null;
  /** The public address of the page; null where it is unknown. */
  readonly address: string | null;
  readonly retention: Retention;
  /** Days for which finished races are stored, where an administrator has set them. */
  finished(): Promise<number | null>;
  now(): number;
}

const DAY = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID = 180 * DAY;

export function wellKnown(about: About): HttpRoutes {
  const { contact } = about;
  return new Map<string, () => HttpReply | Promise<HttpReply>>([
    [PRIVACY_PATH, async () => json(await privacyOf(about))],
    ['/privacy', () => plainly(302, 'See /#privacy', { Location: '/#privacy' })],
    ...(contact === null
      ? []
      : ([['/.well-known/security.txt', () => plainly(200, securityText(about, contact))]] as const)),
  ]);
}

/** RFC 9116. */
function securityText({ address, now }: About, contact: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now() + VALID).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    ...(address === null ? [] : [`Canonical: ${address}/.well-known/security.txt`]),
  ].join('\n');
}

const privacyOf = async ({ contact, retention, finished }: About): Promise<PrivacyNews> => ({
  contact,
  days: retention,
  finished: await finished(),
});

const json = (value: unknown): HttpReply => ({
  status: 200,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: `${JSON.stringify(value)}\n`,
});
