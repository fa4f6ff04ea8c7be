// The chances of the crews over the timeline of a race that is over: a click goes to that moment.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { replayRequest } from '../../sources/replay/worker-client.ts';
import { useTable } from '../../table/model/table.ts';
import { Barograph } from '../../table/newspaper/chances/barograph.tsx';
import { chancesOf } from '../../table/newspaper/chances/chances.ts';
import { playerOf, replayOf } from './replay.ts';

const SIZE = { width: 370, height: 100, scale: 0 } as const;

/** The race that is watched as a file, once it is over. */
export const readReplay = (): Promise<string | null> => replayRequest('file', null);

export function Chances(): JSX.Element | null {
  const table = useTable();
  const { at, lastMoment, replay, replayIndex } = replayOf(table);
  const { stepTo } = playerOf(table);
  const { ask, shown } = chancesOf(table);
  const race = replay.value;
  const viewpoint = replayIndex.value?.viewpoint;
  const seat = typeof viewpoint === 'number' ? viewpoint : null;
  const isWeighed = race?.isOver === true && race.canFork;
  useEffect(() => {
    if (isWeighed) void ask(readReplay, seat);
  }, [race, isWeighed, seat]);
  const now = shown.value;
  const points = now.is === 'known' ? now.curve.points : now.is === 'working' ? now.points : [];
  const last = Math.max(1, lastMoment.value);
  const lines = replayIndex.value?.lines;
  const along = useMemo(
    () => (line: number) =>
      Math.max(
        0,
        (lines ?? []).findLastIndex((one) => one <= line),
      ) / last,
    [lines, last],
  );
  if (!isWeighed || now.is === 'idle' || now.is === 'failed') return null;
  const goTo = (event: PointerEvent & { readonly currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    stepTo(Math.round((last * (event.clientX - box.left)) / box.width));
  };
  return (
    <div
      class="bar-chances"
      onPointerDown={goTo}
      onPointerMove={(event) => event.buttons === 1 && goTo(event)}
    >
      <Barograph points={points} along={along} size={SIZE} {...(now.is === 'known' ? now.curve : {})}>
        <i class="bar-pointer" style={{ left: `${(100 * at.value) / last}%` }} />
      </Barograph>
    </div>
  );
}
