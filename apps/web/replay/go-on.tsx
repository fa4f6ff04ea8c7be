// A new race from the moment shown, or back to the one that runs.
import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { RouteLink } from '../router/route-link.tsx';
import type { Go, Route } from '../router/router.ts';
import { focus } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { forkAt } from './engine-client.ts';
import { nameAt } from './names.ts';
import { pause } from './player.ts';
import { at, lastMoment, replay, replayIndex } from './replay.ts';

const isStarting = signal(false);
const hasFailed = signal(false);

interface Props {
  readonly go: Go;
  /** The table this race is played at; null where it is not. */
  readonly home: Route | null;
}

/** The seat one would take: that of who looks, or the one whose dashboard is shown. */
function seatToTake(): Seat | null {
  const viewpoint = replayIndex.value?.viewpoint ?? 'everybody';
  if (typeof viewpoint === 'number') return viewpoint;
  return replay.value?.isOver === true ? focus.value : null;
}

export function GoOn({ go, home }: Props): JSX.Element | null {
  const race = replay.value;
  const seat = seatToTake();
  const isEnd = at.value >= lastMoment.value;
  if (race === null) return null;
  if (!race.isOver && isEnd && home !== null)
    return (
      <RouteLink to={home} go={go} class="button">
        {say('back.toRace')}
      </RouteLink>
    );
  if (!race.canFork || seat === null || isEnd) return null;
  const crew = nameAt(seat);
  const isOpen = replayIndex.value?.viewpoint === 'open';
  return (
    <button
      type="button"
      class="button"
      aria-busy={isStarting.value}
      title={say(isOpen ? 'back.goOn.open' : 'back.goOn.how', { crew })}
      onClick={() => void goOn(seat, go)}
    >
      {say(hasFailed.value ? 'back.goOn.failed' : 'back.goOn', { crew })}
    </button>
  );
}

async function goOn(seat: Seat, go: Go): Promise<void> {
  if (isStarting.peek()) return;
  pause();
  isStarting.value = true;
  const table = await begin(seat);
  isStarting.value = false;
  hasFailed.value = table === null;
  if (table !== null) go({ at: 'table', table });
}

async function begin(seat: Seat): Promise<string | null> {
  const branch = await forkAt(at.peek(), seat);
  if (branch === null) return null;
  const { own } = await import('../race/race.ts');
  const outcome = await own.request({ do: 'set', ...branch });
  return outcome.ok && outcome.value.kind === 'table' ? outcome.value.table : null;
}
