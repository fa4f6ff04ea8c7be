import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: { season: 'Season and microclimate' },
  rules: {
    'SEASON-01': {
      title: 'Normal or hard',
      rule: 'The table agrees on a normal or a hard year. 2 weather station cards are shuffled into the deck.',
      ruling: 'A sea that is closed stays closed to a weather station too.',
    },
    'SEASON-02': {
      title: 'The year',
      rule: 'The year has 6 seasons of two months, from January/February to November/December. Before the first turn a die says which one it is: 1 the first, 6 the last. Each later turn moves on by one season, round and round the year.',
    },
    'SEASON-03': {
      title: 'The weather of a turn',
      rule: 'As each bivouac begins, the first player rolls a die. If the season lists that face, its weather holds for the whole turn, and every tile a crew enters costs that much more. Otherwise the weather is fair.',
    },
    'SEASON-04': {
      title: 'What weather does',
      rule: 'Bad weather asks for more petrol, does more damage, or closes the sea lines.',
    },
    'SEASON-05': {
      title: 'What weather spares',
      ruling: 'Entering a city costs no weather. When the sea is closed the zeppelins still fly.',
    },
    'SEASON-06': {
      title: 'Microclimate',
      rule: 'Only with the season. Microclimate tiles go into the bag. Whoever tries to enter one rolls a die each time, and what the microclimate table says is added to the tile’s own price.',
    },
    'SEASON-07': {
      title: 'Trying a microclimate',
      ruling:
        'The die is rolled before anything is paid. A crew that then cannot pay goes back and its drive ends, as in unfamiliar territory; at the next try it rolls again. A known tile whose printed price a crew cannot pay may not be tried. A stop from the table counts as a stop symbol, so a guide ignores it.',
    },
    'SEASON-08': {
      title: 'A weather station’s drive',
      ruling:
        'The drive of a weather station may take any line that is open. No microclimate die is rolled on it.',
    },
    'SEASON-09': {
      title: 'A microclimate uncovered',
      ruling:
        'A microclimate tile that is turned up in unfamiliar territory is rolled for whatever the crew could pay, so that nobody learns anything about its hand.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Weather station',
      rule: 'The crew makes a drive on which tiles cost no weather, only what they always cost. For step 2 of a sequence. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
