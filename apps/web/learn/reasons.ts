// Why the helper would answer so, in a sentence.
import type { Answer } from '@race/great-race';
import { SECURITY } from '@race/great-race/crew/crews.ts';
import type { DriveRoute } from '@race/local';
import { find } from '@race/words/t.ts';
import { context, mine } from '../race/choosing.ts';
import { say, words } from '../words/say.ts';
import { deeds } from './advising.ts';

export function reasonFor(answer: Answer, way: DriveRoute | null): string {
  switch (answer.do) {
    case 'take':
    case 'play':
      return say('learn.why.take', { does: find(words(), `bivouac.does.${answer.card}`, '…') });
    case 'plan':
      return say(deeds.value.length === 0 ? 'learn.why.plan.first' : 'learn.why.plan');
    case 'repair':
      return repairWords();
    case 'drive':
    case 'enter':
      return way === null ? say('hint.because.whole') : wayReason(way);
    case 'target':
    case 'pick':
      return say('learn.why.card');
    case 'wait':
    case 'pass':
      return say('learn.why.pass');
    case 'fuel':
    case 'lay':
    case 'draw':
    case 'line':
    case 'stop':
    case 'fund':
    case 'hold':
    case 'place':
    case 'guard':
    case 'pay':
    case 'back':
    case 'decline':
    case 'split':
    case 'fit':
    case 'done':
    case 'discard':
    case 'clear':
      return say(`learn.why.${answer.do}`);
    default:
      return say('hint.because.whole');
  }
}

function repairWords(): string {
  const crew = mine.value;
  if (crew === null) return '';
  const { engine, engineMax, chassis, chassisMax } = crew;
  return say('learn.why.repair', { engine, engineMax, chassis, chassisMax });
}

/** What speaks for a drive: where it ends, or what lies on it. */
function wayReason({ to, dangers, unknown }: DriveRoute): string {
  const [board, crew] = [context.value?.rules.board, mine.value];
  if (board === undefined || crew === null) return '';
  if (to === board.destination) return say('learn.why.finish');
  if (board.isCity[to] === true) return say('learn.why.city');
  if (dangers > 0 && (crew.boxes[SECURITY] ?? 0) > 0) return say('learn.why.danger');
  if (unknown > 0) return say('learn.why.blind');
  const isNearer = (board.level[to] ?? 0) > (board.level[crew.at] ?? 0);
  return say(isNearer ? 'learn.why.drive' : 'hint.because.whole');
}
