// The choice of viewpoint: while a race runs, only those of the people at this device. And going on from a moment with it.
import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isEmbedded } from '../../shell/base/local-storage.ts';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { ownDevice } from '../../sources/device/own.ts';
import type { Viewpoint } from '../../sources/replay/messages.ts';
import { replayRequest } from '../../sources/replay/worker-client.ts';
import { crewName, Token } from '../../table/dashboard/crew.tsx';
import { Leaf } from '../../table/leaf.tsx';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import { openReplayOf } from './open-replay.ts';
import { playerOf, replayOf } from './replay.ts';

export function EyesButton(): JSX.Element | null {
  const table = useTable();
  const { replay, replayIndex } = replayOf(table);
  const [now, race] = [replayIndex.value, replay.value];
  if (now === null || race === null) return null;
  if (race.viewpoints.length === 1) return <p class="eyes-only aside">{eyesWords(table, now.viewpoint)}</p>;
  return (
    <Opener words={eyesWords(table, now.viewpoint)} name={say('replay.eyes')}>
      {(close) => (
        <Choice all={race.viewpoints} chosen={now.viewpoint} isOver={race.isOver} onChosen={close} />
      )}
    </Opener>
  );
}

interface Props {
  readonly all: readonly Viewpoint[];
  readonly chosen: Viewpoint;
  readonly isOver: boolean;
  readonly onChosen: () => void;
}

/** With several people at one device, the knowledge of one is shown only when that person looks. */
function Choice({ all, chosen, isOver, onChosen }: Props): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const { lookWith } = replayOf(table);
  const [armed, setArmed] = useState<Viewpoint | null>(null);
  const choose = (viewpoint: Viewpoint) => {
    if (!isOver && typeof viewpoint === 'number' && armed !== viewpoint) return setArmed(viewpoint);
    void lookWith(viewpoint);
    onChosen();
  };
  return (
    <ul class="eyes-list">
      {all.map((viewpoint) => (
        <li key={viewpoint}>
          <button
            type="button"
            class={viewpoint === armed ? 'button drop is-armed' : 'button'}
            aria-pressed={viewpoint === chosen}
            onClick={() => choose(viewpoint)}
          >
            {typeof viewpoint === 'number' && <Token crew={crews.value[viewpoint]?.id ?? ''} />}
            <span aria-live="polite">
              {viewpoint === armed && typeof viewpoint === 'number'
                ? say('replay.eyes.only', { crew: nameAt(table, viewpoint) })
                : eyesWords(table, viewpoint)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A person goes by name, where there is one; everybody else by the crew. */
export const nameAt = (table: TableModel, seat: Seat): string => {
  const { replay } = replayOf(table);
  return replay.value?.people[seat] || crewName(table, { seat });
};

const eyesWords = (table: TableModel, viewpoint: Viewpoint): string =>
  typeof viewpoint === 'number'
    ? say('replay.eyes.seat', { crew: nameAt(table, viewpoint) })
    : say(`replay.eyes.${viewpoint}`);

// A button of the bar that lays a leaf over the dashboard.
interface OpenerProps {
  readonly words: string;
  /** The name of the leaf. */
  readonly name: string;
  readonly children: (close: () => void) => ComponentChildren;
}

export function Opener({ words, name, children }: OpenerProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div class="opener">
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
      </button>
      {isOpen && (
        <Leaf name={name} close={close}>
          <h3 class="label">{name}</h3>
          {children(close)}
        </Leaf>
      )}
    </div>
  );
}

// A new race from the moment shown, or back to the race that is being played.
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

interface GoOnProps {
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

export function GoOn({ go, home }: GoOnProps): JSX.Element | null {
  const table = useTable();
  const { at, lastMoment, replay, replayIndex } = replayOf(table);
  const { goOn, hasFailed, isStarting } = goOnOf(table);
  const race = replay.value;
  const seat = seatToTake(table);
  const isEnd = at.value >= lastMoment.value;
  if (race === null) return null;
  const links = isEmbedded ? openReplayOf(table).momentLinks() : null;
  if (links !== null)
    return (
      <a href={links.address} target="_blank" rel="noopener noreferrer" class="button">
        {say('replay.share.whole')}
      </a>
    );
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
