// The crews on the road, in race order; each trails its dust and throws its shadow away from the sun.
import { halftrack, liveryOf, pennant } from '@race/atlas';
import type { JSX } from 'preact';
import { closeUp } from './close-up.ts';
import type { Composition } from './composition.ts';

export function Convoy({ plan }: { plan: Composition }): JSX.Element {
  const nearest = plan.crews.at(-1);
  return (
    <>
      {plan.crews.map(({ crew, x, y, scale }) => (
        <g key={crew} transform={`translate(${x} ${y}) scale(${scale})`}>
          <g class="dust">
            <ellipse cx="-66" cy="-5" rx="20" ry="7" opacity=".75" />
            <ellipse cx="-88" cy="-9" rx="17" ry="8" opacity=".5" />
            <ellipse cx="-112" cy="-12" rx="15" ry="8" opacity=".3" />
          </g>
          <path d="M-50,-1L44,-1L96,9H-8Z" class="shadow" />
          <path d="M46,-22L150,-34V10Z" class="beam" />
          <g dangerouslySetInnerHTML={{ __html: vehicle(crew, crew === nearest?.crew) }} />
        </g>
      ))}
    </>
  );
}

const vehicle = (crew: string, isNearest: boolean): string =>
  isNearest
    ? `<g transform="translate(-45 -53) scale(.72)">${pennant(crew)}</g>${closeUp(halftrack(crew), liveryOf(crew).light)}`
    : `<g transform="translate(-45 -62)">${pennant(crew)}</g>${halftrack(crew)}`;
