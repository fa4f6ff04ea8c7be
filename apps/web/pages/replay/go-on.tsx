// Buttons for a new race from the moment shown, or back to the race that is being played.

import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { ownDevice } from '../../sources/device/own.ts';
import { replayRequest } from '../../sources/replay/worker-client.ts';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import { playerOf, replayOf } from './replay.ts';
import { nameAt } from './viewpoint.tsx';

const goOnOf = perTable((model) => {
  const { pause } = playerOf(model);
  const isStarting = signal(false);

  const hasFailed = signal(false);

  async function goOn(seat: Seat, go: Go): Promise<void> {
    if (isStarting.peek()) return;
    pause();
    isStarting.value = true;
    const table = await begin(model, seat);
    isStarting.value = false;
    hasFailed.value = table === null;
    if (table !== null) go({ at: 'table', table });
  }

  return { isStarting, hasFailed, goOn };
});

interface Props {
  readonly go: Go;
  /** The table at which this race is played; null where there is none. */
  readonly home: Route | null;
}

/** The seat the reader would take: that of the viewpoint, or the one whose dashboard is shown. */
export function seatToTake(table: TableModel): Seat | null {
  const { focus } = table;
  const { replay, replayIndex } = replayOf(table);
  const viewpoint = replayIndex.value?.viewpoint ?? 'everybody';
  if (typeof viewpoint === 'number') return viewpoint;
  return replay.value?.isOver === true ? focus.value : null;
}

export function GoOn({ go, home }: Props): JSX.Element | null {
  const table = useTable();
  const { at, lastMoment, replay, replayIndex } = replayOf(table);
  const { goOn, hasFailed, isStarting } = goOnOf(table);
  const race = replay.value;
  const seat = seatToTake(table);
  const isEnd = at.value >= lastMoment.value;
  if (race === null) return null;
  if (!race.isOver && isEnd && home !== null)
    return (
      <RouteLink to={home} go={go} class="button">
        {say('replay.toRace')}
      </RouteLink>
    );
  if (!race.canFork || seat === null || isEnd) return null;
  const crew = nameAt(table, seat);
  const isOpen = replayIndex.value?.viewpoint === 'open';
  return (
    <button
      type="button"
      class="button"
      aria-busy={isStarting.value}
      title={say(isOpen ? 'replay.goOn.open' : 'replay.goOn.how', { crew })}
      onClick={() => void goOn(seat, go)}
    >
      {say(hasFailed.value ? 'replay.goOn.failed' : 'replay.goOn', { crew })}
    </button>
  );
}

async function begin(table: TableModel, seat: Seat): Promise<string | null> {
  const { at } = replayOf(table);
  const branch = await replayRequest('fork', { at: at.peek(), seat });
  if (branch === null) return null;
  const outcome = await ownDevice().request({ do: 'set', ...branch });
  return outcome.ok && outcome.value.kind === 'table' ? outcome.value.table : null;
}
