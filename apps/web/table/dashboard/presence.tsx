// Whether the person of a seat is at the online table: a full disc, a broken ring, or a gear where a bot drives.
import type { JSX } from 'preact';
import type { Whereabouts as Where } from '../model/shown-state.ts';
import { useTable } from '../model/table.ts';

interface Props {
  readonly seat: number;
  /** Where there is no room, the words are only read out. */
  readonly isMark?: boolean;
  /** The reader's own seat: only its ribbon is shown. */
  readonly isOwn?: boolean;
}

export function PresenceMark({ seat, isMark = false, isOwn = false }: Props): JSX.Element | null {
  const { presence, ribbons } = useTable();
  const now = presence.value[seat] ?? null;
  const ribbon = ribbons.value[seat] ?? '';
  return (
    <>
      {ribbon !== '' && <span class="ribbon">{ribbon}</span>}
      {now !== null && !isOwn && <Whereabouts now={now} isMark={isMark} />}
    </>
  );
}

function Whereabouts({ now, isMark }: { now: Where; isMark: boolean }): JSX.Element {
  const { state, words } = now;
  return (
    <span class={`presence is-${state}`} title={words}>
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        {state === 'here' && <circle r="4.6" class="presence-full" />}
        {state === 'away' && <circle r="4.6" class="presence-ring" />}
        {state === 'bot' && <path d={GEAR} class="presence-full" />}
      </svg>
      <span class={isMark || state === 'here' ? 'unseen' : undefined}>{words}</span>
    </span>
  );
}

const TEETH = 8;
const GEAR = `${Array.from({ length: TEETH * 4 }, (_, at) => {
  const angle = (at / (TEETH * 4)) * 2 * Math.PI;
  const reach = at % 4 < 2 ? 6.6 : 4.6;
  return `${at === 0 ? 'M' : 'L'}${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
}).join('')}ZM2,0A2,2 0 1 0 -2,0A2,2 0 1 0 2,0Z`;
