// The half-tracks: each drives its way when its moment is acted out, and stands where it stands otherwise.
import { halftrackOnMap, pennant, type ThemeName } from '@race/atlas';
import { steam } from '@race/atlas/draw/halftrack.ts';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Layer } from './layers.tsx';
import type { Parked } from './parking.ts';
import type { Leg } from './way.ts';

const A_SPACE = 350;
const LAMP = '<path d="M44,-22L118,-46V4Z" fill="#FFE9A8" opacity=".28"/>';

export interface Standing {
  readonly crew: string;
  readonly spot: Parked;
  readonly isBroken: boolean;
  /** The way here, if it is to be acted out. */
  readonly way: readonly Leg[];
}

interface Props {
  readonly standing: readonly Standing[];
  readonly theme: ThemeName;
  readonly hurry: number;
}

export function Vehicles({ standing, theme, hurry }: Props): JSX.Element {
  return (
    <Layer name="vehicles">
      {standing.map((one) => (
        <Vehicle key={one.crew} {...one} theme={theme} hurry={hurry} />
      ))}
    </Layer>
  );
}

function Vehicle({
  crew,
  spot,
  isBroken,
  way,
  theme,
  hurry,
}: Standing & { theme: ThemeName; hurry: number }): JSX.Element {
  const whole = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);
  const last = useRef(spot);
  const looksLeft = useRef(false);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = spot;
    looksLeft.current = facing(from, spot, looksLeft.current);
    body.current?.classList.toggle('left', looksLeft.current);
    if (way.length === 0 || whole.current === null) return;
    const time = way.reduce((sum, leg) => sum + leg.time, 0) * (A_SPACE / hurry);
    const drive = whole.current.animate(framesOf(from, way, spot), { duration: time, easing: 'ease-in-out' });
    whole.current.classList.add('driving');
    const rest = () => whole.current?.classList.remove('driving');
    drive.finished.then(rest, rest);
    return () => drive.cancel();
  }, [spot.x, spot.y, way]);
  const drawing = useMemo(() => (theme === 'night' ? LAMP : '') + halftrackOnMap(crew), [crew, theme]);
  const flag = useMemo(() => flagOf(crew, spot.isCrowded), [crew, spot.isCrowded]);
  return (
    <g ref={whole} class={`vehicle${isBroken ? ' broken' : ''}`} style={{ transform: transformOf(spot) }}>
      <g class="dust">
        <ellipse cx="-58" cy="-3" rx="8" ry="4" />
        <ellipse cx="-70" cy="-6" rx="10" ry="5" />
        <ellipse cx="-84" cy="-4" rx="7" ry="3.6" />
      </g>
      <g dangerouslySetInnerHTML={{ __html: flag }} />
      <g ref={body} class="body" dangerouslySetInnerHTML={{ __html: drawing }} />
      {isBroken && <g class="steam" dangerouslySetInnerHTML={{ __html: steam() }} />}
    </g>
  );
}

/** In a crowd pennants are small, so that the name of the place can be read. */
const flagOf = (crew: string, isCrowded: boolean): string =>
  `<g transform="${isCrowded ? 'translate(-44 -60)' : 'translate(-44 -78) scale(1.5)'}">${pennant(crew)}</g>`;

const transformOf = ({ x, y, size }: Omit<Parked, 'isCrowded'>): string =>
  `translate(${x}px, ${y}px) scale(${size})`;

/** A vehicle looks where it went last. */
function facing(from: Parked, to: Parked, before: boolean): boolean {
  return Math.abs(to.x - from.x) < 6 ? before : to.x < from.x;
}

function framesOf(from: Parked, way: readonly Leg[], to: Parked): Keyframe[] {
  const all = way.reduce((sum, leg) => sum + leg.time, 0);
  let gone = 0;
  const frames: Keyframe[] = [{ transform: transformOf(from), offset: 0 }];
  for (const leg of way) {
    gone += leg.time;
    frames.push({ transform: transformOf({ ...leg.to, size: to.size }), offset: Math.min(1, gone / all) });
  }
  frames[frames.length - 1] = { transform: transformOf(to), offset: 1 };
  return frames;
}
