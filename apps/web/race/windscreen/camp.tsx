// The other crews, camped outside: who is ready has the lamps on. More is not known of them. BASE-PLAN-04.
import { halftrack, pennant } from '@race/atlas';
import { includes } from '@race/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { crewName } from '../../dashboard/names.ts';
import { inOrder, type ShownCrew } from '../../state/crews.ts';
import { say } from '../../words/say.ts';
import { ready } from './draft.ts';
import { isPlanning } from './shade.ts';
import './camp.css';

export function Camp({ seat }: { seat: number }): JSX.Element {
  const others = inOrder.value.filter((crew) => crew.seat !== seat);
  // Once nothing is asked the windscreen goes up: everybody was ready.
  const isOpen = !isPlanning.value;
  return (
    <ul class="camp" aria-label={say('windscreen.camp')}>
      {others.map((crew) => (
        <Camped key={crew.seat} crew={crew} isReady={isOpen || includes(ready.value, crew.seat)} />
      ))}
    </ul>
  );
}

function Camped({ crew, isReady }: { crew: ShownCrew; isReady: boolean }): JSX.Element {
  const vehicle = useMemo(
    () => `<g transform="translate(-46 -66)">${pennant(crew.id)}</g>${halftrack(crew.id)}`,
    [crew.id],
  );
  return (
    <li class={isReady ? 'camped ready' : 'camped'}>
      <svg viewBox="-116 -72 236 80" aria-hidden="true">
        <Tent />
        {isReady && <path d="M46,-22L120,-50V6Z" class="camp-beam" />}
        <g dangerouslySetInnerHTML={{ __html: vehicle }} />
        {isReady && <circle cx="45" cy="-22" r="4" class="camp-lamp" />}
      </svg>
      <p class="camp-plate">
        {crewName(crew)}
        <span class="camp-dot"> · </span>
        <span>{doesWords(crew, isReady)}</span>
      </p>
    </li>
  );
}

/** René plans nothing: while the others do he refuels and repairs. SOLO-17. */
function doesWords({ isRene }: ShownCrew, isReady: boolean): string {
  if (isRene) return say('end.rests');
  return say(isReady ? 'windscreen.ready' : 'windscreen.planning');
}

function Tent(): JSX.Element {
  return (
    <g transform="translate(-78 -2) scale(.62)">
      <ellipse cx="8" cy="2" rx="56" ry="6" class="tent-shadow" />
      <path d="M-50,0L-4,-46L46,0Z" class="tent" />
      <path d="M-4,-46L46,0H14Z" class="tent-shade" />
      <path d="M-12,0L-4,-34L4,0Z" class="tent-light" />
    </g>
  );
}
