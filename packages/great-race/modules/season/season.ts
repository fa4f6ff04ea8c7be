import type { RaceModule } from '../../module.ts';
import type { WeatherId } from './calendar.ts';
import { facts } from './facts.ts';
import { weatherToll } from './toll.ts';
import { chooseSeason, closedSea, rollWeather, type SeasonSlot, slot } from './weather.ts';
import { weatherStation } from './weather-station.ts';

declare module '../../more.ts' {
  interface MoreEvents {
    readonly season:
      | { readonly key: 'seasonChosen'; readonly season: number }
      | {
          readonly key: 'weatherRolled';
          readonly season: number;
          readonly face: number;
          readonly weather: WeatherId;
        };
  }
  interface MoreCards {
    readonly season: typeof weatherStation;
  }
  interface MoreSlots {
    readonly season: SeasonSlot;
  }
}

/** The year goes round, and each turn has its weather. SEASON-01 to SEASON-05, SEASON-08. */
export const season: RaceModule = {
  facts,
  play: (level) => ({
    cards: [weatherStation],
    slot,
    setUp: chooseSeason,
    turnBegins: rollWeather(level === 'hard' ? 'hard' : 'normal'),
    toll: weatherToll,
    closure: closedSea,
  }),
};
