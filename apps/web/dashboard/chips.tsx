// All crews over the map of a small screen: token and level. The one in focus wears brass.
import type { JSX } from 'preact';
import { inOrder } from '../state/crews.ts';
import { focus } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { stateWords, theCrew } from './names.ts';
import { Token } from './silhouette.tsx';
import './chips.css';

export function Chips(): JSX.Element {
  return (
    <ol class="chips" aria-label={say('viewer.crews')}>
      {inOrder.value.map((crew) => (
        <li key={crew.seat}>
          <button
            type="button"
            class={`chip${crew.acts ? ' acts' : ''}`}
            aria-pressed={crew.seat === focus.value}
            onClick={() => {
              focus.value = crew.seat;
            }}
          >
            <Token crew={crew.id} />
            <span aria-hidden="true">{crew.level}</span>
            <span class="unseen">
              {say('names.labelled', {
                label: say('page.show', { crew: theCrew(crew) }),
                words: stateWords(crew),
              })}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
