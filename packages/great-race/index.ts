export { type Answer, BOUGHT, type CoreVerb, type Saying, type Verb } from './answers.ts';
export { type Board, cityAt, farEnd, lineOf, nearOf } from './board/board.ts';
export {
  type BoardData,
  CITY_COLOURS,
  type CityColour,
  type CityData,
  type LineData,
  type SpaceData,
} from './board/data.ts';
export { type AnyCardId, type Card, type CardMoment, MOMENTS, type SequenceCardId } from './cards/card.ts';
export type { CardId, CardPicture } from './cards/index.ts';
export { ASSISTANTS, BOXES, type Box, CREWS, type CrewId } from './crew/crews.ts';
export { DANGER_DAMAGE, type Price, priceOf } from './drive/price.ts';
export type { CoreEvent, RaceEvent } from './events.ts';
export type { ModuleFacts } from './module.ts';
export { CATALOGUE, MODULE_CHOICES } from './modules/catalogue.ts';
export { makeRace } from './modules/index.ts';
export { drawMode, MODES, type Mode } from './modules/modes.ts';
export {
  BOARD_IDS,
  type BoardId,
  DIRECTIONS,
  type Direction,
  FEWEST_CREWS,
  MOST_CREWS,
  type OptionFault,
  type RaceOptions,
  readOptions,
} from './options.ts';
export { ordered } from './orders.ts';
export { cardIndex, cardOf, type RaceRules, type ReadableRace, tileIndex, tileOf } from './rules.ts';
export { type Standing, standings, winnerOf } from './standings.ts';
export {
  type Crew,
  type Game,
  NO_TILE,
  type Phase,
  type Race,
  type RacePublic,
  type RaceSeat,
  STREAMS,
} from './state.ts';
export type { TileData } from './tiles/data.ts';
