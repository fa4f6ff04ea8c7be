// The half-tracks: each drives its route when its moment is acted out, and otherwise stands at its place.
import { halftrackOnMap, type ThemeName, themeOf } from '@race/atlas';
import { steam } from '@race/atlas/draw/halftrack.ts';
import type { Parked } from '@race/atlas/draw/parking.ts';
import { flagOf, HEADLAMP, pennantOf } from '@race/atlas/draw/vehicles.ts';
import { ship, zeppelin } from '@race/atlas/draw/vessels.ts';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { driveTime, slowness } from '../model/pace.ts';
import { Layer } from './layer.tsx';
import type { Leg } from './way.ts';
import { aboardOf, framesOf, lengthOf, looksLeft, partWay, transformOf } from './way.ts';

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

interface Props {
  readonly vehicles: readonly ParkedVehicle[];
  readonly theme: ThemeName;
  readonly hurry: number;
}

export function Vehicles({ vehicles, theme, hurry }: Props): JSX.Element {
  return (
    <Layer name="vehicles">
      {vehicles.map((one) => (
        <Vehicle key={one.crew} {...one} theme={theme} hurry={hurry} />
      ))}
    </Layer>
  );
}

function Vehicle(props: ParkedVehicle & { theme: ThemeName; hurry: number }): JSX.Element {
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

interface Driven {
  readonly from: Parked;
  readonly way: readonly Leg[];
  readonly motion: Animation;
}

/** The own vehicle drives even where bots are not waited for. */
const FASTEST = 0.5;

/** A vessel is drawn 20 units across: large enough for a vehicle of 100. */
const vesselOf = (kind: 'sea' | 'air', theme: ThemeName): string => {
  const { lineInk, flag } = themeOf(theme);
  const drawing = kind === 'air' ? zeppelin(lineInk, flag) : ship(lineInk);
  return `<g transform="translate(0 -30) scale(5.4)"><g stroke="${flag}" stroke-width="3" stroke-linejoin="round">${drawing}</g>${drawing}</g>`;
};

type Group = RefObject<SVGGElement | null>;

/** Drives the vehicle to its spot. A route that comes while it is still driving is added to the rest. */
function useDrive(
  whole: Group,
  nose: Group,
  vessel: Group,
  { spot, way, hurry }: ParkedVehicle & { hurry: number },
): void {
  const last = useRef(spot);
  const isLeft = useRef(false);
  const driven = useRef<Driven | null>(null);
  useLayoutEffect(() => {
    const before = driven.current;
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
    if (way.length === 0) return;
    const { at, rest } = stillToDrive(before, from);
    const all = [...rest, ...way];
    const { drive, turn } = framesOf({ ...from, ...at }, all, spot, wasLeft);
    const duration = (driveTime(lengthOf(all)) * Math.max(slowness(), FASTEST)) / hurry;
    const timing = { duration, easing: 'cubic-bezier(.3,0,.4,1)' };
    before?.motion.cancel();
    const motion = vehicle.animate(drive, timing);
    const turning = [body.animate(turn, timing)];
    const aboard = aboardOf(all);
    if (aboard !== null && vessel.current !== null)
      turning.push(vessel.current.animate(aboard.vessel, timing), body.animate(aboard.body, timing));
    driven.current = { from: { ...from, ...at }, way: all, motion };
    vehicle.classList.add('driving');
    const park = () => {
      if (driven.current?.motion !== motion) return;
      driven.current = null;
      vehicle.classList.remove('driving');
    };
    motion.onfinish = park;
    motion.oncancel = () => {
      for (const one of turning) one.cancel();
    };
  }, [spot.x, spot.y, way]);
}

/** Where a vehicle is now, and the rest of its route. */
function stillToDrive(driven: Driven | null, from: Parked) {
  const done = driven?.motion.effect?.getComputedTiming().progress;
  if (driven === null || driven.motion.playState !== 'running' || typeof done !== 'number')
    return { at: { x: from.x, y: from.y }, rest: [] };
  return partWay(driven.from, driven.way, done * lengthOf(driven.way));
}
