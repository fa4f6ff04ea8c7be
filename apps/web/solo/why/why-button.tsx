import type { JSX } from 'preact';
import { crewName } from '../../dashboard/names.ts';
import type { Dispatch } from '../../paper/dispatches.ts';
import { explain } from '../../paper/explained.ts';
import { crews } from '../../state/crews.ts';
import { say } from '../../words/say.ts';
import './why-button.css';

/** Asks for the reasons behind what René did. */
export function WhyButton({ dispatch }: { dispatch: Dispatch }): JSX.Element {
  const crew = crews.value[dispatch.seat ?? -1];
  return (
    <button
      type="button"
      class="why-button"
      aria-label={say('why.about', { crew: crew === undefined ? '' : crewName(crew) })}
      onClick={({ currentTarget }) => explain(dispatch, currentTarget)}
    >
      {say('why.ask')}
    </button>
  );
}
