// The race that is shown, and its address in the address bar.

import { signal } from '@preact/signals';
import { BOARD_IDS, type BoardId, DIRECTIONS, type Direction } from '@race/great-race/options.ts';
import { isEmbedded } from '../../shell/base/local-storage.ts';
import { readRoute, writeRoute } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { raceFile } from '../../sources/device/client.ts';
import { ownDevice } from '../../sources/device/own.ts';
import { positionIn } from '../../sources/device/position-link.ts';
import { BAD_LINK } from '../../sources/replay/messages.ts';
import { perTable, type TableModel } from '../../table/model/table.ts';
import type { Shared } from '../../table/newspaper/front-page/save-buttons.tsx';
import { playerOf, replayOf } from './replay.ts';

interface Link {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly step: number;
}

interface ReadLink {
  readonly link: Link;
  /** The part of the address that is unknown. */
  readonly isBad: boolean;
}

/** Where the recorded races begin for who names no moment: their four crews have just been chosen. */
const CHOSEN = 4;
const FIRST: Link = { board: 'africa', towards: 'south', step: CHOSEN };
const NAMES = ['board', 'towards', 'step'];
const LONGEST = 5;

export function readLink(hash: string): ReadLink {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const board = oneOf(BOARD_IDS, given.get('board'));
  const towards = oneOf(DIRECTIONS, given.get('towards'));
  const step = whole(given.get('step'));
  const isBad =
    board === 'bad' ||
    towards === 'bad' ||
    step === 'bad' ||
    [...given.keys()].some((name) => !NAMES.includes(name));
  return {
    link: {
      board: good(board, FIRST.board),
      towards: good(towards, FIRST.towards),
      step: good(step, FIRST.step),
    },
    isBad,
  };
}

export const writeLink = ({ board, towards, step }: Link): string =>
  `#board=${board}&towards=${towards}&step=${step}`;

type Found<T> = T | 'bad' | null;

function oneOf<T extends string>(allowed: readonly T[], text: string | null): Found<T> {
  if (text === null) return null;
  return allowed.find((one) => one === text) ?? 'bad';
}

function whole(text: string | null): Found<number> {
  if (text === null) return null;
  return /^\d+$/.test(text) && text.length <= LONGEST ? Number(text) : 'bad';
}

const good = <T>(found: T | 'bad' | null, fallback: T): T =>
  found === null || found === 'bad' ? fallback : found;

// The recorded races that come with the page: one for each board and direction, fetched when it is opened.
const FILES: { readonly [path: string]: string } = import.meta.glob(
  '../../../../packages/great-race/recorded/*-4-racers.game.json',
  { query: '?url', import: 'default', eager: true },
);

export interface Recorded {
  readonly board: BoardId;
  readonly towards: Direction;
}

export const RECORDED: readonly Recorded[] = BOARD_IDS.flatMap((board) =>
  DIRECTIONS.map((towards) => ({ board, towards })),
);

