import { type RaceEvent, standings } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { type DeviceTable, isFinished } from './table.ts';

/** The result of a person in a finished race. */
export interface PlayerResult {
  readonly seat: Seat;
  readonly name: string;
  readonly crew: string;
  readonly captain: string | null;
  /** Its place in the standings, from 1; and whether it arrived. */
  readonly place: number;
  readonly arrived: boolean;
  readonly prestige: number;
  readonly turns: number;
  /** The spaces it entered, in total and in its longest drive. */
  readonly spaces: number;
  readonly longest: number;
  /** Francs it got, cards it got, dangers it met and survived. */
  readonly francs: number;
  readonly cards: number;
  readonly dangers: number;
}

/** One for each person; none before the end, and none for a forked race. */
export function playerResults(table: DeviceTable): PlayerResult[] {
  const { plan, history } = table;
  if (!isFinished(table) || plan.fork !== undefined) return [];
  const events = [history.opening, ...history.standing].flatMap((step) => step.events);
  const lines = standings(history.state.public);
  return plan.players.flatMap((player, seat) => {
    const rank = lines.findIndex((line) => line.seat === seat);
    const line = lines[rank];
    if (player.kind !== 'person' || line === undefined) return [];
    const arrived = line.place > 0;
    return {
      seat,
      name: player.name,
      crew: history.state.public.crews[seat]?.id ?? '',
      place: rank + 1,
      arrived,
      prestige: arrived ? line.prestige : 0,
      turns: history.state.public.turn,
      ...deedsOf(events, seat),
    };
  });
}

type Deeds = Pick<PlayerResult, 'captain' | 'spaces' | 'longest' | 'francs' | 'cards' | 'dangers'>;

function deedsOf(events: readonly RaceEvent[], seat: Seat): Deeds {
  let captain: string | null = null;
  let [spaces, drive, longest, francs, cards, dangers] = [0, 0, 0, 0, 0, 0];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.key) {
      case 'leaderChosen':
        captain = event.leader;
        break;
      case 'driveBegun':
        drive = 0;
        break;
      case 'spaceEntered':
        spaces += 1;
        drive += 1;
        longest = Math.max(longest, drive);
        if (event.danger) dangers += 1;
        break;
      case 'dangerMet':
        dangers += 1;
        break;
      case 'moneyReceived':
      case 'assistantsFunded':
      case 'bonusPaid':
        francs += event.francs;
        break;
      case 'cardTaken':
      case 'cardLeftOver':
        cards += 1;
        break;
      case 'cardsDrawn':
        cards += event.count;
        break;
    }
  }
  return { captain, spaces, longest, francs, cards, dangers };
}
