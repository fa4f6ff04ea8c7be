// What the racer knows of each card: a card that is missing here does not compile.
import type { Answer, AnyCardId, SequenceCardId } from '@race/great-race';
import { wearOf } from '@race/great-race/crew/gauges.ts';
import { bestTarget, conGain, huntGain } from './mischief.ts';
import { at } from './numbers.ts';
import { levelsLeft, type Outlook, wayOf } from './outlook.ts';
import { ahead } from './route.ts';
import { blanksAhead } from './scout.ts';
import type { DriveIntent } from './sequence.ts';
import { stationLevels } from './vehicle.ts';

const LOOK_AHEAD = 7;

/** Whether the way ahead takes a line before long. */
function lineAhead(o: Outlook): boolean {
  const way = wayOf(o);
  if (at(way.line, o.me.at) >= 0) return true;
  return ahead(way, o.me.at, LOOK_AHEAD).some((space) => at(way.line, space) >= 0);
}

/** A trick is worth more where there is only one rival, and nobody else gains by it. */
const trick = (o: Outlook): number => (o.known.crews.length === 2 ? 1.6 : 1);

/** What each card is worth in hand, in francs. */
const WORTH: { readonly [Id in AnyCardId]: (o: Outlook) => number } = {
  'trail-hunter': (o) => 8 * trick(o),
  financial: () => 30,
  'refuelling-station': (o) => Math.min(48, 12 * levelsLeft(o, o.me)),
  driver: () => 34,
  repairman: (o) => 12 + 3 * Math.min(5, wearOf(o.me)),
  cartographer: (o) => (blanksAhead(o) >= 2 ? 34 : 12),
  saboteur: (o) => 22 * trick(o),
  tracker: () => 26,
  'con-artist': (o) => 10 * trick(o),
  transport: (o) => (lineAhead(o) ? 42 : 10),
  'spare-parts': (o) => 14 + Math.min(6, 2 * wearOf(o.me)),
  toolbox: (o) => 26 + Math.min(24, 6 * wearOf(o.me)),
  guide: () => 11,
  jerrycan: () => 13,
  militia: () => 17,
  dandy: () => 22,
  topographer: (o) => (blanksAhead(o) >= 2 ? 32 : 12),
  'weather-station': () => 36,
  'express-delivery': () => 26,
  paddock: () => 44,
  visa: () => 20,
};

/** A tank that is large enough without its last level. */
const LEAST_TANK = 5;

/** When each card of a sequence is played before the assistant; the others are kept for their own moment. */
const OCCASIONS: { readonly [Id in SequenceCardId]: (o: Outlook, intent: DriveIntent) => boolean } = {
  financial: () => true,
  tracker: (o) => o.me.cards <= o.me.chassis,
  'refuelling-station': (o, { drive }) =>
    drive !== null && drive.petrol > o.me.petrol && stationLevels(o) > 0,
  cartographer: (_o, { blanks }) => blanks >= 2,
  repairman: (_o, { repair }) => repair >= 18,
  driver: (_o, { byCard }) => byCard,
  saboteur: (o) => bestTarget(o) > 12,
  'trail-hunter': (o) => huntGain(o) > 16,
  'con-artist': (o) => conGain(o) > 16,
  dandy: () => true,
  topographer: (_o, { blanks }) => blanks >= 2,
  'weather-station': (_o, { byCard }) => byCard,
  'express-delivery': () => true,
  paddock: (o) => o.me.petrolMax > LEAST_TANK || o.me.chassis < o.me.chassisMax,
};

/** The worth of a card by its identifier; a second of the same kind is worth a little less. */
export function worthOf(o: Outlook, id: string, already: number): number {
  const card = o.rules.cards[o.rules.cardIndex.get(id) ?? -1];
  return card === undefined ? 0 : WORTH[card.id](o) * (1 - 0.12 * already);
}

const hasOccasion = (card: string): card is SequenceCardId => Object.hasOwn(OCCASIONS, card);

/** A card worth playing before the assistant, if there is one. */
export const cardToPlay = (o: Outlook, intent: DriveIntent, answers: readonly Answer[]): Answer | undefined =>
  answers.find(
    (answer) => answer.do === 'play' && hasOccasion(answer.card) && OCCASIONS[answer.card](o, intent),
  );
