import { type CharacterId, dashStandings } from '@race/dash';
import { releasedCards } from '@race/dash/cards/released.ts';
import type { DashReplay } from './replay/replay.ts';

/** What a person has to show of a dash that is over. */
export interface CountedDash {
  readonly table: string;
  readonly touched: number;
  readonly players: number;
  readonly seat: number;
  readonly name: string;
  readonly character: CharacterId;
  /** Those who share a place have the same. DASH-END-03. */
  readonly place: number;
  readonly won: boolean;
  readonly stages: number;
  readonly speed: number;
}

/** One for each person; none before the end. */
export function dashAccounts(
  { options, players, scenes }: DashReplay,
  of: Pick<CountedDash, 'table' | 'touched'>,
): CountedDash[] {
  const publicState = scenes.at(-1)?.public;
  if (publicState === undefined || publicState.stack.length > 0) return [];
  const standings = dashStandings({ cards: releasedCards(options.data) }, publicState);
  return standings.flatMap(({ seat, place, stages, speed }) => {
    const [player, character] = [players[seat], publicState.characters[seat] ?? null];
    if (player?.kind !== 'person' || character === null) return [];
    const { name } = player;
    return [
      { ...of, players: players.length, seat, name, character, place, won: place === 1, stages, speed },
    ];
  });
}
