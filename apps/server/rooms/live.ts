import { copy, type Types } from '@race/kernel';
import type { LiveTable } from '@race/online';
import type { Durable, TableGame } from './actor-state.ts';
import type { TableActor } from './table-actor.ts';

/** A table whose race has begun. */
export type LiveActor = TableActor & { readonly game: TableGame & { live: LiveTable<Types> } };

export const isLive = (actor: TableActor): actor is LiveActor => actor.game.live !== null;

/** Remembers the position before a line is played, unless earlier lines are still being written. */
export function keepDurable({ game, rules }: LiveActor): void {
  const { live, keys, told } = game;
  if (told !== live.lines) return;
  const position = { ...live, state: copy(rules, live.state), standing: [...live.standing] };
  game.durable = { live: position, keys: [...keys] };
}

/** The position without lines that are still being written; null where it has to be read from the store. */
export const durableIn = ({ live, keys, told, durable }: TableGame): Durable | null =>
  live !== null && live.lines === told ? { live, keys } : durable;
