// What a dispatch is called: by the weightiest thing in it.
import type { RaceEvent } from '@race/great-race';
import { lineOf } from '@race/great-race/board/board.ts';
import { fill } from '@race/words/fill.ts';
import { thePlace } from '@race/words/places.ts';
import { find } from '@race/words/t.ts';
import { byWeight } from '../replay/headline.ts';
import { named, say, words } from '../words/say.ts';
import type { Dispatch } from './dispatches.ts';
import { context } from './sentences.ts';

/** The weightiest that has words for one. Null when nothing in it makes a headline: then its crew or its phase does. */
export function headlineOf({ events }: Pick<Dispatch, 'events'>): string | null {
  for (const event of byWeight(events)) {
    const words = wordsFor(event);
    if (words !== null) return words;
  }
  return null;
}

function wordsFor(event: RaceEvent): string | null {
  const known = context.value;
  if (known === null) return null;
  const { board } = known.rules;
  const crew = 'seat' in event ? known.name(event.seat) : '';
  switch (event.key) {
    case 'crewArrived':
      return say('desk.head.crewArrived', {
        crew,
        city: thePlace(words(), board, { space: board.destination, form: 'name' }),
      });
    case 'cityEntered':
      return say('desk.head.cityEntered', { crew, city: named('city', event.city) });
    case 'cardStopped':
      return say('desk.head.cardStopped', { crew, by: known.name(event.by) });
    case 'crewTargeted':
      return say('desk.head.crewTargeted', { crew, target: known.name(event.target) });
    case 'tilesTargeted':
    case 'tilesRemoved':
    case 'tilesSwapped':
      return say('desk.head.tilesTargeted', { crew });
    case 'lineTaken':
      return say(`desk.head.lineTaken.${lineOf(board, event.line).kind}`, { crew });
    case 'cardTaken':
    case 'cardLeftOver':
    case 'cardsDrawn':
      return say('desk.head.cardTaken', { crew });
    case 'moneyReceived':
      return say('desk.head.assistantsFunded', { crew });
    case 'repairBegun':
      return say('desk.head.partFitted', { crew });
    case 'tilesDrawn':
      return say('desk.head.tileLaid', { crew });
    case 'stopped':
    case 'driveBegun':
    case 'petrolBought':
    case 'brokeDown':
    case 'turnedBack':
    case 'dangerMet':
    case 'tileUncovered':
    case 'spaceEntered':
    case 'tileLaid':
    case 'partFitted':
    case 'assistantsFunded':
    case 'crewPassed':
      return say(`desk.head.${event.key}`, { crew });
    case 'turnBegun':
      return say('desk.head.turnBegun', { turn: event.turn });
    case 'raceEnded':
    case 'planned':
    case 'orderChanged':
      return say(`desk.head.${event.key}`);
    default:
      // What modules tell is called by the name of the event, where it makes a headline.
      return fill(words(), find(words(), `desk.head.${event.key}`, ''), { crew }) || null;
  }
}
