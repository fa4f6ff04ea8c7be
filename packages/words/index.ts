export { aCard, cardList, cardName, theCard } from './cards.ts';
export type { ChoiceContext, RaceContext, ReadRules } from './context.ts';
export { boxName, crewWords, gainWords, lossWords, planWords, seatName } from './crews.ts';
export { fill, Name, type Values } from './fill.ts';
export { label } from './label.ts';
export { LANGUAGE, LANGUAGES, type Language } from './language.ts';
export { loadWords } from './load.ts';
export {
  cityName,
  lineName,
  lineTaken,
  type PlaceForm,
  placeIn,
  placeName,
  theCity,
  thePlace,
} from './places.ts';
export { enumerate, priceWords, tileWords } from './prices.ts';
export { question } from './question.ts';
export { refusalSentence } from './refusal.ts';
export { sentence } from './sentence.ts';
export { capital, find, findName, type Key, listOf, named, type ParamsOf, t, type Words } from './t.ts';
