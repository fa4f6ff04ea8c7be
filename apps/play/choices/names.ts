import { type Answer, BOUGHT, farEnd, lineOf, nearOf } from '@race/great-race';
import { boxName, cardName, label, placeName, seatName, t } from '@race/words';
import { WINDS, windTo } from '../map/compass.ts';
import { contextOf, type NarrationContext } from '../screen/telling.ts';
import { crewOf } from '../seat/world.ts';

/** All that an answer may be called: its words, its verb, and what it is about. */
export function namesOf(telling: NarrationContext, answer: Answer): string[] {
  const { words } = telling;
  const told = label(words, answer, contextOf(telling));
  const verb = t(words, `verbs.${answer.do}`);
  // Pouring a jerrycan is the exception: only its full name means it.
  if ('poured' in answer && answer.poured) return [told, `${verb} ${told}`];
  const objects = objectsOf(telling, answer);
  return [told, verb, `${verb} ${told}`, ...objects, ...objects.map((object) => `${verb} ${object}`)];
}

/** What an answer is about, by itself: a card, a place, a crew. */
function objectsOf(telling: NarrationContext, answer: Answer): string[] {
  const { words, sight } = telling;
  const { board } = sight.rules;
  switch (answer.do) {
    case 'take':
    case 'discard':
    case 'play':
      return [cardName(words, answer.card)];
    case 'fit':
      return answer.part === BOUGHT ? [] : [cardName(words, answer.part)];
    case 'enter':
    case 'place':
    case 'clear':
    case 'pick':
      return [placeName(words, board, answer.space), ...windsOf(telling, answer.space)];
    case 'line':
      return [farName(telling, answer.line)];
    case 'target':
      return [String(seatName(words, sight.view.public, answer.seat))];
    case 'wait':
      return [String(boxName(words, answer.box))];
    case 'choose':
      return [t(words, `names.leader.${answer.crew}`), t(words, `names.crew.${answer.crew}`)];
    default:
      return [];
  }
}

function farName({ words, sight }: NarrationContext, line: number): string {
  const { board } = sight.rules;
  return placeName(words, board, farEnd(lineOf(board, line), crewOf(sight).at));
}

/** The direction of a space next to the vehicle, in full and short. */
export function windsOf({ words, sight }: NarrationContext, space: number): string[] {
  const { board } = sight.rules;
  const { at } = crewOf(sight);
  if (!nearOf(board, at).includes(space)) return [];
  const wind = windTo(board, at, space);
  const short = t(words, 'terminal.windsShort').split(' ')[WINDS.indexOf(wind)] ?? '';
  return [t(words, `terminal.wind.${wind}`), short];
}
