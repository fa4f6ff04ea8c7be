// The other crews at a glance, in turn order. Whoever is chosen gets the large dashboard.
import { ASSISTANTS } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { inOrder, type ShownCrew } from '../state/crews.ts';
import { focus, people } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import type { GaugeName } from './gauge.tsx';
import { Marks } from './marks.tsx';
import { crewName, gaugesOf, gaugeWords, stateWords, theCrew, whereWords } from './names.ts';
import { Pawns } from './pawn.tsx';
import { Pips } from './pips.tsx';
import { Silhouette } from './silhouette.tsx';
import './rivals.css';

/** What runs out first comes first. */
const GLANCE = ['petrol', 'engine', 'chassis'] as const satisfies readonly GaugeName[];

export function Rivals(): JSX.Element {
  const others = inOrder.value.filter(({ seat }) => seat !== focus.value);
  return (
    <ol class="rivals" aria-label={say('viewer.crews')}>
      {others.map((crew) => (
        <Rival key={crew.seat} crew={crew} />
      ))}
    </ol>
  );
}

function Rival({ crew }: { crew: ShownCrew }): JSX.Element {
  return (
    <li class={`rival${crew.acts ? ' acts' : ''}`}>
      <button
        type="button"
        class="rival-button"
        aria-label={say('page.show', { crew: theCrew(crew) })}
        onClick={() => {
          focus.value = crew.seat;
        }}
      />
      <Silhouette crew={crew.id} />
      <div class="rival-middle">
        <p class="rival-name">
          <b>{crew.turn}</b> {crewName(crew)}{' '}
          {people.value[crew.seat] && <span class="rival-person">{people.value[crew.seat]}</span>}{' '}
          <em>{stateWords(crew)}</em>
          <span class="unseen">, {whereWords(crew)}</span>
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
            <p class="rival-francs">{say('viewer.francs', { francs: crew.francs })}</p>
            <p class="rival-cards">{say('viewer.cards', { count: crew.cards })}</p>
          </>
        )}
        <Pawns crew={crew.id} here={crew.assistants} places={ASSISTANTS} />
      </div>
    </li>
  );
}
