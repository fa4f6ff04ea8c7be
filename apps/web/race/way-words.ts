// A way in words: how far, for how much, what it meets and brings, and what it leaves.
import { cityAt, lineOf } from '@race/great-race/board/board.ts';
import type { DriveRoute } from '@race/local';
import { lineTaken, listOf, thePlace } from '@race/words';
import { gather } from '../state/modules.ts';
import { capital, say, words } from '../words/say.ts';
import { chosenWay, context, mine, nextWay } from './choosing.ts';

export function wayWords(way: DriveRoute): string {
  const [now, crew] = [context.value, mine.value];
  if (now === null || crew === null) return '';
  const { board } = now.rules;
  const price = listOf(words(), priceOf(way));
  const told = [price, ...needsOf(way, crew.petrol), ...bringsOf(way)].filter(Boolean).join(', ');
  const head =
    way.fare === null
      ? say('decide.way', { into: thePlace(words(), board, { space: way.to, form: 'into' }), words: told })
      : say('decide.line', {
          line: lineTaken(words(), board, { line: way.fare.line, from: crew.at }),
          words: told,
        });
  const left = { left: Math.max(0, crew.petrol - way.least), max: crew.petrolMax };
  const rest = way.unknown > 0 ? say('decide.leftAtMost', left) : say('decide.left', left);
  return [capital(head), rest, ...meetsOf(way).map(asSentence)].join(' ');
}

export const asSentence = (words: string): string => `${capital(words)}.`;

/** What modules let a drive meet beside its price: on a way, or on any from here. */
export const meetsOf = ({ spaces }: Pick<DriveRoute, 'spaces'>): string[] =>
  gather(({ meets }) => meets?.(spaces));

export function priceOf(way: DriveRoute): string[] {
  const { spaces, petrol, damage, dangers, unknown, fare } = way;
  const price: string[] = [];
  if (fare !== null) price.push(say('viewer.francs', { francs: fare.francs }));
  else if (spaces.length > 1) price.push(say('ways.spaces', { count: spaces.length }));
  if (petrol > 0) price.push(`${say('names.price.petrol', { count: petrol })}${riskOf(way)}`);
  if (damage > 0) price.push(say('names.price.damage', { count: damage }));
  if (dangers > 0) price.push(say('ways.dangers', { count: dangers }));
  if (unknown > 0) price.push(say('decide.unknown', { count: unknown }));
  if (way.unknownRisk > 0) price.push(say('ways.riskAhead', { count: way.unknownRisk }));
  return price;
}

const riskOf = ({ risk }: DriveRoute): string => (risk > 0 ? ` (${say('ways.risk', { count: risk })})` : '');

/** Cards that have to be played on the way. */
export function needsOf({ petrol, guides, fare }: DriveRoute, onBoard: number): string[] {
  const needs: string[] = [];
  if (petrol > onBoard) needs.push(say('ways.jerrycans', { count: petrol - onBoard }));
  if (guides > 0) needs.push(say('ways.guides', { count: guides }));
  if (fare !== null && fare.cards > 0) needs.push(say('ways.transports', { count: fare.cards }));
  return needs;
}

/** What waits at its end. */
export function bringsOf({ to }: DriveRoute): string[] {
  const board = context.value?.rules.board;
  if (board === undefined) return [];
  if (to === board.destination) return [say('ways.end')];
  const cards = cityAt(board, to)?.cards ?? 0;
  return cards > 0 ? [say('ways.cards', { count: cards })] : [];
}

/** That touching its end again chooses another way: by ship or air where one could drive, or the other way round. */
export function againWords(way: DriveRoute): string[] {
  const [now, next] = [context.value, nextWay.value];
  if (now === null || next === null || way !== chosenWay.value) return [];
  if ((next.fare === null) === (way.fare === null)) return [say('ways.againOther')];
  if (next.fare === null) return [say('ways.againLand')];
  const { kind } = lineOf(now.rules.board, next.fare.line);
  return [say('ways.againLine', { by: kind, francs: next.fare.francs })];
}

/** The rule that says most of what it asks. */
export function ruleOfWay({ fare, unknown, damage, dangers }: DriveRoute): string {
  if (fare !== null) return 'BASE-DRIVE-12';
  if (unknown > 0) return 'BASE-DRIVE-08';
  return damage + dangers > 0 ? 'BASE-DRIVE-03' : 'BASE-DRIVE-02';
}
