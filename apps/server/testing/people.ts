// Wishes of tests about people, and what came of them.
import type { NetAsk, NetBrought, OutcomeSaid } from '@race/protocol';
import type { Player } from './player.ts';

type Asking = Pick<Player, 'ask'>;

/** The rule and the reason of a refusal; null for what was granted. */
const reason = (said: OutcomeSaid): string | null =>
  said.ok ? null : `${said.refusal.rule} ${said.refusal.reason}`;

export const whyNot = async (player: Asking, wish: NetAsk): Promise<string | null> =>
  reason(await player.ask(wish));

export function brought<K extends NetBrought['kind']>(value: NetBrought, kind: K) {
  if (value.kind !== kind) throw new Error(`${value.kind} instead of ${kind}`);
  return value as Extract<NetBrought, { kind: K }>;
}
