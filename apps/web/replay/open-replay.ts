// Which race is shown, and its address in the address bar.
import { effect, signal } from '@preact/signals';
import { raceFile } from '../front/device.ts';
import type { Shared } from '../paper/front-page/sharing.ts';
import { readRoute, writeRoute } from '../router/router.ts';
import { readLink, writeLink } from './moment-address.ts';
import { pause } from './player.ts';
import { addressOf, type Recorded } from './recorded-races.ts';
import { at, openReplay, refusal, releaseReplay, replay, replayIndex } from './replay.ts';

/** The race is one of ours, so a moment of it has an address. */
const isOurs = signal(true);
/** The race that was played on this device, by its table: a moment of it has an address here. */
export const ofTable = signal<string | null>(null);
/** The address asked for something that is not there. */
export const isLost = signal(false);

export async function showRecorded(recorded: Recorded, step = 0): Promise<void> {
  pause();
  const opened = await openReplay({ from: 'address', address: addressOf(recorded) }, step);
  if (!opened) return;
  isOurs.value = true;
  ofTable.value = null;
  if (at.value < step) isLost.value = true;
}

/** Opens a file from the reader's disk; what is wrong with it is said, and the race shown before stays. */
export async function showFile(file: File): Promise<boolean> {
  pause();
  const opened = await openReplay({ from: 'text', text: await file.text() });
  if (opened) {
    isOurs.value = false;
    ofTable.value = null;
  }
  return opened;
}

/** A race that was played on this device: from its start when it is over, else from how things stand now. */
async function showSaved(table: string, line: number | undefined): Promise<void> {
  pause();
  const { own } = await import('../race/race.ts');
  const saved = await own.request({ do: 'save', table });
  if (!isWatching.value) return;
  if (!saved.ok || saved.value.kind !== 'file') {
    isLost.value = true;
    return showRecorded(readLink('').link);
  }
  isOurs.value = false;
  ofTable.value = table;
  await openReplay({ from: 'text', text: saved.value.text }, line === undefined ? undefined : { line });
}

/** How the race that is shown can be handed on. */
export function sharedReplay(): Shared | null {
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

/** The reader leaves for another page: the replay pauses and no longer writes the address. */
export function leaveAddress(): void {
  pause();
  releaseReplay();
  isWatching.value = false;
  removeEventListener('hashchange', followChange);
}

/** Only addresses of replays are followed. */
function followChange(): void {
  if (location.hash !== written && readRoute(location.hash).route.at === 'watch') open();
}

function open(): void {
  const { route } = readRoute(location.hash);
  if (route.at === 'watch' && route.table !== null) return void showSaved(route.table, route.line);
  const { link, isBad } = readLink(location.hash.replace(/^#watch$/, ''));
  isLost.value = isBad;
  void showRecorded(link, link.step);
}

const isWatching = signal(false);
let written = '';

effect(() => {
  const options = isWatching.value ? replay.value?.options : undefined;
  if (options === undefined) return;
  const line = replayIndex.value?.lines[at.value] ?? 0;
  const kept = ofTable.value === null ? '' : writeRoute({ at: 'watch', table: ofTable.value, line });
  written = isOurs.value
    ? writeLink({ board: options.board, towards: options.towards, step: at.value })
    : kept;
  history.replaceState(null, '', `${location.pathname}${written}`);
});
