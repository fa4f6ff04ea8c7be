// Which race is shown, and its address in the address bar.
import { effect, signal } from '@preact/signals';
import { raceFile } from '../front/device.ts';
import type { Shared } from '../paper/front-page/sharing.ts';
import { readPlace, writePlace } from '../router/router.ts';
import { readLink, writeLink } from './moment-address.ts';
import { pause } from './player.ts';
import { addressOf, type Recorded } from './recorded-races.ts';
import { at, film, letFilmGo, openFilm, reel, refusal } from './replay.ts';

/** The race is one of ours, so a moment of it has an address. */
const isOurs = signal(true);
/** The race that was played on this device, by its table: a moment of it has an address here. */
export const ofTable = signal<string | null>(null);
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

/** A race that was played on this device: from its start when it is over, else from how things stand now. */
async function showKept(table: string, line: number | undefined): Promise<void> {
  pause();
  const { own } = await import('../race/race.ts');
  const saved = await own.wish({ do: 'save', table });
  if (!isWatching.value) return;
  if (!saved.ok || saved.value.kind !== 'file') {
    isLost.value = true;
    return showRecorded(readLink('').link);
  }
  isOurs.value = false;
  ofTable.value = table;
  await openFilm({ from: 'text', text: saved.value.text }, line === undefined ? undefined : { line });
}

/** How the race that is shown can be handed on. */
export function sharedFilm(): Shared | null {
  const table = ofTable.value;
  if (table !== null)
    return {
      by: 'file',
      read: async () => raceFile((await import('../race/race.ts')).own, table),
    };
  return isOurs.value || location.hash.startsWith('#replay=') ? { by: 'link', address: location.href } : null;
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

function open(): void {
  const { place } = readPlace(location.hash);
  if (place.at === 'watch' && place.table !== null) return void showKept(place.table, place.line);
  const { link, isBad } = readLink(location.hash.replace(/^#watch$/, ''));
  isLost.value = isBad;
  void showRecorded(link, link.step);
}

const isWatching = signal(false);
let written = '';

effect(() => {
  const options = isWatching.value ? film.value?.options : undefined;
  if (options === undefined) return;
  const line = reel.value?.lines[at.value] ?? 0;
  const kept = ofTable.value === null ? '' : writePlace({ at: 'watch', table: ofTable.value, line });
  written = isOurs.value
    ? writeLink({ board: options.board, towards: options.towards, step: at.value })
    : kept;
  history.replaceState(null, '', `${location.pathname}${written}`);
});
