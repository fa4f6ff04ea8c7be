// Requests of tests about people, and their results.
import type { RequestBody, RequestResult, ResultMessage } from '@race/protocol';
import type { Player } from './player.ts';

type Asking = Pick<Player, 'ask'>;

/** The rule and the reason of a refusal; null for what succeeded. */
const reason = (said: ResultMessage): string | null =>
  said.ok ? null : `${said.refusal.rule} ${said.refusal.reason}`;

export const whyNot = async (player: Asking, request: RequestBody): Promise<string | null> =>
  reason(await player.ask(request));

export function result<K extends RequestResult['kind']>(value: RequestResult, kind: K) {
  if (value.kind !== kind) throw new Error(`${value.kind} instead of ${kind}`);
  return value as Extract<RequestResult, { kind: K }>;
}
