// Which race is shown, and its address in the address bar.
import { effect, signal } from '@preact/signals';
import { readPlace } from '../front/place.ts';
import { at, film, letFilmGo, openFilm, refusal } from './film.ts';
import { readLink, writeLink } from './link.ts';
import { pause } from './player.ts';
import { addressOf, type Recorded } from './races.ts';

/** The race is one of ours, so a moment of it has an address. */
const isOurs = signal(true);
/** The race was played on this device: its own address stays. */
const ofTable = signal<string | null>(null);
/** The address asked for something that is not there. */
export const isLost = signal(false);

export async function showRecorded(recorded: Recorded, step = 0): Promise<void> {
  pause();
  const opened = await openFilm({ from: 'address', address: addressOf(recorded) }, step);
  if (!opened) return;
  isOurs.value = true;
  ofTable.value = null;
  if (at.value < step) isLost.value = true;
}

/** Opens a file from the reader's disk; what is wrong with it is said, and the race shown before stays. */
export async function showFile(file: File): Promise<boolean> {
  pause();
  const opened = await openFilm({ from: 'text', text: await file.text() });
  if (opened) {
    isOurs.value = false;
    ofTable.value = null;
  }
  return opened;
}

/** A race that was played on this device, from its start. */
async function showKept(table: string): Promise<void> {
  pause();
  const { own } = await import('../live/race.ts');
  const saved = await own.wish({ do: 'save', table });
  if (!isWatching.value) return;
  if (!saved.ok || saved.value.kind !== 'file') {
    isLost.value = true;
    return showRecorded(readLink('').link);
  }
  isOurs.value = false;
  ofTable.value = table;
  await openFilm({ from: 'text', text: saved.value.text });
}

export const forgetRefusal = (): void => {
  refusal.value = null;
};

/** Opens what the address says, and again whenever the reader changes it. */
export function followAddress(): void {
  isWatching.value = true;
  addEventListener('hashchange', followChange);
  open();
}

/** The reader goes elsewhere in the page: the film stands still and leaves the address alone. */
export function leaveAddress(): void {
  pause();
  letFilmGo();
  isWatching.value = false;
  removeEventListener('hashchange', followChange);
}

/** An address that leads out of the grandstand is none of a film. */
function followChange(): void {
  if (location.hash !== written && readPlace(location.hash).place.at === 'watch') open();
}

const KEPT = /^#watch=([\w-]+)$/;

function open(): void {
  const [, table] = KEPT.exec(location.hash) ?? [];
  if (table !== undefined) return void showKept(table);
  const { link, isBad } = readLink(location.hash.replace(/^#watch$/, ''));
  isLost.value = isBad;
  void showRecorded(link, link.step);
}

const isWatching = signal(false);
let written = '';

effect(() => {
  const options = isWatching.value ? film.value?.options : undefined;
  if (options === undefined) return;
  const kept = ofTable.value === null ? '' : `#watch=${ofTable.value}`;
  written = isOurs.value
    ? writeLink({ board: options.board, towards: options.towards, step: at.value })
    : kept;
  history.replaceState(null, '', `${location.pathname}${written}`);
});
