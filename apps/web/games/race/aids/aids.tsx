// Aids for players who do not see the table or do not use a pointer: announcements and keys.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadSheets } from '../../../shell/chunks.ts';
import { goToFirst, LiveRegion, listenFor, openedAid } from '../../../table/aids.tsx';
import { sentencesOf } from '../../../table/model/sentences.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { newspaperOf } from '../../../table/newspaper/open-paper.tsx';
import { printed } from '../../../table/newspaper/weights.ts';
import { questionNow } from '../decide/sentence.tsx';

const KeySheet = lazy(async () => (await loadSheets()).KeySheet, null);
const MapWords = lazy(async () => (await loadSheets()).MapWords, null);

export function Aids(): JSX.Element {
  const table = useTable();
  useEffect(() => listenForKeys(table), []);
  // Nothing is open when the table is visited again.
  useEffect(
    () => () => {
      openedAid.value = null;
    },
    [],
  );
  return (
    <>
      <Announcer />
      {openedAid.value === 'help' && <KeySheet />}
      {openedAid.value === 'words' && <MapWords />}
    </>
  );
}

// Announces what happens in a race, and what is asked.
function Announcer(): JSX.Element {
  const table = useTable();
  const { isAnswering, past, seatView } = table;
  const { sentenceOf } = sentencesOf(table);
  const log = past.value.map(
    ({ events }) =>
      () =>
        printed({ events }).map(sentenceOf).join(' '),
  );
  const now = seatView.value;
  const question = now === null || isAnswering.value ? null : questionNow(table);
  return <LiveRegion log={log} question={question} isShut={(now?.curtain ?? null) !== null} />;
}

// Keys that lead to a part of the race's table.
/** The element of each part; the topmost comes first. */
const PLACES = {
  question: ['.windscreen', '.board-sheet', '.blanket', '.live-bar'],
  map: ['.pane'],
  hand: ['.windscreen .plan-hand', '.my-hand button', '.my-hand'],
  paper: ['.gazette', '.news-body'],
} as const satisfies Record<Exclude<KeyTarget, 'help' | 'words'>, readonly string[]>;

/** Begins to listen for them; returns how to stop. */
const listenForKeys = (table: TableModel): (() => void) =>
  listenFor((key) => {
    const aim = aimOf(key);
    return aim === null ? null : () => follow(table, aim);
  });

function follow(table: TableModel, aim: KeyTarget): void {
  const { isOpen: isPaperOpen } = newspaperOf(table);
  if (aim === 'help' || aim === 'words') {
    openedAid.value = aim;
    return;
  }
  if (aim === 'paper') isPaperOpen.value = true;
  goToFirst(PLACES[aim]);
}

// The keys of a table. On the map letters are for cities, unless they come with Shift.
export const AIMS = ['question', 'map', 'hand', 'paper', 'words', 'help'] as const;
export type KeyTarget = (typeof AIMS)[number];

export const KEY_OF = {
  question: 'Q',
  map: 'B',
  hand: 'C',
  paper: 'N',
  words: 'W',
  help: '?',
} as const satisfies Record<KeyTarget, string>;

export const aimOf = (key: string): KeyTarget | null =>
  AIMS.find((aim) => KEY_OF[aim] === key.toUpperCase()) ?? null;