function addressOf({ board, towards }: Recorded): string {
  const [, address = ''] =
    Object.entries(FILES).find(([path]) => path.includes(`/${board}-${towards}-`)) ?? [];
  return address;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const openReplayOf = perTable((model) => {
  const { pause } = playerOf(model);
  const { at, isOpening, isStudied, ofOnline, openReplay, refusal, releaseReplay, replay, replayIndex } =
    replayOf(model);
  /** Whether the race is one of those that come with the page, so that its moments have an address. */
  const isOurs = signal(true);

  /** The table on this device where the race was played, so that its moments have an address here. */
  const ofTable = signal<string | null>(null);

  /** The address names something that does not exist. */
  const isLost = signal(false);

  async function showRecorded(recorded: Recorded, step = FIRST.step): Promise<void> {
    pause();
    const opened = await openReplay({ from: 'address', address: addressOf(recorded) }, step);
    if (!opened) return;
    isOurs.value = true;
    ofTable.value = null;
    if (at.value < step) isLost.value = true;
  }

  /** Opens a file from the reader's disk; if it is faulty, says so and keeps the race shown before. */
  async function showFile(file: File): Promise<boolean> {
    pause();
    const opened = await openReplay({ from: 'text', text: await file.text() });
    if (opened) {
      isOurs.value = false;
      ofTable.value = null;
    }
    return opened;
  }

  /** Opens what an address has packed, to study it; one that is broken is refused like a broken file. */
  async function showPacked(data: string): Promise<void> {
    const text = await positionIn(data);
    if (text === null || !isJson(text)) {
      refusal.value = BAD_LINK;
      return;
    }
    if (!(await openReplay({ from: 'text', text }))) return;
    isOurs.value = false;
    isStudied.value = true;
  }

  /** Opens a race of this device: at its start when it is over, else at its present moment. */
  async function showSaved(table: string, line: number | undefined, studied: boolean): Promise<void> {
    pause();
    const saved = await ownDevice().request({ do: 'save', table });
    if (!isWatching.value) return;
    if (!saved.ok || saved.value.kind !== 'file') {
      isLost.value = true;
      return showRecorded(readLink('').link);
    }
    isOurs.value = false;
    ofTable.value = table;
    await openReplay({ from: 'text', text: saved.value.text }, line === undefined ? undefined : { line });
    isStudied.value = studied;
  }

  /** How the race can be shared. */
  function sharedReplay(): Shared | null {
    const table = ofTable.value;
    if (table !== null)
      return {
        by: 'file',
        read: async () => raceFile(ownDevice(), table),
      };
    const online = ofOnline.value;
    const { route } = readRoute(location.hash);
    const shared = online ?? (route.at === 'replay' ? route.table : null);
    if (shared !== null) return { by: 'link', address: new URL(`/race/${shared}`, location.href).href };
    return isOurs.value ? { by: 'link', address: location.href } : null;
  }

  /** Opens the race of the address, and again whenever the reader changes it. */
  function followAddress(): void {
    isWatching.value = true;
    addEventListener('hashchange', followChange);
    open();
  }

  /** The reader opens another page: the replay pauses and no longer writes the address. */
  function leaveAddress(): void {
    pause();
    releaseReplay();
    isWatching.value = false;
    removeEventListener('hashchange', followChange);
  }

  /** Ignores addresses that are not replays. */
  function followChange(): void {
    if (location.hash !== written && readRoute(location.hash).route.at === 'watch') open();
  }

  function open(): void {
    const { route } = readRoute(location.hash);
    if (route.at === 'watch' && route.table !== null)
      return void showSaved(route.table, route.line, route.isStudied === true);
    const { link, isBad } = readLink(location.hash.replace(/^#watch$/, ''));
    isLost.value = isBad;
    void showRecorded(link, link.step);
  }

  const isWatching = signal(false);

  let written = '';

  model.effect(() => {
    const online = ofOnline.value;
    const line = replayIndex.value?.lines[at.value];
    if (online === null || line === undefined || isEmbedded || isOpening.value) return;
    history.replaceState(
      null,
      '',
      `${location.pathname}${writeRoute({ at: 'replay', table: online, line })}`,
    );
  });

  model.effect(() => {
    const options = isWatching.value ? replay.value?.options : undefined;
    if (options === undefined) return;
    const line = replayIndex.value?.lines[at.value] ?? 0;
    const kept = ofTable.value === null ? '' : writeRoute({ at: 'watch', table: ofTable.value, line });
    written = isOurs.value
      ? writeLink({ board: options.board, towards: options.towards, step: at.value })
      : kept;
    history.replaceState(null, '', `${location.pathname}${written}`);
  });

  /** The moment that is shown, for others: its address, and the code that shows it in a frame. */
  function momentLinks(): { readonly address: string; readonly frame: string } | null {
    const table = ofOnline.value;
    if (table === null) return null;
    const moment = `${table}/${replayIndex.value?.lines[at.value] ?? 0}`;
    const [address, framed] = ['race', 'embed'].map(
      (one) => new URL(`/${one}/${moment}`, location.href).href,
    );
    return {
      address: address ?? '',
      frame: `<iframe src="${framed}" title="${say('names.game')}" width="960" height="600" loading="lazy" style="border:0"></iframe>`,
    };
  }

  return {
    ofTable,
    momentLinks,
    isLost,
    showRecorded,
    showFile,
    showPacked,
    sharedReplay,
    followAddress,
    leaveAddress,
  };
});

export const forgetRefusal = (table: TableModel): void => {
  const { refusal } = replayOf(table);
  refusal.value = null;
};
