export { aCard, cardList, cardName } from './cards.ts';
export type { ChoiceContext, RaceContext, ReadRules } from './context.ts';
export { boxName, crewWords, gainWords, lossWords, planWords, seatName } from './crews.ts';
export { label } from './label.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
export {
  loadWords,
  withAbout,
  withBack,
  withLearning,
  withModules,
  withOnline,
  withPeople,
  withRivals,
  withSolo,
} from './load.ts';
export { cityName, lineName, lineTaken, type PlaceForm, placeIn, placeName } from './places.ts';
export { enumerate, priceWords, tileWords } from './prices.ts';
export { question } from './question.ts';
export { refusalSentence } from './refusal.ts';
export { sentence } from './sentence.ts';
export { capital, fill, find, type Key, listOf, type ParamsOf, t, type Words } from './t.ts';
