// The channels of a notice: the devices that asked for it, and the webhook of the host.
import { createHmac } from 'node:crypto';
import type { PushRow, Store } from '@race/store';
import { t } from '@race/words/t.ts';
import { newName } from '../common/tokens.ts';
import { seal, type VapidKeys, vapidHeader } from './web-push.ts';
import { wordsIn } from './words.ts';

/** The tables at which a person is asked. A notice contains nothing of the question. */
export interface TurnNotice {
  readonly person: string;
  readonly name: string;
  readonly tables: readonly string[];
}

/** The outcomes, one for each device or address. */
export type Posted = 'sent' | 'gone' | 'failed';

export type Channel = (notice: TurnNotice) => Promise<readonly Posted[]>;

export type Channels = { readonly [N in 'push' | 'hook' | 'mail']?: Channel };

const TIMEOUT = 10_000;
const A_DAY = '86400';
/** The push service does not know this browser any more. */
const GONE = [404, 410];

interface PushOptions {
  readonly store: Store;
  readonly keys: VapidKeys;
  /** The contact of this server's host, as a mailto or https address. */
  readonly contact: string;
  now(): number;
}

export function pushChannel({ store, keys, contact, now }: PushOptions): Channel {
  async function post(push: PushRow, tables: readonly string[]): Promise<Posted> {
    const { endpoint, language, person } = push;
    const text = JSON.stringify(await letter(language, tables));
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        Authorization: vapidHeader(keys, { endpoint, contact, now: now() }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: A_DAY,
        Topic: 'turn',
      },
      body: new Uint8Array(seal(text, push)),
    });
    await response.body?.cancel();
    if (!GONE.includes(response.status)) return response.ok ? 'sent' : 'failed';
    await store.commit([{ write: 'unpush', endpoint, person }]);
    return 'gone';
  }

  // An unreachable device does not affect the others.
  return async ({ person, tables }) =>
    Promise.all(
      (await store.pushesOf(person)).map((push) => post(push, tables).catch((): Posted => 'failed')),
    );
}

/** The text of the notice, in the language of the device. */
async function letter(language: string, tables: readonly string[]) {
  const words = await wordsIn(language);
  const [only] = tables;
  return {
    title: t(words, 'names.game'),
    body: t(words, 'notice.turn', { count: tables.length }),
    to: tables.length === 1 ? `/#online=${only}` : '/#races',
  };
}

interface HookOptions {
  readonly address: string;
  /** The secret that signs notices, so that the receiver can verify the sender; null for none. */
  readonly secret: string | null;
  now(): number;
}

/** One JSON text for each notice, only to the address that the host has named: no redirect is followed. */
export function hookChannel({ address, secret, now }: HookOptions): Channel {
  return async ({ person, name, tables }) => {
    const body = JSON.stringify({ notice: 'turn', person, name, tables });
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        'Content-Type': 'application/json',
        ...(secret === null ? {} : signed(body, secret, now())),
      },
      body,
    });
    await response.body?.cancel();
    return [response.ok ? 'sent' : 'failed'];
  };
}

/** As Standard Webhooks describes: HMAC-SHA256 over name, time in seconds and body. */
function signed(body: string, secret: string, now: number): Record<string, string> {
  const id = `notice_${newName()}`;
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
