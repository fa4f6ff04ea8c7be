import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: {
    season: 'Season and microclimate',
  },
  rules: {
    'SEASON-01': {
      title: 'Normal or difficult',
      rule: 'Choose normal or difficult seasons. Shuffle 2 weather station cards into the deck.',
      ruling: 'A closed sea stays closed to a weather station, too.',
    },
    'SEASON-02': {
      title: 'The year',
      rule: 'The year has 6 seasons of two months, from January/February to November/December. Before the first turn, a die decides the season: 1 is the first, 6 the last. Each later turn moves on by one season, around the year.',
    },
    'SEASON-03': {
      title: 'The weather of a turn',
      rule: 'At the start of each bivouac, the first player rolls a die. If the current season lists that result, its weather holds for the whole turn, and its cost is added to every tile any crew enters. Otherwise the weather is fair.',
    },
    'SEASON-04': {
      title: 'What weather does',
      rule: 'Weather can cost more petrol, cause more damage, or close the sea lines.',
    },
    'SEASON-05': {
      title: 'What weather spares',
      ruling:
        'Entering a city costs nothing extra in bad weather. A closed sea does not close the air lines.',
    },
    'SEASON-06': {
      title: 'Microclimate',
      rule: 'Microclimate needs the season module. Put the microclimate tiles in the bag. Whenever you try to enter one, roll a die and add the result from the microclimate table to the tile’s own cost, every time.',
    },
    'SEASON-07': {
      title: 'Trying a microclimate',
      ruling:
        'Roll the die before paying. If you then cannot pay, you go back and your drive ends, as in unfamiliar territory; if you try again, you roll again. You may not try a known tile if you cannot pay its printed cost. A stop from the table is a stop symbol: a guide ignores it.',
    },
    'SEASON-08': {
      title: 'A weather station’s drive',
      ruling:
        'The drive of a weather station may take any line that is open. No microclimate die is rolled during it.',
    },
    'SEASON-09': {
      title: 'Microclimate revealed',
      ruling:
        'If you draw a microclimate tile in unfamiliar territory, the die is rolled whether you could pay or not, so that nobody learns anything about your hand.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Weather station',
      rule: 'Make a drive on which the weather adds nothing to the cost of tiles; you still pay what they always cost. Played in step 2. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
