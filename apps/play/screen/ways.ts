import { type Board, cityAt } from '@race/great-race';
import { capital, cityName, type Name, named, placeIn, t, theCity } from '@race/words';
import { heading, item, numbered, type TextPage, text } from '../console/page.ts';
import { match } from '../input/match.ts';
import { windTo } from '../map/compass.ts';
import { tollOf } from '../map/toll.ts';
import { type MapRoute, type Sort, waysFrom } from '../map/ways.ts';
import { crewOf } from '../seat/world.ts';
import { tollWords, wayWords } from './prices.ts';
import { groundOf, type NarrationContext, paired } from './telling.ts';

/** So many cities are told without being asked for. */
const A_FEW = 4;
const NEAR = 6;

/** The nearest cities that are no step back, and always the destination: "2 spaces to Timbuktu: 3 petrol, 1 danger". */
export function waysAheadPage(telling: NarrationContext): TextPage {
  const { board } = telling.sight.rules;
  const { level } = crewOf(telling.sight);
  const isAhead = (to: number) => to !== board.destination && (board.level[to] ?? 0) >= level;
  const all = byDistance(telling);
  const near = all.filter(({ to, way }) => isAhead(to) && way.spaces.length <= NEAR).slice(0, A_FEW);
  const end = all.filter(({ to }) => to === board.destination);
  return [
    heading(t(telling.words, 'terminal.ways')),
    ...[...near, ...end].map((one) => cityLine(telling, one)),
  ];
}

/** The ways to all cities. */
export const allWaysPage = (telling: NarrationContext): TextPage => [
  heading(t(telling.words, 'terminal.ways')),
  ...byDistance(telling).map((one) => cityLine(telling, one)),
];

function byDistance(telling: NarrationContext): { to: number; way: MapRoute }[] {
  const { sight } = telling;
  const { board } = sight.rules;
  const ways = waysFrom(groundOf(telling), crewOf(sight).at, 'short');
  return [...ways]
    .flatMap(([to, way]) => (cityAt(board, to) === null ? [] : [{ to, way }]))
    .sort((a, b) => a.way.spaces.length - b.way.spaces.length || a.to - b.to);
}

function cityLine(telling: NarrationContext, { to, way }: { to: number; way: MapRoute }) {
  const { words, sight } = telling;
  const wind = windTo(sight.rules.board, crewOf(sight).at, way.spaces[0] ?? to);
  return item(
    t(words, 'terminal.wayTo', {
      spaces: way.spaces.length,
      city: nameOf(telling, to),
      wind: t(words, `terminal.wind.${wind}`),
      price: wayWords(words, way),
    }),
  );
}

function nameOf({ words, sight }: NarrationContext, space: number): Name {
  const { board } = sight.rules;
  const city = theCity(words, cityAt(board, space)?.id ?? '');
  return space === board.destination ? named(words, 'terminal.destination', { city }) : city;
}

/** The shortest and the cheapest way to one city, step by step. */
export function waysToPage(telling: NarrationContext, typed: string): TextPage {
  const { words, sight } = telling;
  const { board } = sight.rules;
  const meant = match(typed, citiesOf(telling));
  const [to] = meant;
  if (to === undefined) return [text(t(words, 'terminal.noCity', { word: typed }))];
  if (meant.length > 1)
    return [
      text(t(words, 'terminal.several', { input: typed })),
      ...meant.map((one) => item(String(nameOf(telling, one)))),
    ];
  const from = crewOf(sight).at;
  if (to === from) return [text(t(words, 'terminal.alreadyThere'))];
  const short = waysFrom(groundOf(telling), from, 'short').get(to);
  const cheap = waysFrom(groundOf(telling), from, 'cheap').get(to);
  const city = theCity(words, cityAt(board, to)?.id ?? '');
  if (short === undefined || cheap === undefined) return [text(t(words, 'terminal.noWay', { city }))];
  if (String(short.spaces) === String(cheap.spaces))
    return wayPage(telling, city, { way: short, sort: 'both' });
  return [
    ...wayPage(telling, city, { way: short, sort: 'short' }),
    ...wayPage(telling, city, { way: cheap, sort: 'cheap' }),
  ];
}

function citiesOf({ words, sight }: NarrationContext) {
  return sight.rules.board.spaces.flatMap(({ city }, space) =>
    city === null ? [] : [{ value: space, names: [cityName(words, city.id)] }],
  );
}

const HEADINGS = {
  short: 'terminal.wayShort',
  cheap: 'terminal.wayCheap',
  both: 'terminal.wayBoth',
} as const satisfies Record<Sort | 'both', string>;

function wayPage(
  telling: NarrationContext,
  city: Name,
  { way, sort }: { way: MapRoute; sort: Sort | 'both' },
): TextPage {
  const { words, sight } = telling;
  const { board } = sight.rules;
  const sum = t(words, 'terminal.waySum', { spaces: way.spaces.length, price: wayWords(words, way) });
  let here = crewOf(sight).at;
  const steps = way.spaces.map((space, i) => {
    const step = stepWords(telling, board, { from: here, to: space });
    here = space;
    return numbered(i + 1, step, way.spaces.length);
  });
  return [heading(t(words, HEADINGS[sort], { city, way: sum })), ...steps];
}

function stepWords(
  telling: NarrationContext,
  board: Board,
  { from, to }: { from: number; to: number },
): string {
  const { words } = telling;
  const wind = t(words, `terminal.wind.${windTo(board, from, to)}`);
  const place = placeIn(words, board, { space: to, form: 'into' });
  return capital(words, paired(`${wind}, ${place}`, tollWords(words, tollOf(groundOf(telling), to))));
}
