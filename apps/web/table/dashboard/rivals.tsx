// The other crews at a glance, in turn order. The one that is chosen gets the large dashboard.
import { ASSISTANTS, BOXES } from '@race/great-race/crew/crews.ts';
import type { Seat } from '@race/kernel';
import { planWords } from '@race/words';
import type { JSX } from 'preact';
import { Icon } from '../../shell/icons/icon.tsx';
import { say, words } from '../../shell/words/say.ts';
import type { ShownCrew } from '../model/shown-state.ts';
import { type TableModel, useTable } from '../model/table.ts';
import {
  crewName,
  crewOfPlayer,
  gaugesOf,
  gaugeWords,
  Silhouette,
  stateWords,
  Token,
  theCrew,
  whereWords,
} from './crew.tsx';
import type { GaugeName } from './gauge.tsx';
import { Pawns } from './pawn.tsx';
import { BOX_ICONS, Marks, Pips } from './plate.tsx';
import { PresenceMark } from './presence.tsx';

import './rivals.css';
import './chips.css';
import './bubble.css';

/** In the order in which they tend to run out. */
const GLANCE = ['petrol', 'engine', 'chassis'] as const satisfies readonly GaugeName[];

/** How a crew is marked: whose turn it is, and who has been thinking for a while. */
const markOf = ({ marked, thinking }: TableModel, seat: Seat): string =>
  `${marked.value.includes(seat) ? ' acts' : ''}${thinking.value.includes(seat) ? ' thinks' : ''}`;

export function Rivals(): JSX.Element {
  const { focus, inOrder } = useTable();
  const others = inOrder.value.filter(({ seat }) => seat !== focus.value);
  return (
    <ol class="rivals" aria-label={say('dashboard.crews')}>
      {others.map((crew) => (
        <Rival key={crew.seat} crew={crew} />
      ))}
    </ol>
  );
}

function Rival({ crew }: { crew: ShownCrew }): JSX.Element {
  const table = useTable();
  const { focus, marked } = table;
  const isMarked = marked.value.includes(crew.seat);
  return (
    <li class={`rival${markOf(table, crew.seat)}`} aria-current={isMarked ? 'step' : undefined}>
      <button
        type="button"
        class="rival-button"
        aria-label={say('dashboard.show', { crew: theCrew(table, crew) })}
        onClick={() => {
          focus.value = crew.seat;
        }}
      />
      <Silhouette crew={crew.id} />
      <StruckMe seat={crew.seat} />
      <Bubble seat={crew.seat} />
      <div class="rival-middle">
        <p class="rival-name">
          <b>{crew.turn}</b> {crewName(table, crew)} <PresenceMark seat={crew.seat} />
          <em>{[crewOfPlayer(table, crew), stateWords(table, crew)].filter(Boolean).join(', ')}</em>
          <span class="unseen">, {whereWords(table, crew)}</span>
          <Marks seat={crew.seat} />
        </p>
        <div class="rival-gauges">
          {gaugesOf(crew, GLANCE).map((name) => (
            <Pips
              key={name}
              name={name}
              words={gaugeWords(crew, name)}
              level={crew[name]}
              max={crew[`${name}Max`]}
            />
          ))}
        </div>
      </div>
      <div class="rival-right">
        {!crew.isRene && (
          <>
            <p class="rival-francs">{say('dashboard.francs', { francs: crew.francs })}</p>
            <p class="rival-cards">{say('dashboard.cards', { count: crew.cards })}</p>
          </>
        )}
        {crew.isRene ? (
          <Pawns crew={crew.id} here={crew.assistants} places={ASSISTANTS} />
        ) : (
          <Jobs boxes={crew.boxes} />
        )}
      </div>
    </li>
  );
}

/** How many assistants are left in each box. */
function Jobs({ boxes }: { boxes: readonly number[] }): JSX.Element {
  const { marks } = useTable();
  return (
    <p class={marks.value.isFresh ? 'jobs fresh' : 'jobs'}>
      <span class="unseen">{planWords(words(), boxes)}</span>
      {BOXES.map((box, place) => (
        <span key={box} class={boxes[place] ? 'job' : 'job none'} aria-hidden="true">
          <Icon name={BOX_ICONS[box]} />
          {boxes[place]}
        </span>
      ))}
    </p>
  );
}

/** A charge on a crew that hit the reader's in this turn. */
function StruckMe({ seat }: { seat: number }): JSX.Element | null {
  const { marks } = useTable();
  if (!marks.value.strikers?.includes(seat)) return null;
  return (
    <span class="struck-me">
      <Icon name="dynamite" />
      <span class="unseen">{say('dashboard.struckYou')}</span>
    </span>
  );
}

// All crews over the map of a small screen: token and level. The one in focus wears brass.
export function Chips(): JSX.Element {
  const table = useTable();
  const { focus, inOrder, marked, people, reader } = table;
  /** Where people play over the network, one has to know who drives what. */
  const areNamed = people.value.some((name) => name !== '');
  return (
    <ol class="chips" aria-label={say('dashboard.crews')}>
      {inOrder.value.map((crew) => (
        <li key={crew.seat} aria-current={marked.value.includes(crew.seat) ? 'step' : undefined}>
          <button
            type="button"
            class={`chip${markOf(table, crew.seat)}`}
            aria-pressed={crew.seat === focus.value}
            onClick={() => {
              focus.value = crew.seat;
            }}
          >
            <Token crew={crew.id} />
            <StruckMe seat={crew.seat} />
            <BubbleMark seat={crew.seat} />
            <span aria-hidden="true">{crew.level}</span>
            {crew.seat !== reader.value && <PresenceMark seat={crew.seat} isMark />}
            {areNamed && (
              <span class="chip-name" aria-hidden="true">
                {crewName(table, crew)}
              </span>
            )}
            <span class="unseen">
              {say('names.labelled', {
                label: say('dashboard.show', { crew: theCrew(table, crew) }),
                words: stateWords(table, crew),
              })}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Bubble({ seat }: { seat: number }): JSX.Element | null {
  const { said } = useTable();
  const now = said.value;
  if (now?.seat !== seat) return null;
  return (
    <span class="bubble" aria-hidden="true">
      {now.words}
    </span>
  );
}

/** The mark on a chip of a small screen: what was said is in the chat. */
function BubbleMark({ seat }: { seat: number }): JSX.Element | null {
  const { said } = useTable();
  return said.value?.seat === seat ? <span class="bubble-mark" aria-hidden="true" /> : null;
}
