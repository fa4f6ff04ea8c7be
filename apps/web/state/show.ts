// Which race is shown, and its address in the address bar.
import { effect, signal } from '@preact/signals';
import { at, film, openFilm, refusal } from './film.ts';
import { readLink, writeLink } from './link.ts';
import { pause } from './player.ts';
import { addressOf, type Recorded } from './races.ts';

/** The race is one of ours, so a moment of it has an address. */
const isOurs = signal(true);
/** The address asked for something that is not there. */
export const isLost = signal(false);

export async function showRecorded(recorded: Recorded, step = 0): Promise<void> {
  pause();
  const opened = await openFilm({ from: 'address', address: addressOf(recorded) }, step);
  if (!opened) return;
  isOurs.value = true;
  if (at.value < step) isLost.value = true;
}

/** Opens a file from the reader's disk; what is wrong with it is said, and the race shown before stays. */
export async function showFile(file: File): Promise<boolean> {
  pause();
  const opened = await openFilm({ from: 'text', text: await file.text() });
  if (opened) isOurs.value = false;
  return opened;
}

export const forgetRefusal = (): void => {
  refusal.value = null;
};

/** Opens what the address says, and again whenever the reader changes it. */
export function followAddress(): void {
  const open = () => {
    const { link, isBad } = readLink(location.hash);
    isLost.value = isBad;
    void showRecorded(link, link.step);
  };
  addEventListener('hashchange', () => {
    if (location.hash !== written) open();
  });
  open();
}

let written = '';

effect(() => {
  const options = film.value?.options;
  if (options === undefined) return;
  written = isOurs.value ? writeLink({ board: options.board, towards: options.towards, step: at.value }) : '';
  history.replaceState(null, '', `${location.pathname}${written}`);
});
