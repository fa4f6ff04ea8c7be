// The brass menu button of the table. The sheet behind it is fetched when it is first opened.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { lazy } from '../../lazy.tsx';
import { loadAbout } from '../../offline/load.ts';
import { RouteLink } from '../../router/route-link.tsx';
import type { Go } from '../../router/router.ts';
import { say } from '../../words/say.ts';
import { HintButton } from '../hint/hint-button.tsx';
import { onlineTable } from '../online-table.ts';
import { loss, request, seatView } from '../race.ts';
import './table-menu.css';

const isOpen = signal(false);
const MenuSheet = lazy(async () => (await loadAbout(import('./menu-sheet.tsx'))).MenuSheet, null);

const AidButtons = lazy(async () => (await loadAbout(import('../aids/aid-buttons.tsx'))).AidButtons, null);

const close = (): void => {
  isOpen.value = false;
};

export function TableMenu({ table, go }: { table: string; go: Go }): JSX.Element {
  // Whoever leaves the table by a link in it finds it closed on return.
  useEffect(() => close, []);
  // Behind the curtain nobody is at the table.
  const isHandedOver = (seatView.value?.curtain ?? null) !== null;
  return (
    <div class="table-menu" inert={isHandedOver}>
      <HintButton />
      <button
        type="button"
        class="knob"
        aria-label={say('desk.menu')}
        title={say('desk.menu')}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <MenuSheet
          title={say('desk.menu.race')}
          table={table}
          device={{ request }}
          go={go}
          home={{ to: { at: 'front' }, words: say('live.leave') }}
          close={close}
          ways={
            <>
              {onlineTable.value === null && (
                <RouteLink to={{ at: 'watch', table }} go={go} class="button">
                  {say('front.races.back')}
                </RouteLink>
              )}
              <RouteLink to={{ at: 'rules', rule: null }} go={go} class="button">
                {say('desk.menu.rules')}
              </RouteLink>
              <AidButtons close={close} />
            </>
          }
          kept={savedWords()}
          More={onlineTable.value?.Menu}
        />
      )}
    </div>
  );
}

/** Where this race is kept; an online table says so itself. */
function savedWords(): string {
  if (onlineTable.value !== null) return '';
  return say(loss.value !== null ? 'live.forgetful' : 'desk.menu.kept');
}
