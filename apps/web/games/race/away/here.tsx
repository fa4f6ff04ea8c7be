// At a table of this device: what a player missed who opens a race again, or takes the device after others.

import { effect, signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { save, savedText } from '../../../shell/base/local-storage.ts';
import type { TableStep } from '../../../sources/messages.ts';
import type { Recap } from '../../../sources/race-messages.ts';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
import { WhileAway } from './while-away.tsx';
import '../slips.css';

export function WhileAwayHere({ table }: { table: string }): JSX.Element | null {
  const model = useTable();
  const { away, follow } = awayOf(model);
  useEffect(() => follow(table), [table]);
  const now = away.value;
  if (now === null) return null;
  const { seat, after, isReopened } = now;
  return (
    <div class="slips">
      <WhileAway
        key={`${seat} ${after}`}
        seat={seat}
        after={after}
        recap={() => recapAfter(model, after)}
        onClose={() => {
          away.value = null;
        }}
        isHandOver={!isReopened}
      />
    </div>
  );
}

async function recapAfter(table: TableModel, after: number): Promise<Recap | null> {
  const { request } = table;
  const outcome = await request({ do: 'recap', after });
  return outcome.ok && outcome.value.kind === 'recap' ? outcome.value.recap : null;
}

// The seat that looks at a race of this device, its last line, and what it has not seen.
interface Away {
  readonly seat: Seat;
  /** The last line that the seat has seen, and the last line when it came back. */
  readonly after: number;
  readonly upTo: number;
  /** Whether the race was opened again; else the device was handed over. */
  readonly isReopened: boolean;
}

const awayOf = perTable((model) => {
  const { past, seatView } = model;
  /** What the seat at the screen missed; null when that was nothing, or it has been closed. */
  const away = signal<Away | null>(null);

  /** Follows which seat looks at a table, until the table is left. */
  function follow(table: string): () => void {
    let looks: Seat | null = null;
    let isReopened = true;
    const stop = effect(() => {
      const now = seatView.value;
      const last = past.value.at(-1);
      if (last === undefined || (now !== null && now.table !== table)) return;
      // The seat that looked until now has seen everything up to the handover.
      if (looks !== null) saveSeen(table, looks, last.line);
      // The device is not handed over while steps are being shown.
      if (now === null) return;
      const { seat } = now.view;
      if (seat === looks) return putAwayOnceAnswered(last);
      looks = seat;
      away.value = seat === null ? null : missedBy(table, seat, { upTo: last.line, isReopened });
      if (seat === null) return;
      isReopened = false;
      saveSeen(table, seat, last.line);
    });
    return () => {
      stop();
      away.value = null;
    };
  }

  /** A player who answers has read it. */
  function putAwayOnceAnswered({ seat, line }: TableStep): void {
    const missed = away.peek();
    if (missed !== null && seat === missed.seat && line > missed.upTo) away.value = null;
  }

  return { away, follow };
});

function missedBy(table: string, seat: Seat, now: Pick<Away, 'upTo' | 'isReopened'>): Away | null {
  const after = lineSeen(table, seat);
  return after === null || after >= now.upTo ? null : { seat, after, ...now };
}

// The last line that each seat has seen of the races of this device.
type Seen = readonly [seat: string, line: number];

const STORAGE_KEY = 'seen';
/** The most seats that are remembered, those that looked last. */
const MOST = 60;

const seatAt = (table: string, seat: Seat): string => `${table}/${seat}`;

export function readSeen(text: string | null): Seen[] {
  return [...(text ?? '').matchAll(/^(\S+) (\d+)$/gm)].map(([, seat = '', line]) => [seat, Number(line)]);
}

/** The seat that looks now is last. */
export const withSeen = (all: readonly Seen[], [seat, line]: Seen): Seen[] =>
  [...all.filter(([other]) => other !== seat), [seat, line] as const].slice(-MOST);

/** Null for a seat that has never looked. */
function lineSeen(table: string, seat: Seat): number | null {
  const wanted = seatAt(table, seat);
  return readSeen(savedText(STORAGE_KEY)).find(([one]) => one === wanted)?.[1] ?? null;
}

function saveSeen(table: string, seat: Seat, line: number): void {
  if (lineSeen(table, seat) === line) return;
  const all = withSeen(readSeen(savedText(STORAGE_KEY)), [seatAt(table, seat), line]);
  save(STORAGE_KEY, all.map((one) => one.join(' ')).join('\n'));
}
