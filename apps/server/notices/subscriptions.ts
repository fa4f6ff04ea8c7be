// Subscriptions to notices: their settings, and adding or removing a device or an address.
import type { Refusal } from '@race/kernel';
import type { RequestOf, RequestResult } from '@race/protocol';
import type { Change } from '@race/store';
import { NO } from '../common/refusals.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { NOTICE_GAP } from './poster.ts';
import { isPushService, vapidKeysIn } from './services.ts';

/** The most devices of a person. */
const MOST_DEVICES = 20;
const A_MINUTE = 60_000;

export async function aboutNotices(
  { store }: TableServices,
  person: string,
  canMail: boolean,
): Promise<RequestResult> {
  const { publicKey } = await vapidKeysIn(store);
  const mail = (await store.mailOf(person))?.address ?? null;
  return { kind: 'notices', key: publicKey, minutes: NOTICE_GAP / A_MINUTE, canMail, mail };
}

export async function wantNotices(
  services: TableServices,
  { endpoint, p256dh, auth, language }: RequestOf<'push'>,
  { person, pushServices }: { readonly person: string; readonly pushServices: readonly string[] },
): Promise<RequestResult | Refusal> {
  if (!isPushService(endpoint, pushServices)) return NO.noPushService;
  const known = await services.store.pushesOf(person);
  if (known.length >= MOST_DEVICES && known.every((one) => one.endpoint !== endpoint)) return NO.full;
  const push = { endpoint, p256dh, auth, language, person, made: services.now() };
  return write(services, { write: 'push', push });
}

export const refuseNotices = (
  services: TableServices,
  endpoint: string,
  person: string,
): Promise<RequestResult | Refusal> => write(services, { write: 'unpush', endpoint, person });

export const refuseMail = (services: TableServices, person: string): Promise<RequestResult | Refusal> =>
  write(services, { write: 'unmail', person });

/** Removing what does not exist is no error. */
async function write(services: TableServices, change: Change): Promise<RequestResult | Refusal> {
  const verdict = await new Promise((resolve) => services.committer.add(change, resolve));
  return verdict === 'failed' ? NO.notKept : { kind: 'done' };
}
