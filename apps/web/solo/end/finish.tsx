// The finish as a poster: low sun behind its rays, the road into town, and the vehicles in the order they came in.
import { halftrack, pennant } from '@race/atlas';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ShownCrew } from '../../state/crews.ts';

const RAYS = Array.from({ length: 9 }, (_, ray) => {
  const angle = Math.PI + ((ray + 0.5) * Math.PI) / 9;
  const rim = (turn: number) =>
    `${Math.round(560 + 700 * Math.cos(angle + turn))},${Math.round(150 + 700 * Math.sin(angle + turn))}`;
  return `M560,150L${rim(-0.085)}L${rim(0.085)}Z`;
}).join('');

const TOWN =
  'M470,150V128H488V112H496V128H512V104L520,92L528,104V128H548V118H572V134H590V96C590,84 606,84 606,96V134H628V122H650V150Z';
const WINDOWS = 'M478,136h5v8h-5zM518,112h4v9h-4zM555,126h5v8h-5zM595,104h6v9h-6zM636,130h5v8h-5z';
const FAR = 'M0,152C120,128 240,132 380,146C480,154 600,140 720,148V230H0Z';
const NEAR = 'M0,186C160,168 330,172 470,184C580,192 660,184 720,178V230H0Z';

interface Props {
  /** As they came in; who never did stays behind. */
  readonly convoy: readonly ShownCrew[];
}

export function Finish({ convoy }: Props): JSX.Element {
  const vehicles = useMemo(
    () =>
      convoy.map(({ id, arrived }, nth) => {
        const isFirst = nth === 0;
        const at = arrived > 0 ? (isFirst ? [440, 206, 1.3] : [238, 200, 1]) : [206, 188, 0.72];
        const [x, y, size] = at;
        const flag = `<g transform="translate(-46 -66)">${pennant(id)}</g>`;
        return `<g transform="translate(${x} ${y}) scale(${size})">${flag}${halftrack(id)}</g>`;
      }),
    [convoy],
  );
  return (
    <svg class="finish" viewBox="0 0 720 230" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="720" height="230" class="finish-sky" />
      <path d={RAYS} class="finish-rays" />
      <circle cx="560" cy="150" r="66" class="finish-sun" />
      <path d={TOWN} class="finish-town" />
      <path d={WINDOWS} class="finish-lights" />
      <path d={FAR} class="finish-far" />
      <path d={NEAR} class="finish-near" />
      <g dangerouslySetInnerHTML={{ __html: vehicles.toReversed().join('') }} />
    </svg>
  );
}
