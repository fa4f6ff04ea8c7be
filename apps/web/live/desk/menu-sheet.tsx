// What one may want of a table beside playing: leave it, save it, read the rules, have it otherwise.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Go } from '../../front/place.ts';
import { PlaceLink } from '../../front/place-link.tsx';
import { SettingsPanel } from '../../front/settings.tsx';
import { IconButton } from '../../icons/icon-button.tsx';
import { say } from '../../words/say.ts';
import { elsewhere } from '../elsewhere.ts';
import { loss } from '../race.ts';
import { useSaving } from './saving.ts';
import '../../menu/menu.css';
import './menu-sheet.css';

interface Props {
  readonly table: string;
  readonly go: Go;
  readonly close: () => void;
}

/** A modal dialog: Escape closes it, and what was left for it has the focus again. */
export function MenuSheet({ table, go, close }: Props): JSX.Element {
  const More = elsewhere.value?.Menu;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class="menu sheet" aria-labelledby="table-menu-title" onClose={close}>
      <header>
        <h2 id="table-menu-title">{say('desk.menu')}</h2>
        <IconButton
          icon="close"
          class="button menu-close"
          words={say('live.close')}
          act={() => box.current?.close()}
        />
      </header>
      <ThisRace table={table} go={go} />
      {More && <More go={go} />}
      <section class="menu-part" aria-label={say('front.settings')}>
        <h3 class="label">{say('front.settings')}</h3>
        <SettingsPanel />
      </section>
    </dialog>
  );
}

function ThisRace({ table, go }: Omit<Props, 'close'>): JSX.Element {
  const { told, save } = useSaving(table);
  return (
    <section class="menu-part" aria-label={say('desk.menu.race')}>
      <h3 class="label">{say('desk.menu.race')}</h3>
      <div class="menu-acts">
        <PlaceLink to={{ at: 'front' }} go={go} class="button">
          {say('live.leave')}
        </PlaceLink>
        <button type="button" class="button" onClick={save}>
          {say('live.saveFile')}
        </button>
        <PlaceLink to={{ at: 'rules', rule: null }} go={go} class="button">
          {say('desk.menu.rules')}
        </PlaceLink>
        <PlaceLink to={{ at: 'credits' }} go={go} class="button">
          {say('viewer.credits')}
        </PlaceLink>
      </div>
      <p class="aside" aria-live="polite">
        {told || keptWords()}
      </p>
    </section>
  );
}

/** Where this race is kept; a table elsewhere says so itself. */
function keptWords(): string {
  if (elsewhere.value !== null) return '';
  return say(loss.value !== null ? 'live.forgetful' : 'desk.menu.kept');
}
