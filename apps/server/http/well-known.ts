// What the server tells about itself besides the page: whom to tell of a weakness, and what it keeps of people.
import { PRIVACY_PATH, type PrivacyNews, type Retention } from '@race/protocol';
import { type HttpReply, plainly } from './reply.ts';
import type { HttpRoutes } from './server.ts';

export interface About {
  /** Who answers for this server; null where the host has named nobody. */
  readonly contact: string | null;
  /** Where people open the page; null where the host has not said. */
  readonly address: string | null;
  readonly retention: Retention;
  /** Days for which finished races are kept, where an administrator has said so. */
  finished(): Promise<number | null>;
  now(): number;
}

const DAY = 86_400_000;
/** RFC 9116 asks for less than a year: whoever reads an old copy should look again. */
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
    'Preferred-Languages: en, fr, de, nl',
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
