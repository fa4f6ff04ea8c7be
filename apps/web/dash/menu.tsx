// The menu of a dash: leave it, save it, read the rules; what only a table elsewhere has; the settings.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { loadAbout } from '../offline/load.ts';
import type { Go, Place } from '../router/router.ts';
import { openKeys } from './aids.tsx';
import { elsewhere, here, isForgetful } from './game.ts';
import { DashRulesButton } from './rules.tsx';
import { say } from './words.ts';

const MenuSheet = lazy(async () => (await loadAbout(import('../race/menu/menu-sheet.tsx'))).MenuSheet, null);

const isOpen = signal(false);
const close = (): void => {
  isOpen.value = false;
};

const HOME: Place = { at: 'dash', table: null, isFilm: false };

export function DashMenu({ table, go, isFilm }: { table: string; go: Go; isFilm: boolean }): JSX.Element {
  // Whoever leaves the table by a link in it finds it closed on return.
  useEffect(() => close, []);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {say('desk.menu')}
      </button>
      {isOpen.value && (
        <MenuSheet
          table={table}
          title={say('dash.page.this')}
          device={here()}
          go={go}
          home={{ to: HOME, words: say('dash.page.title') }}
          close={close}
          ways={<Ways isFilm={isFilm} />}
          kept={elsewhere.value === null && !isFilm ? keptWords() : ''}
          More={elsewhere.value?.Menu}
        />
      )}
    </>
  );
}

/** To the rules and, where something is asked, to the keys. */
function Ways({ isFilm }: { isFilm: boolean }): JSX.Element {
  const keys = () => {
    close();
    openKeys();
  };
  return (
    <>
      <DashRulesButton />
      {!isFilm && (
        <button type="button" class="button" onClick={keys}>
          {say('keys.title')}
        </button>
      )}
    </>
  );
}

const keptWords = (): string => say(isForgetful.value ? 'dash.page.forgetful' : 'dash.page.keptHere');
