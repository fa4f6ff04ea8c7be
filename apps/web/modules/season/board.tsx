// The calendar: six seasons, six faces of the die, and the weather where they meet.

import {
  FACES,
  SEASONS,
  WEATHER_IDS,
  type WeatherId,
  yearOf,
} from '@race/great-race/modules/season/calendar.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { capital, DrawnIcon, facts, nameOf, publicState, RuleButton, say, words } from '../kit.ts';
import { Die } from '../parts/die.tsx';
import { levelOf, weatherOn } from './calendar.ts';
import { SKIES } from './skies.ts';
import './board.css';

const ALL_FACES = Array.from({ length: FACES }, (_, at) => at + 1);
const ALL_SEASONS = Array.from({ length: SEASONS }, (_, at) => at);

export const skyWords = (weather: WeatherId): string => say(`boards.season.sky.${weather}`);
const monthsOf = (season: number): string => find(words(), `boards.season.months.${season}`, '');

export function Board(): JSX.Element | null {
  const [slot, options] = [publicState.value?.modules?.season, facts.value?.options];
  if (slot === undefined || options === undefined) return null;
  const year = yearOf(options, levelOf(options.modules));
  const listed = WEATHER_IDS.filter((one) => year.some((season) => Object.values(season).includes(one)));
  return (
    <>
      <p class="weather-now">
        <DrawnIcon body={SKIES[slot.weather]} />
        <span>
          <b>{capital(nameOf('season', String(slot.season)))}</b>
          {capital(nameOf('weather', slot.weather))}
        </span>
      </p>
      <table class="calendar">
        <caption class="label">{say('boards.season.calendar')}</caption>
        <thead>
          <tr>
            <td />
            {ALL_FACES.map((face) => (
              <th key={face} scope="col">
                <Die face={face} />
                <span class="unseen">{face}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ALL_SEASONS.map((season) => (
            <tr key={season} aria-current={season === slot.season ? 'date' : undefined}>
              <th scope="row">{monthsOf(season)}</th>
              {ALL_FACES.map((face) => (
                <Cell key={face} weather={weatherOn(year, season, face)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="weathers">
        {listed.map((one) => (
          <li key={one}>
            <DrawnIcon body={SKIES[one]} />
            {capital(nameOf('weather', one))}
          </li>
        ))}
      </ul>
      <div class="board-act">
        <p class="aside">{say('boards.season.else')}</p>
        <RuleButton rule="SEASON-03" />
      </div>
    </>
  );
}

function Cell({ weather }: { weather: WeatherId }): JSX.Element {
  if (weather === 'fair') return <td />;
  return (
    <td title={skyWords(weather)}>
      <DrawnIcon body={SKIES[weather]} />
      <span class="unseen">{skyWords(weather)}</span>
    </td>
  );
}
