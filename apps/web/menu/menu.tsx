// Which race, which language, which light. A sheet of paper over the table, closed with Escape.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from '../icons/icon-button.tsx';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { Languages } from '../settings/languages.tsx';
import { Lights } from '../settings/lights.tsx';
import { say } from '../words/say.ts';
import { FileButton } from './file-button.tsx';
import { Races } from './races.tsx';
import './menu.css';

const isMenuOpen = signal(false);

const close = () => {
  isMenuOpen.value = false;
};

export function Menu({ go }: { go: Go }): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const isOpen = isMenuOpen.value;
  useEffect(() => {
    if (isOpen) box.current?.showModal();
    else box.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={box} class="menu sheet" aria-labelledby="menu-title" onClose={close}>
      {isOpen && (
        <>
          <header>
            <h2 id="menu-title">{say('names.game')}</h2>
            <IconButton icon="close" class="button menu-close" words={say('live.close')} act={close} />
          </header>
          <p class="aside">{say('film.intro')}</p>
          <Races onChosen={close} />
          <FileButton onOpened={close} />
          <div class="menu-settings">
            <Languages />
            <Lights />
          </div>
          <RouteLink to={{ at: 'front' }} go={go} class="button menu-front">
            {say('live.leave')}
          </RouteLink>
          <footer class="aside">{say('settings.unofficial')}</footer>
        </>
      )}
    </dialog>
  );
}

export function MenuButton(): JSX.Element {
  const words = say('film.menu');
  return (
    <button
      type="button"
      class="knob"
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      onClick={() => (isMenuOpen.value = true)}
    >
      <Icon name="treasure-map" />
    </button>
  );
}
