// The brass knob of the table. The sheet behind it is fetched when it is first opened.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Go } from '../../front/place.ts';
import { Icon } from '../../icons/icon.tsx';
import { lazy } from '../../lazy.tsx';
import { loadAbout } from '../../offline/load.ts';
import { say } from '../../words/say.ts';
import { sight } from '../race.ts';
import './table-menu.css';

const isOpen = signal(false);
const MenuSheet = lazy(async () => (await loadAbout(import('./menu-sheet.tsx'))).MenuSheet, null);

const close = (): void => {
  isOpen.value = false;
};

export function TableMenu({ table, go }: { table: string; go: Go }): JSX.Element {
  // Whoever leaves the table by a link in it finds it closed on return.
  useEffect(() => close, []);
  // Behind the curtain nobody is at the table.
  const isHandedOver = (sight.value?.curtain ?? null) !== null;
  return (
    <div class="table-menu" inert={isHandedOver}>
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
      {isOpen.value && <MenuSheet table={table} go={go} close={close} />}
    </div>
  );
}
