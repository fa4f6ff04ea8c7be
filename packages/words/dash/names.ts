import type { BoosterId, CharacterId, DashCard, DashRules, Vehicle } from '@race/dash';
import type { Name } from '../fill.ts';
import { findName, named, t, type Words } from '../t.ts';

export const vehicleName = (words: Words, vehicle: Vehicle): string => t(words, `dash.vehicle.${vehicle}`);

/** A vehicle with its article, as the object of a sentence. */
export const theVehicle = (words: Words, vehicle: Vehicle): Name => named(words, `dash.the.${vehicle}`);

export const boosterName = (words: Words, booster: BoosterId): string => t(words, `dash.booster.${booster}`);

export const boosterText = (words: Words, booster: BoosterId): string => t(words, `dash.does.${booster}`);

/** A character by its surname. */
export const characterName = (words: Words, character: CharacterId): string =>
  t(words, `dash.character.${character}`);

/** A card as a label: “Delatour’s car”, “starter car 6”. */
export function dashCardName(words: Words, { character, vehicle, speed }: DashCard): Name {
  const of = named(words, `dash.vehicle.${vehicle}`);
  return character === null
    ? named(words, 'dash.card.starter', { vehicle: of, speed })
    : named(words, 'dash.card.race', { character: named(words, `dash.character.${character}`), vehicle: of });
}

/** A card with its article, as the object of a sentence. */
export function theCard(
  words: Words,
  { cards, cardIndex }: Pick<DashRules, 'cards' | 'cardIndex'>,
  id: string,
): Name {
  const card = cards[cardIndex.get(id) ?? -1];
  if (card === undefined) return findName(words, '', id);
  const { character, vehicle, speed } = card;
  return character === null
    ? named(words, `dash.starter.${vehicle}`, { speed })
    : named(words, `dash.card.${vehicle}`, { character: named(words, `dash.character.${character}`) });
}
