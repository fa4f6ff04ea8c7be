// A route in words: its length and price, what it meets and brings, and what it leaves.
import type { Crew } from '@race/great-race';
import { cityAt, lineOf } from '@race/great-race/board/board.ts';
import type { Refusal } from '@race/kernel';
import type { DriveRoute, Fare } from '@race/local';
import { moreThan } from '@race/local/route-choice.ts';
import { lineTaken, listOf, refusalSentence, thePlace } from '@race/words';
import { capital, hasRefusalTexts, refusalWords, say, words } from '../../shell/words/say.ts';
import type { TableModel } from '../../table/model/table.ts';
import { choosingOf } from './choosing.ts';
import type { BarWords } from './decide/sentence.tsx';

export function wayWords(table: TableModel, way: DriveRoute): string {
  const { context, mine } = choosingOf(table);
  const [now, crew] = [context.value, mine.value];
  if (now === null || crew === null) return '';
  const { board } = now.rules;
  const price = listOf(words(), priceOf(way));
  const told = [price, ...needsOf(way, crew.petrol), ...bringsOf(table, way)].filter(Boolean).join(', ');
  const head =
    way.fare === null
      ? say('decide.way', { into: thePlace(words(), board, { space: way.to, form: 'into' }), words: told })
      : say('decide.line', {
          line: lineTaken(words(), board, { line: way.fare.line, from: crew.at }),
          words: told,
        });
  return [capital(head), leftWords(way, crew), ...meetsOf(table, way).map(asSentence)].join(' ');
}

/** The petrol that is left, at most where spaces are unknown; or that there is not enough for the last of them. */
export function leftWords(
  { isOnlySeen, least, unknown }: DriveRoute,
  { petrol, petrolMax }: Pick<Crew, 'petrol' | 'petrolMax'>,
): string {
  if (isOnlySeen) return say('deciding.onlySeen', { least, petrol });
  const left = { left: Math.max(0, petrol - least), max: petrolMax };
  return say(unknown > 0 ? 'decide.leftAtMost' : 'decide.left', left);
}

export const asSentence = (words: string): string => `${capital(words)}.`;

/** What modules add to a drive besides its price: on a route, or on any from here. */
export const meetsOf = (table: TableModel, { spaces }: Pick<DriveRoute, 'spaces'>): string[] =>
  table.gather(({ meets }) => meets?.(spaces));

export function priceOf(way: DriveRoute): string[] {
  const { spaces, damage, dangers, unknown, fare } = way;
  const price: string[] = [];
  if (fare !== null) price.push(say('dashboard.francs', { francs: fare.francs }));
  else if (spaces.length > 1)
    price.push(`${say('driving.spaces', { count: spaces.length })}${unknownOf(way)}`);
  const petrol = petrolOf(way);
  if (petrol !== '') price.push(`${petrol}${riskOf(way)}`);
  if (damage > 0) price.push(say('names.price.damage', { count: damage }));
  if (dangers > 0) price.push(say('driving.dangers', { count: dangers }));
  // On a longer route they are told with its length.
  if (unknown > 0 && spaces.length === 1) price.push(say('decide.unknown', { count: unknown }));
  return price;
}

const unknownOf = ({ unknown }: DriveRoute): string =>
  unknown > 0 ? ` (${say('driving.unknown', { count: unknown })})` : '';

/** All of the petrol: at least so much where spaces are unknown. A single unknown space has a price of its own. */
function petrolOf({ fare, least, petrol, spaces, unknown }: DriveRoute): string {
  if (unknown > 0 && fare === null && spaces.length > 1) return say('driving.atLeast', { count: least });
  return petrol > 0 ? say('names.price.petrol', { count: petrol }) : '';
}

const riskOf = ({ risk, unknownRisk }: DriveRoute): string =>
  risk + unknownRisk > 0 ? ` (${say('driving.risk', { count: risk + unknownRisk })})` : '';

