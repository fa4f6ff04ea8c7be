// The half-tracks: each drives its route when its moment is acted out, and otherwise stands at its place.
import { halftrackOnMap, type ThemeName, themeOf } from '@race/atlas';
import { steam } from '@race/atlas/draw/halftrack.ts';
import type { Parked } from '@race/atlas/draw/parking.ts';
import { flagOf, HEADLAMP, pennantOf } from '@race/atlas/draw/vehicles.ts';
import { ship, zeppelin } from '@race/atlas/draw/vessels.ts';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { MapPoint } from './camera.ts';
import { Layer } from './layer.tsx';
import type { Driven, drive, Leg } from './way.ts';

export interface ParkedVehicle {
  readonly crew: string;
  readonly spot: Parked;
  readonly isBroken: boolean;
  /** What modules have put aboard, as SVG. */
  readonly cargo: string;
  /** Its name below it, as SVG, where a crowd is fanned out. */
  readonly name: string;
  /** The route to its place, if it is to be acted out. */
  readonly way: readonly Leg[];
}

interface Motion {
  readonly hurry: number;
  /** How a vehicle drives; null until that is fetched. */
  readonly drive: typeof drive | null;
}

interface Props extends Motion {
  readonly vehicles: readonly ParkedVehicle[];
  readonly theme: ThemeName;
}

export function Vehicles({ vehicles, theme, ...motion }: Props): JSX.Element {
  return (
    <Layer name="vehicles">
      {vehicles.map((one) => (
        <Vehicle key={one.crew} {...one} theme={theme} {...motion} />
      ))}
    </Layer>
  );
}

function Vehicle(props: ParkedVehicle & Motion & { theme: ThemeName }): JSX.Element {
  const { crew, spot, isBroken, cargo, theme } = props;
  const whole = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);
  const vessel = useRef<SVGGElement>(null);
  useDrive(whole, body, vessel, props);
  const drawing = useMemo(
    () => (theme === 'night' ? HEADLAMP : '') + halftrackOnMap(crew) + cargo,
    [crew, theme, cargo],
  );
  const flag = useMemo(() => flagOf(crew, spot), [crew, spot.flag]);
  const hoisted = useMemo(() => pennantOf(crew, spot), [crew, spot.flag]);
  const kind = props.way.find(({ by }) => by !== undefined)?.by;
  return (
    <g
      ref={whole}
      class={`vehicle${isBroken ? ' broken' : ''}${spot.isPennant ? ' hoisted' : ''}`}
      style={{ transform: transformOf(spot) }}
    >
      <g class="pennant" dangerouslySetInnerHTML={{ __html: hoisted }} />
      <g class="flag" dangerouslySetInnerHTML={{ __html: flag }} />
      {props.name !== '' && <g dangerouslySetInnerHTML={{ __html: props.name }} />}
      <g
        ref={vessel}
        class="vessel"
        dangerouslySetInnerHTML={{ __html: kind ? vesselOf(kind, theme) : '' }}
      />
      <g ref={body} class="nose">
        <g class="dust">
          <ellipse cx="-58" cy="-3" rx="8" ry="4" />
          <ellipse cx="-70" cy="-6" rx="10" ry="5" />
          <ellipse cx="-84" cy="-4" rx="7" ry="3.6" />
        </g>
        <g class="body" dangerouslySetInnerHTML={{ __html: drawing }} />
        {isBroken && <g class="steam" dangerouslySetInnerHTML={{ __html: steam() }} />}
      </g>
    </g>
  );
}

/** A vessel is drawn 20 units across: large enough for a vehicle of 100. */
const vesselOf = (kind: 'sea' | 'air', theme: ThemeName): string => {
  const { lineInk, flag } = themeOf(theme);
  const drawing = kind === 'air' ? zeppelin(lineInk, flag) : ship(lineInk);
  return `<g transform="translate(0 -30) scale(5.4)"><g stroke="${flag}" stroke-width="3" stroke-linejoin="round">${drawing}</g>${drawing}</g>`;
};

type Group = RefObject<SVGGElement | null>;

/** Drives the vehicle to its spot. */
function useDrive(
  whole: Group,
  nose: Group,
  vessel: Group,
  { spot, way, hurry, drive }: ParkedVehicle & Motion,
): void {
  const last = useRef(spot);
  const isLeft = useRef(false);
  const driven = useRef<Driven | null>(null);
  useLayoutEffect(() => {
    const from = { ...last.current };
    last.current = spot;
    const [vehicle, body] = [whole.current, nose.current];
    if (vehicle === null || body === null) return;
    const wasLeft = isLeft.current;
    isLeft.current = [...way.map(({ to }) => to), spot].reduce(
      (look, to, at, all) => looksLeft(all[at - 1] ?? from, to, look),
      wasLeft,
    );
    body.classList.toggle('left', isLeft.current);
    if (way.length > 0)
      drive?.({ vehicle, body, vessel: vessel.current, driven }, { from, spot, way, wasLeft, hurry });
  }, [spot.x, spot.y, way]);
}

/** On steeper legs a vehicle keeps its nose where it was. */
const STEEP = 6;

export const looksLeft = (from: MapPoint, to: MapPoint, before: boolean): boolean =>
  Math.abs(to.x - from.x) < STEEP ? before : to.x < from.x;

export const transformOf = ({ x, y, size }: Pick<Parked, 'x' | 'y' | 'size'>): string =>
  `translate(${x}px, ${y}px) scale(${size})`;
