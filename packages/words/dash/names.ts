import type { BoosterId, CharacterId, DashCard, DashRules, Vehicle } from '@race/dash';
import { t, type Words } from '../t.ts';

export const vehicleName = (words: Words, vehicle: Vehicle): string => t(words, `dash.vehicle.${vehicle}`);

/** A vehicle with its article, as the object of a sentence. */
export const theVehicle = (words: Words, vehicle: Vehicle): string => t(words, `dash.the.${vehicle}`);

export const boosterName = (words: Words, booster: BoosterId): string => t(words, `dash.booster.${booster}`);

export const boosterText = (words: Words, booster: BoosterId): string => t(words, `dash.does.${booster}`);

/** A character by its surname. */
export const characterName = (words: Words, character: CharacterId): string =>
  t(words, `dash.character.${character}`);

/** A card as a label: “Delatour’s car”, “starter car 6”. */
export function dashCardName(words: Words, { character, vehicle, speed }: DashCard): string {
  const named = vehicleName(words, vehicle);
  return character === null
    ? t(words, 'dash.card.starter', { vehicle: named, speed })
    : t(words, 'dash.card.race', { character: characterName(words, character), vehicle: named });
}

/** A card with its article, as the object of a sentence. */
export function theCard(
  words: Words,
  { cards, cardIndex }: Pick<DashRules, 'cards' | 'cardIndex'>,
  id: string,
) {
  const card = cards[cardIndex.get(id) ?? -1];
  if (card === undefined) return id;
  const { character, vehicle, speed } = card;
  return character === null
    ? t(words, `dash.starter.${vehicle}`, { speed })
    : t(words, `dash.card.${vehicle}`, { character: characterName(words, character) });
}
