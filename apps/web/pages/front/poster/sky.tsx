// The sky in flat bands, the sun behind its own rays, a zeppelin.
import { scatter } from '@race/atlas/draw/svg.ts';
import type { JSX } from 'preact';
import { type Composition, HALO, type PosterSheet, type PosterSpot } from './composition.ts';

/** Where each band begins, as a part of the sky. The last ones glow behind the hills. */
const BANDS = [0, 0.319, 0.485, 0.617, 0.728, 0.821, 0.906, 0.983];
const RAYS = 18;
const HALF_A_RAY = 0.075;
const STARS = 46;
/** Half the length of a zeppelin: where words leave no room, there is none. */
const TALLEST = 36;

export function Sky({ sheet, plan }: { sheet: PosterSheet; plan: Composition }): JSX.Element {
  const { width, height } = sheet;
  return (
    <>
      {BANDS.map((begins, band) => (
        <rect
          key={begins}
          y={Math.round(begins * plan.horizon)}
          width={width}
          height={height}
          class={`sky-${band}`}
        />
      ))}
      <path d={raysOf(plan.sun, Math.hypot(width, height))} class="sky-rays" />
      <path d={starsOf(width, plan.horizon * 0.3)} class="sky-stars" />
      <circle cx={plan.sun.x} cy={plan.sun.y} r={plan.sun.scale * HALO} class="sun-halo" />
      <circle cx={plan.sun.x} cy={plan.sun.y} r={plan.sun.scale} class="sun" />
      {plan.zeppelin.y - TALLEST * plan.zeppelin.scale > sheet.top && <Zeppelin spot={plan.zeppelin} />}
    </>
  );
}

/** Eighteen rays from a sun. */
export function raysOf({ x, y }: Omit<PosterSpot, 'scale'>, length: number): string {
  const rim = (angle: number) =>
    `${(x + length * Math.cos(angle)).toFixed(1)},${(y + length * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: RAYS }, (_, ray) => {
    const angle = ((ray * 20 - 95) * Math.PI) / 180;
    return `M${x},${y}L${rim(angle - HALF_A_RAY)}L${rim(angle + HALF_A_RAY)}Z`;
  }).join('');
}

/** All stars as one path. */
function starsOf(width: number, depth: number): string {
  const chance = scatter(21);
  return Array.from({ length: STARS }, () => {
    const x = (chance() * width).toFixed(1);
    const y = (chance() * depth).toFixed(1);
    const r = Number((0.9 + chance() * 1.3).toFixed(1));
    return `M${x},${y}m0,${-r}l${r},${r}l${-r},${r}l${-r},${-r}Z`;
  }).join('');
}

function Zeppelin({ spot }: { spot: PosterSpot }): JSX.Element {
  return (
    <g class="zeppelin">
      <g transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}>
        <path
          d="M-92,0C-70,-26 20,-30 70,-14C88,-8 96,-3 96,0C96,4 88,9 70,14C20,30 -70,26 -92,0Z"
          class="hull"
        />
        <path d="M-92,0C-40,8 40,10 96,0C96,4 88,9 70,14C20,30 -70,26 -92,0Z" class="hull-shade" />
        <path
          d="M-92,0L-112,-20H-92L-74,-10M-92,0L-112,20H-92L-74,10M-108,0H-78"
          class="fins"
          stroke-width="3"
          stroke-linejoin="round"
        />
        <path d="M-60,-19C0,-28 50,-20 84,-8M-66,0H92" class="seams" stroke-width="1.4" />
        <path d="M6,26H44L38,36H14ZM-24,24h18v7h-15Z" class="gondola" />
      </g>
    </g>
  );
}
