// What the choice so far comes to, in words and signs; fetched with what one chooses by.
import { FUNDING } from '@race/great-race/crew/crews.ts';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import { askingFrame } from '@race/words/asking.ts';
import { stillDue } from '@race/words/due.ts';
import { theCrew } from '../../dashboard/names.ts';
import { crews } from '../../state/crews.ts';
import { gather } from '../../state/modules.ts';
import { say } from '../../words/say.ts';
import {
  answers,
  arranged,
  asked,
  chosen,
  chosenWay,
  context,
  isArmed,
  labelOf,
  levels,
  mine,
  row,
  selectedThing,
} from '../choosing.ts';
import { asSentence, meetsOf, wayWords } from '../way-words.ts';
import { passWords } from './pass-words.ts';
import type { Thing } from './row.ts';
import { funds } from './words.ts';

/** Null while nothing has been chosen: then it is the question that is said. */
export function chosenWords(): string | null {
  if (isArmed.value) return passWords();
  if (chosenWay.value !== null) return wayWords(chosenWay.value);
  const deed = row.value.main?.deed ?? null;
  if (chosen.value !== null && deed !== null && 'answer' in deed) return labelOf(deed.answer);
  return selectedThing.value === null ? handWords() : `${lastWords()}${thingWords(selectedThing.value)}`;
}

/** Who has arrived has made this convoy the last. BASE-END-02. */
function lastWords(): string {
  const first = crews.value.find(({ arrived }) => arrived === 1);
  return first === undefined ? '' : `${say('decide.ask.last', { crew: theCrew(first) })} `;
}

/** Over the limit of the hand a card may also be played. BASE-HAND-03. */
function handWords(): string | null {
  const frame = context.value === null ? null : askingFrame(context.value.known);
  const canPlay = answers.value.some(({ do: verb }) => verb === 'play');
  return frame?.kind === 'hand' && canPlay ? `${asked.value} ${say('decide.orPlay')}` : null;
}

/** A drive that is not chosen yet. */
const ANY_WAY = { spaces: [] };

function thingWords(one: Thing): string {
  const crew = mine.value;
  // In the first turn one is told what laying means for the others.
  if (one === 'pathfinder')
    return context.value?.known.turn === 1
      ? `${say('decide.ask.pathfinder')} ${say('acting.behind')}`
      : say('decide.ask.pathfinder');
  if (one === 'funding')
    return say('decide.ask.funding', { assistants: crew?.boxes[FUNDING] ?? 0, francs: funds() });
  const here = one === 'petrol' ? [] : (arranged.value.boxes.get(one) ?? []);
  if (one === 'mechanics') {
    if (crew?.engine === 0) return say('decide.ask.broken');
    const canDrive = here.some(({ do: verb }) => verb === 'drive');
    if (!canDrive && crew?.petrol === 0) return say('decide.ask.dry');
    const drives = say('decide.ask.mechanics', { spaces: canDrive ? (crew?.engine ?? 0) : 0 });
    return canDrive ? [drives, ...meetsOf(ANY_WAY).map(asSentence)].join(' ') : drives;
  }
  if (one === 'security')
    return say('decide.ask.security', { tiles: here.filter(({ do: verb }) => verb === 'clear').length });
  return petrolWords();
}

function petrolWords(): string {
  const [now, crew] = [context.value, mine.value];
  if (now === null || crew === null) return '';
  const price = petrolPrice(now.rules, crew);
  const where = now.rules.board.isCity[crew.at] === true ? 'city' : 'other';
  return say('decide.ask.petrol', { levels: levels.value, francs: levels.value * price, price, where });
}

/** What would be paid, as signs. */
export function dueNow(): { petrol: number; damage: number; dangers: number } | null {
  const way = chosenWay.value;
  // The price of what nobody has seen yet is no price.
  if (way !== null) return way.unknown > 0 && way.petrol + way.damage + way.dangers === 0 ? null : way;
  const frame = context.value === null ? null : askingFrame(context.value.known);
  if (frame?.kind !== 'entry') return null;
  const { petrol, damage } = stillDue(frame);
  return { petrol, damage, dangers: frame.danger ? 1 : 0 };
}

/** The tile in hand, to be laid; or the one a module asks about. */
export function tileNow(): string | null {
  const now = context.value;
  const frame = now === null ? null : askingFrame(now.known);
  if (frame?.kind === 'lay') return now?.rules.tiles[frame.held]?.id ?? null;
  return gather(({ tileAsked }) => tileAsked?.())[0] ?? null;
}
