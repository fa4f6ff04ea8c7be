// The brass knob of the table, and the sheet behind it. It is fetched when it is first opened.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Go } from '../../front/place.ts';
import { Icon } from '../../icons/icon.tsx';
import { lazy } from '../../lazy.tsx';
import { say } from '../../words/say.ts';
import { sight } from '../race.ts';
import '../../menu/menu.css';
import './table-menu.css';

const isOpen = signal(false);
const Panel = lazy(async () => (await import('./panel.tsx')).Panel);

/** A modal dialog: Escape closes it, and the knob has the focus again. */
export function TableMenu({ table, go }: { table: string; go: Go }): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen.value) box.current?.showModal();
    else box.current?.close();
  }, [isOpen.value]);
  // Whoever leaves the table by a link in it finds it closed on return.
  useEffect(
    () => () => {
      isOpen.value = false;
    },
    [],
  );
  const close = () => {
    isOpen.value = false;
  };
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
      <dialog ref={box} class="menu sheet" aria-label={say('desk.menu')} onClose={close}>
        {isOpen.value && <Panel table={table} go={go} close={close} />}
      </dialog>
    </div>
  );
}
