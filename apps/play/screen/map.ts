import { cityAt, NO_TILE } from '@race/great-race';
import { cityName, crewWords, lineName, t } from '@race/words';
import { gap, heading, item, picture, type TextPage } from '../console/page.ts';
import { drawBoard, pitchFor, type Sign } from '../map/picture.ts';
import { shortNames } from '../map/short-names.ts';
import { type MapGround, tollOf } from '../map/toll.ts';
import { contextOf, groundOf, type NarrationContext, paired } from './telling.ts';

const YOU = '@';
const EMPTY = '·';
const RISK = '~';
const DANGER = '!';
const STOP = 'x';

/** The board as a picture of letters, and how to read it. Under a space stands the choice that names it. */
export function mapPage(
  telling: NarrationContext,
  width: number,
  marks: ReadonlyMap<number, number>,
): TextPage {
  const { board } = telling.sight.rules;
  const pitch = pitchFor(board, width);
  const short = shortCities(telling, pitch - 1);
  const signs = signsOf(telling, short);
  const rows = drawBoard(board, pitch, (space) => under(signs(space), marks.get(space)));
  return [picture(rows), gap, ...legendPage(telling, short, marks.size > 0), gap, ...linesPage(telling)];
}

const under = ({ sign, under: there }: Sign, mark: number | undefined): Sign => ({
  sign,
  under: mark === undefined ? there : `${there}${mark}`,
});

/** Short names of the board's cities, by their space. */
function shortCities({ words, sight }: NarrationContext, letters: number): ReadonlyMap<number, string> {
  const { board } = sight.rules;
  const spaces = board.spaces.flatMap((_, space) => (cityAt(board, space) === null ? [] : [space]));
  const names = spaces.map((space) => cityName(words, cityAt(board, space)?.id ?? ''));
  const short = shortNames(names, letters);
  return new Map(spaces.map((space, i) => [space, short[i] ?? '']));
}

function signsOf(telling: NarrationContext, cities: ReadonlyMap<number, string>): (space: number) => Sign {
  const { sight } = telling;
  const { crews, tiles } = sight.view.public;
  const ground = groundOf(telling);
  return (space) => {
    const vehicles = crews.flatMap((crew, seat) => (crew.at === space ? [vehicleSign(telling, seat)] : []));
    const empty = sight.rules.board.isRisk[space] === true ? RISK : EMPTY;
    const land = (tiles[space] ?? NO_TILE) === NO_TILE ? empty : tileSign(ground, space);
    return { sign: cities.get(space) ?? land, under: vehicles.join('') };
  };
}

function tileSign(ground: MapGround, space: number): string {
  const { petrol, damage, danger, stop } = tollOf(ground, space);
  return `${petrol}${damage > 0 ? damage : ''}${danger ? DANGER : ''}${stop ? STOP : ''}`;
}

function vehicleSign(telling: NarrationContext, seat: number): string {
  return seat === telling.sight.seat ? YOU : ([...String(contextOf(telling).name(seat))][0] ?? '?');
}

function legendPage(
  telling: NarrationContext,
  cities: ReadonlyMap<number, string>,
  marked: boolean,
): TextPage {
  const { words, sight } = telling;
  const { crews } = sight.view.public;
  const rivals = crews.flatMap(({ id }, seat) => {
    if (seat === sight.seat || id === null) return [];
    return [
      item(`${contextOf(telling).name(seat)}, ${crewWords(words, id).vehicle}`, vehicleSign(telling, seat)),
    ];
  });
  const names = [...cities].map(
    ([space, short]) => `${short} ${cityName(words, cityAt(sight.rules.board, space)?.id ?? '')}`,
  );
  return [
    heading(t(words, 'terminal.legend')),
    item(t(words, 'terminal.legend.you'), YOU),
    ...rivals,
    item(t(words, 'terminal.legend.empty'), EMPTY),
    item(t(words, 'terminal.legend.risk'), RISK),
    item(t(words, 'terminal.legend.tile', { danger: DANGER, stop: STOP }), `21${DANGER}${STOP}`),
    ...(marked ? [item(t(words, 'terminal.legend.choice'), '7')] : []),
    item(names.join(', '), '='),
  ];
}

function linesPage({ words, sight }: NarrationContext): TextPage {
  const { board } = sight.rules;
  const lines = board.lines.map(({ price }, line) =>
    item(paired(lineName(words, board, line), t(words, 'terminal.money', { francs: price }))),
  );
  return [heading(t(words, 'terminal.lines')), ...lines];
}
