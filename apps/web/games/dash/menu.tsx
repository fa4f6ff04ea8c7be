// The menu of a dash: leave it, save it, read the rules; what only an online table has; the settings.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadSheets } from '../../shell/chunks.ts';
import type { Go, Route } from '../../shell/router/router.ts';
import { openKeys } from './aids.tsx';
import { useDashTable } from './dash-table.ts';
import { DashRulesButton } from './rules.tsx';
import { say } from './words.ts';

const MenuSheet = lazy(async () => (await loadSheets()).MenuSheet, null);

const HOME: Route = { at: 'dash', table: null, isReplay: false };

export function DashMenu({ table, go, isReplay }: { table: string; go: Go; isReplay: boolean }): JSX.Element {
  const { source, online, isForgetful } = useDashTable();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('menu.title')}
      </button>
      {isOpen && (
        <MenuSheet
          table={table}
          title={say('dash.page.this')}
          device={source}
          go={go}
          home={{ to: HOME, words: say('dash.page.title') }}
          close={close}
          ways={<ReadLinks isReplay={isReplay} close={close} />}
          kept={online === null && !isReplay ? savedWords(isForgetful.value) : ''}
          More={online?.Menu}
        />
      )}
    </>
  );
}

/** Links to the rules and, while the dash is played, to the keys. */
function ReadLinks({ isReplay, close }: { isReplay: boolean; close: () => void }): JSX.Element {
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

const savedWords = (isForgetful: boolean): string =>
  say(isForgetful ? 'dash.page.forgetful' : 'dash.page.keptHere');
