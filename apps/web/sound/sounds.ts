// Which sounds belong to what was told. What one hears is never all there is: it is also seen, and stands in the paper.
import type { RaceEvent } from '@race/great-race';

export const SOUNDS = ['motor', 'tile', 'card', 'dice', 'tools', 'bell', 'bells'] as const;
export type Sound = (typeof SOUNDS)[number];

export type SoundsOf = { readonly [K in RaceEvent['key']]?: Sound };

const OF_THE_RACE: SoundsOf = {
  cardsDealt: 'card',
  cardTaken: 'card',
  cardPlayed: 'card',
  cardDiscarded: 'card',
  cardsDrawn: 'card',
  tileLaid: 'tile',
  tileUncovered: 'tile',
  tileCleared: 'tile',
  tilesRemoved: 'tile',
  tilesSwapped: 'tile',
  partFitted: 'tools',
  spaceEntered: 'motor',
  lineTaken: 'motor',
  cityEntered: 'bell',
  crewArrived: 'bells',
};

/** So many at once can still be told apart. */
const AT_ONCE = 3;

/** What is heard of these events, each sound once, in the order in which it is due. */
export function soundsOf(
  events: readonly { readonly key: RaceEvent['key'] }[],
  more: readonly SoundsOf[] = [],
): Sound[] {
  const all: SoundsOf = Object.assign({}, OF_THE_RACE, ...more);
  return [...new Set(events.flatMap(({ key }) => all[key] ?? []))].slice(0, AT_ONCE);
}