/** Cards that have to be played on the route. */
export function needsOf({ petrol, guides, fare }: DriveRoute, onBoard: number): string[] {
  const needs: string[] = [];
  if (petrol > onBoard) needs.push(say('driving.jerrycans', { count: petrol - onBoard }));
  if (guides > 0) needs.push(say('driving.guides', { count: guides }));
  if (fare !== null && fare.cards > 0) needs.push(say('driving.transports', { count: fare.cards }));
  return needs;
}

/** What waits at its end. */
export function bringsOf(table: TableModel, { to }: DriveRoute): string[] {
  const { context } = choosingOf(table);
  const board = context.value?.rules.board;
  if (board === undefined) return [];
  if (to === board.destination) return [say('driving.end')];
  const cards = cityAt(board, to)?.cards ?? 0;
  return cards > 0 ? [say('driving.cards', { count: cards })] : [];
}

/** Says that tapping its end again chooses another route: by ship or air instead of land, or the other way round. */
export function againWords(table: TableModel, way: DriveRoute): string[] {
  const { chosenWay, context, nextWay } = choosingOf(table);
  const [now, next] = [context.value, nextWay.value];
  if (now === null || next === null || way !== chosenWay.value) return [];
  if ((next.fare === null) === (way.fare === null)) return [say('driving.againOther')];
  if (next.fare === null) return [say('driving.againLand')];
  const { kind } = lineOf(now.rules.board, next.fare.line);
  return [say('driving.againLine', { by: kind, francs: next.fare.francs })];
}

/** The rule behind the largest part of its price. */
export function ruleOfWay({ fare, unknown, damage, dangers }: DriveRoute): string {
  if (fare !== null) return 'BASE-DRIVE-12';
  if (unknown > 0) return 'BASE-DRIVE-08';
  return damage + dangers > 0 ? 'BASE-DRIVE-03' : 'BASE-DRIVE-02';
}

// Another route to the same space, by what it costs more and less.
/** Null where the other costs the same. */
export function otherWords(table: TableModel, way: DriveRoute, other: DriveRoute): BarWords | null {
  if (other.fare !== null) return lineWords(table, other, other.fare, way.fare !== null);
  if (way.fare !== null) return { head: say('driving.otherLand'), rest: priceOf(other).join(', ') };
  // The two that matter most: all of them are told once it is chosen.
  const differs = differenceWords(way, other).slice(0, 2);
  return differs.length === 0 ? null : { head: say('driving.other'), rest: differs.join(', ') };
}

function lineWords(
  table: TableModel,
  way: DriveRoute,
  { line, francs, cards }: Fare,
  isOtherFare: boolean,
): BarWords | null {
  const { context } = choosingOf(table);
  const board = context.value?.rules.board;
  if (board === undefined) return null;
  const price = [say('dashboard.francs', { francs }), ...needsOf(way, way.petrol)];
  if (cards === 0 && isOtherFare) price.push(say('driving.noCard'));
  return { head: say('driving.otherLine', { by: lineOf(board, line).kind }), rest: price.join(', ') };
}

/** What it costs less comes first. */
function differenceWords(way: DriveRoute, other: DriveRoute): string[] {
  const { petrol, damage, dangers, unknown, guides, spaces } = moreThan(other, way);
  const parts: [number, (count: number) => string][] = [
    [petrol, (count) => say('names.price.petrol', { count })],
    [damage, (count) => say('names.price.damage', { count })],
    [dangers, (count) => say('driving.dangers', { count })],
    [unknown, (count) => say('driving.unknown', { count })],
    [guides, (count) => say('driving.guideCards', { count })],
    [spaces, (count) => say('driving.spaces', { count })],
  ];
  return parts
    .filter(([more]) => more !== 0)
    .toSorted(([a], [b]) => Math.sign(a) - Math.sign(b))
    .map(([more, inWords]) => together(`${more < 0 ? '−' : '+'}${inWords(Math.abs(more))}`));
}

/** Kept together at the end of a line. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A refusal with the names of places, cards and crews. */
export const whyWords = (table: TableModel, refusal: Refusal): string => {
  const { context } = choosingOf(table);
  return context.value === null || !hasRefusalTexts()
    ? refusalWords(refusal)
    : refusalSentence(words(), refusal, context.value);
};
