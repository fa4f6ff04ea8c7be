// The menu of a dash: leave it, save it, read the rules; what only an online table has; the settings.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { loadAbout } from '../offline/load.ts';
import type { Go, Route } from '../router/router.ts';
import { openKeys } from './aids.tsx';
import { here, isForgetful, onlineTable } from './game.ts';
import { DashRulesButton } from './rules.tsx';
import { say } from './words.ts';

const MenuSheet = lazy(async () => (await loadAbout(import('../race/menu/menu-sheet.tsx'))).MenuSheet, null);

const isOpen = signal(false);
const close = (): void => {
  isOpen.value = false;
};

const HOME: Route = { at: 'dash', table: null, isReplay: false };

export function DashMenu({ table, go, isReplay }: { table: string; go: Go; isReplay: boolean }): JSX.Element {
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
          ways={<ReplayLinks isReplay={isReplay} />}
          kept={onlineTable.value === null && !isReplay ? savedWords() : ''}
          More={onlineTable.value?.Menu}
        />
      )}
    </>
  );
}

/** To the rules and, where something is asked, to the keys. */
function ReplayLinks({ isReplay }: { isReplay: boolean }): JSX.Element {
  const keys = () => {
    close();
    openKeys();
  };
  return (
    <>
      <DashRulesButton />
      {!isReplay && (
        <button type="button" class="button" onClick={keys}>
          {say('keys.title')}
        </button>
      )}
    </>
  );
}

const savedWords = (): string => say(isForgetful.value ? 'dash.page.forgetful' : 'dash.page.keptHere');
