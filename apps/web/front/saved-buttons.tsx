// The buttons of a saved game: continue or see the result, replay, export, delete.
import type { JSX } from 'preact';
import { RouteLink } from '../router/route-link.tsx';
import type { Route } from '../router/router.ts';
import { say } from '../words/say.ts';
import { DropButton } from './drop-button.tsx';
import type { SheetProps } from './library.ts';

interface Props extends SheetProps {
  readonly over: boolean;
  readonly to: Route;
  /** Where one looks back at it; null where that has to wait. */
  readonly replay: Route | null;
  /** Which one it is, for who hears the buttons and does not see the sheet. */
  readonly about: string;
}

export function SavedGameButtons({
  over,
  to,
  replay,
  about,
  isNext,
  go,
  onSave,
  onDrop,
}: Props): JSX.Element {
  const unseen = <span class="unseen"> {about}</span>;
  return (
    <div class="race-acts">
      <RouteLink to={to} go={go} class={isNext ? 'button go' : 'button'}>
        {say(over ? 'front.races.open' : 'front.continue')}
        {unseen}
      </RouteLink>
      {replay !== null && (
        <RouteLink to={replay} go={go} class="button">
          {say('front.races.back')}
          {unseen}
        </RouteLink>
      )}
      <button type="button" class="button" onClick={onSave}>
        {say('front.races.export')}
        {unseen}
      </button>
      <DropButton about={about} onDrop={onDrop} />
    </div>
  );
}
