// The brass menu button of the table. The sheet behind it is fetched when it is first opened.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadSheets } from '../../../shell/chunks.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { RouteLink } from '../../../shell/router/links.tsx';
import type { Go } from '../../../shell/router/router.ts';
import { say } from '../../../shell/words/say.ts';
import { loss } from '../../../sources/device/own.ts';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
import { HintButton } from '../hint/hint.tsx';
import './table-menu.css';

const tableMenuOf = perTable(() => {
  const isOpen = signal(false);

  const close = (): void => {
    isOpen.value = false;
  };

  return { isOpen, close };
});

const MenuSheet = lazy(async () => (await loadSheets()).MenuSheet, null);

const AidButtons = lazy(async () => (await loadSheets()).AidButtons, null);

export function TableMenu({ table, go }: { table: string; go: Go }): JSX.Element {
  const model = useTable();
  const { onlineTable, request, seatView } = model;
  const { close, isOpen } = tableMenuOf(model);
  // The menu is closed when the reader comes back to the table.
  useEffect(() => close, []);
  // Behind the curtain nobody is at the table.
  const isHandedOver = (seatView.value?.curtain ?? null) !== null;
  return (
    <div class="table-menu" inert={isHandedOver}>
      <HintButton />
      <button
        type="button"
        class="knob"
        aria-label={say('menu.title')}
        title={say('menu.title')}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <MenuSheet
          title={say('menu.race')}
          table={table}
          device={{ request }}
          go={go}
          home={{ to: { at: 'front' }, words: say('table.leave') }}
          close={close}
          ways={
            <>
              {onlineTable === null && (
                <RouteLink to={{ at: 'watch', table }} go={go} class="button">
                  {say('library.back')}
                </RouteLink>
              )}
              <RouteLink to={{ at: 'rules', rule: null }} go={go} class="button">
                {say('menu.rules')}
              </RouteLink>
              <AidButtons close={close} />
            </>
          }
          kept={savedWords(model)}
          More={onlineTable?.Menu}
        />
      )}
    </div>
  );
}

/** Where this race is saved; an online table says so itself. */
function savedWords(table: TableModel): string {
  const { onlineTable } = table;
  if (onlineTable !== null) return '';
  return say(loss.value !== null ? 'table.forgetful' : 'menu.kept');
}

/** As in `look/fonts.css`. */
const FACES = [
  '400 1em Limelight',
  '400 1em "League Gothic"',
  '700 1em "Josefin Sans"',
  '400 1em "Old Standard TT"',
  'italic 400 1em "Old Standard TT"',
];

/** Fetches the fonts while the race is being opened, so that nothing moves when they come. */
export function loadFonts(): void {
  for (const face of FACES) void document.fonts.load(face);
}
