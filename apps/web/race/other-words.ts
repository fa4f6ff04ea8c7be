// Another way to the same space, by what it asks more and less.
import { lineOf } from '@race/great-race/board/board.ts';
import type { DriveRoute, Fare } from '@race/local';
import { moreThan } from '@race/local/route-choice.ts';
import { listOf } from '@race/words/t.ts';
import { say, words } from '../words/say.ts';
import { context } from './choosing.ts';
import { needsOf, priceOf } from './way-words.ts';

/** Empty where the other asks for the same. */
export function otherWords(way: DriveRoute, other: DriveRoute): string {
  if (other.fare !== null) return lineWords(other, other.fare, way.fare !== null);
  if (way.fare !== null) return say('ways.otherLand', { words: listOf(words(), priceOf(other)) });
  const differs = differenceWords(way, other);
  return differs.length === 0 ? '' : say('ways.other', { words: listOf(words(), differs) });
}

function lineWords(way: DriveRoute, { line, francs, cards }: Fare, isOtherFare: boolean): string {
  const board = context.value?.rules.board;
  if (board === undefined) return '';
  const price = [say('viewer.francs', { francs }), ...needsOf(way, way.petrol)];
  if (cards === 0 && isOtherFare) price.push(say('ways.noCard'));
  return say('ways.otherLine', { by: lineOf(board, line).kind, words: price.join(', ') });
}

/** What it asks less of first. */
function differenceWords(way: DriveRoute, other: DriveRoute): string[] {
  const { petrol, damage, dangers, unknown, guides, spaces } = moreThan(other, way);
  const parts: [number, (count: number) => string][] = [
    [petrol, (count) => say('names.price.petrol', { count })],
    [damage, (count) => say('names.price.damage', { count })],
    [dangers, (count) => say('ways.dangers', { count })],
    [unknown, (count) => say('ways.unknown', { count })],
    [guides, (count) => say('ways.guideCards', { count })],
    [spaces, (count) => say('ways.spaces', { count })],
  ];
  return parts
    .filter(([more]) => more !== 0)
    .toSorted(([a], [b]) => Math.sign(a) - Math.sign(b))
    .map(([more, inWords]) => together(`${more < 0 ? '−' : '+'}${inWords(Math.abs(more))}`));
}

/** Not parted at the end of a line. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');
