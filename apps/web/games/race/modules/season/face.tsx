// The calendar: six seasons, six faces of the die, and the weather where they meet.

import wave from 'virtual:game-icon/big-wave';
import flood from 'virtual:game-icon/flood';
import heat from 'virtual:game-icon/heat-haze';
import rains from 'virtual:game-icon/raining';
import fair from 'virtual:game-icon/sun';
import clouds from 'virtual:game-icon/sun-cloud';
import windsock from 'virtual:game-icon/windsock';
import gale from 'virtual:game-icon/windy-stripes';
import { PRINT, put, stopSign, WORLD } from '@race/atlas';
import { curveOf } from '@race/atlas/draw/lines.ts';
import { splitChoice } from '@race/great-race/module.ts';
import {
  FACES,
  type Level,
  SEASONS,
  WEATHER_IDS,
  WEATHERS,
  type WeatherId,
  type Year,
  yearOf,
} from '@race/great-race/modules/season/calendar.ts';
import { weatherToll } from '@race/great-race/modules/season/toll.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MapLayer, ModuleFace } from '../../../../table/model/module-face.ts';
import type { TableModel } from '../kit.ts';
import {
  capital,
  DrawnIcon,
  Layer as MapSheet,
  nameOf,
  Part,
  RuleButton,
  say,
  useTable,
  words,
} from '../kit.ts';
import { Die, dieDrawing } from '../parts.tsx';
import './board.css';

const ALL_FACES = Array.from({ length: FACES }, (_, at) => at + 1);
const ALL_SEASONS = Array.from({ length: SEASONS }, (_, at) => at);

const skyWords = (weather: WeatherId): string => say(`boards.season.sky.${weather}`);
const monthsOf = (season: number): string => find(words(), `boards.season.months.${season}`, '');

function Board(): JSX.Element | null {
  const { facts, publicState } = useTable();
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

// The weather over the map: a veil of strokes over everything, and a bar on every ship that stays in harbour.
const VEIL = 0.42;

function Layer({ view, letters }: MapLayer): JSX.Element | null {
  const { publicState } = useTable();
  const weather = publicState.value?.modules?.season?.weather ?? 'fair';
  const svg = useMemo(() => {
    const veil = VEILS[weather];
    const { x, y, width, height } = WORLD;
    const sky =
      veil === undefined
        ? ''
        : `<defs><pattern id="weather" width="60" height="60" patternUnits="userSpaceOnUse">${veil}</pattern></defs>` +
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#weather)" opacity="${VEIL}"/>`;
    return sky + (closesSea(weather) ? closedLines(view, letters) : '');
  }, [view, weather, letters]);
  return svg === '' ? null : (
    <MapSheet name="weather">
      <Part svg={svg} />
    </MapSheet>
  );
}

/** SEASON-04: a barred disc on the flag of each sea line. */
function closedLines(view: MapLayer['view'], letters: number): string {
  return view.board.lines
    .flatMap((line, index) => {
      if (line.kind !== 'sea') return [];
      const { x, y } = curveOf(view, line, index);
      const ring = `<circle r="15" fill="${PRINT.cream}" opacity=".9"/>${stopSign()}`;
      return [put(x - 17 * letters, y, letters * 0.8, ring)];
    })
    .join('');
}

// Reading the calendar of a table.
/** The year this table plays, by its choices. */
export function levelOf(choices: readonly string[]): Level {
  const choice = choices.map(splitChoice).find(({ name }) => name === 'season');
  return choice?.variant === 'hard' ? 'hard' : 'normal';
}

/** Fair on every face that a season does not list. SEASON-03. */
export const weatherOn = (year: Year, season: number, face: number): WeatherId =>
  year[season]?.[face] ?? 'fair';

// How each weather looks: its picture, and what it lays over the map.
const SKIES: { readonly [W in WeatherId]: string } = { fair, rains, heat, storm: wave, flood, gale };

/** The pattern over the land: strokes of rain, the shimmer of heat, streaks of wind; on a square of 60. */
const VEILS: { readonly [W in WeatherId]?: string } = {
  rains: stroke('M8,4L2,20M28,10L22,26M48,2L42,18M16,34L10,50M38,38L32,54M56,32L50,48', '#1f4f66', 1.5),
  heat: stroke('M0,14q7.5,-6 15,0t15,0t15,0t15,0M0,44q7.5,-6 15,0t15,0t15,0t15,0', '#a8521a', 1.6),
  flood: stroke(
    'M8,4L2,20M28,10L22,26M48,2L42,18M0,44q7.5,-6 15,0t15,0t15,0t15,0M0,52q7.5,-6 15,0t15,0t15,0t15,0',
    '#1f4f66',
    1.6,
  ),
  gale: stroke('M0,12C14,6 26,18 42,10M18,30C32,24 44,36 60,28M0,48C14,42 26,54 42,46', '#33424a', 1.6),
};

function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

const closesSea = (weather: WeatherId): boolean => WEATHERS[weather].closesSea;

/** The calendar, the weather over the map, the weather station. SEASON-01 to SEASON-05, SEASON-08. */
export const face = (table: TableModel): ModuleFace => ({
  name: 'season',
  icon: clouds,
  Board,
  glance: () => skyWords(table.publicState.value?.modules?.season?.weather ?? 'fair'),
  Layer,
  figures: { 'weather-station': windsock },
  sounds: { weatherRolled: 'dice' },
  weights: { weatherRolled: 82, seasonChosen: 55 },
  plates: { 'SEASON-03': { viewBox: '0 0 50 50', svg: dieDrawing(4) } },
  toll: weatherToll,
  note: { rule: 'SEASON-03', matters: ({ turn }) => turn > 0 },
});
