// The folded newspaper: one headline for each crew since the reader's last turn. What was done to the reader comes first.
// Without any it is a knob, and covers nothing of the map.

import type { RaceEvent } from '@race/great-race';
import { lineOf as wayOf } from '@race/great-race/board/board.ts';
import type { Seat } from '@race/kernel';
import { fill } from '@race/words/fill.ts';
import { thePlace } from '@race/words/places.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { Icon, IconButton } from '../../shell/icons/icon.tsx';
import { named, say, words } from '../../shell/words/say.ts';
import { Token } from '../dashboard/crew.tsx';
import { currentMapOf } from '../map/camera.ts';
import { sentencesOf } from '../model/sentences.ts';
import { type TableModel, useTable } from '../model/table.ts';
import { type Dispatch, dispatchesOf, touches } from './dispatches.ts';
import { newspaperOf } from './open-paper.tsx';
import { byWeight } from './weights.ts';
import './fold.css';

/** The weightiest event with a headline; where none has one, the sentence of the weightiest. Null when nothing is told. */
export function headlineOf(table: TableModel, { events }: Pick<Dispatch, 'events'>): string | null {
  for (const event of byWeight(table, events)) {
    const words = wordsFor(table, event, events);
    if (words !== null) return words;
  }
  const [first] = byWeight(table, events);
  return first === undefined ? null : unended(sentencesOf(table).sentenceOf(first)) || null;
}

/** A headline has no full stop. */
const unended = (sentence: string): string => sentence.replace(/[.!]$/, '').trim();

/** The last space a crew entered in these events; null if it stayed where it was. */
const placeIn = (events: readonly RaceEvent[]): number | null =>
  events.flatMap((event) => (event.key === 'spaceEntered' ? [event.space] : [])).at(-1) ?? null;

function wordsFor(table: TableModel, event: RaceEvent, events: readonly RaceEvent[]): string | null {
  const { context } = sentencesOf(table);
  const known = context.value;
  if (known === null) return null;
  const { board } = known.rules;
  const crew = 'seat' in event ? known.name(event.seat) : '';
  switch (event.key) {
    case 'brokeDown': {
      const at = placeIn(events);
      return at === null
        ? say('newspaper.head.brokeDown', { crew })
        : say('newspaper.head.brokeDown.at', {
            crew,
            at: thePlace(words(), board, { space: at, form: 'at' }),
          });
    }
    case 'crewArrived':
      return say('newspaper.head.crewArrived', {
        crew,
        city: thePlace(words(), board, { space: board.destination, form: 'name' }),
      });
    case 'cityEntered':
      return say('newspaper.head.cityEntered', { crew, city: named('city', event.city) });
    case 'cardStopped':
      return say('newspaper.head.cardStopped', { crew, by: known.name(event.by) });
    case 'crewTargeted':
      return say('newspaper.head.crewTargeted', { crew, target: known.name(event.target) });
    case 'tilesTargeted':
    case 'tilesRemoved':
    case 'tilesSwapped':
      return say('newspaper.head.tilesTargeted', { crew });
    case 'lineTaken':
      return say(`newspaper.head.lineTaken.${wayOf(board, event.line).kind}`, { crew });
    case 'cardTaken':
    case 'cardLeftOver':
    case 'cardsDrawn':
      return say('newspaper.head.cardTaken', { crew });
    case 'moneyReceived':
      return say('newspaper.head.assistantsFunded', { crew });
    case 'repairBegun':
      return say('newspaper.head.partFitted', { crew });
    case 'tilesDrawn':
      return say('newspaper.head.tileLaid', { crew });
    case 'stopped':
    case 'driveBegun':
    case 'petrolBought':
    case 'turnedBack':
    case 'dangerMet':
    case 'tileUncovered':
    case 'spaceEntered':
    case 'tileLaid':
    case 'partFitted':
    case 'assistantsFunded':
    case 'crewPassed':
      return say(`newspaper.head.${event.key}`, { crew });
    case 'turnBegun':
      return say('newspaper.head.turnBegun', { turn: event.turn });
    case 'raceEnded':
    case 'planned':
    case 'orderChanged':
      return say(`newspaper.head.${event.key}`);
    default:
      // The texts name the headlines of modules after their events.
      return fill(words(), find(words(), `newspaper.head.${event.key}`, ''), { crew }) || null;
  }
}

interface Props {
  /** Whether the key map is below it. */
  readonly isAboveKeyMap?: boolean;
  readonly reader?: Seat | null;
}

export function Fold({ isAboveKeyMap = false, reader = null }: Props): JSX.Element {
  const table = useTable();
  const { setOpen } = newspaperOf(table);
  const { isFoldInCorner } = currentMapOf(table);
  const lines = headlinesSince(table, reader);
  // An onlooker has no turns.
  const since = say(reader === null ? 'newspaper.latest' : 'newspaper.since');
  if (lines.length === 0)
    return (
      <div class="paper-knob fold-knob">
        <IconButton class="knob" icon="newspaper" words={say('newspaper.unfold')} act={() => setOpen(true)} />
      </div>
    );
  return (
    <section
      class={`fold ${isAboveKeyMap ? 'above-key-map' : ''}${isFoldInCorner.value ? ' in-corner' : ''}`}
      aria-label={since}
    >
      <button
        type="button"
        class="fold-open"
        aria-label={`${say('newspaper.title')}: ${say('newspaper.unfold')}`}
        title={say('newspaper.unfold')}
        onClick={() => setOpen(true)}
      >
        <span class="fold-title">{say('newspaper.title')}</span>
        <Icon name="newspaper" />
      </button>
      <p class="fold-since">{since}</p>
      <ul>
        {lines.map(({ seat, crew, words, isMine }) => (
          <li key={seat} class={isMine ? 'mine' : ''}>
            <Token crew={crew} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Headline {
  readonly seat: Seat;
  readonly crew: string;
  readonly words: string;
  readonly isMine: boolean;
}

/** One for each other crew that did something, in turn order. */
export function headlinesSince(table: TableModel, reader: Seat | null): Headline[] {
  const { inOrder, moments } = table;
  const all = dispatchesOf(moments.value);
  const since = all.slice(all.findLastIndex(({ seat }) => seat === reader) + 1);
  const lines = inOrder.value.flatMap(({ seat, id }): Headline[] => {
    const own = since.filter((one) => one.seat === seat && seat !== reader);
    const blow = reader === null ? undefined : own.find((one) => touches(one, reader));
    const words = lineOf(table, eventsOf(blow === undefined ? own : [blow]));
    return words === null ? [] : [{ seat, crew: id, words, isMine: blow !== undefined }];
  });
  return lines.toSorted((a, b) => Number(b.isMine) - Number(a.isMine));
}

/** Which card it was is the news: there is no story below that would tell. */
const CARD = /^card(Tak|Left|sDr)/;

function lineOf(table: TableModel, events: Dispatch['events']): string | null {
  const [first] = byWeight(table, events);
  return first !== undefined && CARD.test(first.key)
    ? unended(sentencesOf(table).sentenceOf(first))
    : headlineOf(table, { events });
}

/** Of two events that weigh the same, the headline is the first: so the newest dispatch comes first. */
const eventsOf = (dispatches: readonly Dispatch[]): Dispatch['events'] =>
  dispatches.toReversed().flatMap(({ events }) => events);
