import type { ComponentChildren, JSX } from 'preact';
import { Sheet } from '../../menu/sheet.tsx';
import { openedAid } from './open.ts';
import './aid-sheet.css';

const close = (): void => {
  openedAid.value = null;
};

/** A sheet with an aid on it: the keys, the map in words. */
export const AidSheet = ({
  title,
  children,
}: {
  title: string;
  children: ComponentChildren;
}): JSX.Element => (
  <Sheet title={title} class="aid" onClose={close}>
    {children}
  </Sheet>
);
