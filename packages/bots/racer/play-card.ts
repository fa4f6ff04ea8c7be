import type { Answer } from '@race/great-race';
import { bestTarget, conGain, huntGain } from './mischief.ts';
import type { Outlook } from './outlook.ts';
import type { DriveIntent } from './sequence.ts';
import { stationLevels } from './vehicle.ts';

type Occasion = (o: Outlook, intent: DriveIntent) => boolean;

/** When each card of step 2 is played. A card that is not named is kept for its own moment. */
const OCCASIONS: { readonly [id: string]: Occasion } = {
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

/** A tank that is large enough without its last level. */
const LEAST_TANK = 5;

/** A card worth playing before the assistant, if there is one. */
export function cardToPlay(o: Outlook, intent: DriveIntent, answers: readonly Answer[]): Answer | undefined {
  return answers.find((answer) => answer.do === 'play' && OCCASIONS[answer.card]?.(o, intent) === true);
}
