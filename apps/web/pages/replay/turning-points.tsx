// The moments that mattered, as a list to jump along.

import type { JSX } from 'preact';
import { say } from '../../shell/words/say.ts';
import type { MarkKind, ReplayMark } from '../../sources/replay/messages.ts';
import { crewName } from '../../table/dashboard/crew.tsx';
import { type TableModel, useTable } from '../../table/model/table.ts';
import { ChancesTable, Turnings } from '../../table/newspaper/chances/barograph.tsx';
import { chancesOf } from '../../table/newspaper/chances/chances.ts';
import { headlineOf } from '../../table/newspaper/headlines.ts';
import { playerOf, replayOf } from './replay.ts';
import { Opener } from './viewpoint.tsx';

export function TurningPoints(): JSX.Element | null {
  const table = useTable();
  const { replayIndex } = replayOf(table);
  const { stepTo } = playerOf(table);
  const { marks, turns } = replayIndex.value ?? { marks: [], turns: [] };
  if (marks.length === 0) return null;
  const turnOf = (at: number) => turns.filter((start) => start <= at).length;
  return (
    <Opener words={say('replay.marks')} name={say('replay.marks')}>
      {() => (
        <>
          <WhatTurnedIt />
          <ol class="points">
            {marks.map((mark, index) => (
              <li key={index}>
                <button type="button" onClick={() => stepTo(mark.at)}>
                  <MarkSign kind={mark.kind} />
                  <span>{markWords(table, mark)}</span>
                  <i>{say('table.turn', { turn: turnOf(mark.at) })}</i>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Opener>
  );
}

/** The decisions that turned the race, and the luck, once they are known. */
function WhatTurnedIt(): JSX.Element | null {
  const table = useTable();
  const { replayIndex } = replayOf(table);
  const { stepTo } = playerOf(table);
  const { shown } = chancesOf(table);
  const now = shown.value;
  if (now.is !== 'known') return null;
  const momentOf = (line: number) => (replayIndex.value?.lines ?? []).findLastIndex((one) => one <= line);
  return (
    <div class="points-turned">
      <Turnings
        turnings={now.curve.turnings}
        luck={now.curve.luck}
        goTo={({ line }) => stepTo(Math.max(0, momentOf(line)))}
      />
      <ChancesTable points={now.curve.points} />
    </div>
  );
}

// The signs of the timeline, which differ in shape.
const SHAPES = {
  arrival: 'M3,1V13M3,1.5H12L9.5,4.5L12,7.5H3',
  breakdown: 'M2.5,2.5L11.5,11.5M11.5,2.5L2.5,11.5',
  strike: 'M8.5,1L3,8H6.5L5.5,13L11,6H7.5Z',
  city: 'M2,13V6L7,2L12,6V13Z',
  danger: 'M7,2L13,12H1Z',
  lead: 'M2,8L7,3L12,8M2,12.5L7,7.5L12,12.5',
} as const satisfies Record<MarkKind, string>;

const FILLED: readonly MarkKind[] = ['strike', 'city', 'arrival'];

export const MarkSign = ({ kind }: { kind: MarkKind }): JSX.Element => (
  <svg class={`mark-sign${FILLED.includes(kind) ? ' is-filled' : ''}`} viewBox="0 0 14 14" aria-hidden="true">
    <path d={SHAPES[kind]} />
  </svg>
);

/** A moment that mattered as a headline. */
function markWords(table: TableModel, { kind, seat, event }: ReplayMark): string {
  const crew = crewName(table, { seat });
  if (kind === 'lead') return say('replay.mark.lead', { crew });
  if (event?.key === 'spaceEntered' || event === null) return say('replay.mark.danger', { crew });
  return headlineOf(table, { events: [event] }) ?? crew;
}
