import { cityAt, lineOf } from '@race/great-race';
import type { Refusal } from '@race/kernel';
import { capital, lineTaken, listOf, refusalSentence, t, theCity, thePlace } from '@race/words';
import { heading, item, type TextPage } from '../console/page.ts';
import { WINDS, windTo } from '../map/compass.ts';
import { tollOf } from '../map/toll.ts';
import { prospects } from '../seat/driving.ts';
import { crewOf } from '../seat/world.ts';
import { tollWords } from './prices.ts';
import { contextOf, crewName, groundOf, type NarrationContext, paired } from './telling.ts';

/** Where one stands, each space around with its price and whether it can be paid, and the lines from here. */
export function aroundPage(telling: NarrationContext): TextPage {
  const { words, sight } = telling;
  const { board } = sight.rules;
  const { at } = crewOf(sight);
  const { spaces, lines } = prospects(sight);
  const windOf = (space: number) => WINDS.indexOf(windTo(board, at, space));
  const clockwise = spaces.toSorted((a, b) => windOf(a.answer.space) - windOf(b.answer.space));
  return [
    heading(t(words, 'terminal.nearWhere', { at: thePlace(words, board, { space: at, form: 'at' }) })),
    ...clockwise.map(({ answer, refusal }) => item(spaceWords(telling, answer.space, refusal))),
    ...lines.map(({ answer, refusal }) => item(lineWords(telling, answer.line, refusal))),
  ];
}

function spaceWords(telling: NarrationContext, space: number, refusal: Refusal | null): string {
  const { words, sight } = telling;
  const { board } = sight.rules;
  const wind = t(words, `terminal.wind.${windTo(board, crewOf(sight).at, space)}`);
  const parts = [...placeWords(telling, space), tollWords(words, tollOf(groundOf(telling), space))];
  return capital(
    words,
    `${paired(wind, [...parts, ...whoStands(telling, space)].join(', '))}${unpaid(telling, refusal)}`,
  );
}

/** A city with its cards; of a space only what its price does not say. */
function placeWords({ words, sight }: NarrationContext, space: number): string[] {
  const { board } = sight.rules;
  const city = cityAt(board, space);
  if (city === null) {
    const isEmpty = (sight.view.public.tiles[space] ?? -1) < 0;
    return isEmpty && board.isRisk[space] === true ? [t(words, 'terminal.risk')] : [];
  }
  const name = theCity(words, city.id);
  if (space === board.destination) return [t(words, 'terminal.destination', { city: name })];
  return [t(words, 'terminal.city', { city: name, cards: city.cards })];
}

export function whoStands(telling: NarrationContext, space: number): string[] {
  const { words, sight } = telling;
  const there = sight.view.public.crews.flatMap((crew, seat) =>
    crew.at === space && seat !== sight.seat ? [crewName(telling, seat)] : [],
  );
  return there.length === 0 ? [] : [t(words, 'terminal.occupied', { crews: listOf(words, there) })];
}

function lineWords(telling: NarrationContext, line: number, refusal: Refusal | null): string {
  const { words, sight } = telling;
  const { board } = sight.rules;
  const { at } = crewOf(sight);
  const taken = lineTaken(words, board, { line, from: at });
  const { price } = lineOf(board, line);
  const fare = paired(String(taken), t(words, 'terminal.money', { francs: price }));
  return capital(words, `${fare}${unpaid(telling, refusal)}`);
}

function unpaid(telling: NarrationContext, refusal: Refusal | null): string {
  if (refusal === null) return '';
  const reason = refusalSentence(telling.words, refusal, contextOf(telling));
  return `${t(telling.words, 'names.separator')}${t(telling.words, 'terminal.cannotPay')}. ${reason}`;
}
