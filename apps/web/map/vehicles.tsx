// The half-tracks: each drives its way when its moment is acted out, and stands where it stands otherwise.
import { halftrackOnMap, type ThemeName } from '@race/atlas';
import { steam } from '@race/atlas/draw/halftrack.ts';
import type { Parked } from '@race/atlas/draw/parking.ts';
import { flagOf, HEADLAMP } from '@race/atlas/draw/vehicles.ts';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Layer } from './layer.tsx';
import { framesOf, lengthOf, looksLeft, partWay, transformOf } from './legs.ts';
import type { Leg } from './way.ts';

const A_SPACE = 350;

export interface ParkedVehicle {
  readonly crew: string;
  readonly spot: Parked;
  readonly isBroken: boolean;
  /** What modules have put aboard, drawn. */
  readonly cargo: string;
  /** The way here, if it is to be acted out. */
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
  useDrive(whole, body, props);
  const drawing = useMemo(
    () => (theme === 'night' ? HEADLAMP : '') + halftrackOnMap(crew) + cargo,
    [crew, theme, cargo],
  );
  const flag = useMemo(() => flagOf(crew, spot), [crew, spot.isCrowded]);
  return (
    <g ref={whole} class={`vehicle${isBroken ? ' broken' : ''}`} style={{ transform: transformOf(spot) }}>
      <g dangerouslySetInnerHTML={{ __html: flag }} />
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
  readonly pace: number;
}

type Group = RefObject<SVGGElement | null>;

/** Drives the vehicle to its spot. A way that comes while it is still driving is driven on. */
function useDrive(whole: Group, nose: Group, { spot, way, hurry }: ParkedVehicle & { hurry: number }): void {
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
    const pace = A_SPACE / hurry;
    const { drive, turn } = framesOf({ ...from, ...at }, all, spot, wasLeft);
    const timing = { duration: lengthOf(all) * pace };
    before?.motion.cancel();
    const motion = vehicle.animate(drive, timing);
    const turning = body.animate(turn, timing);
    driven.current = { from: { ...from, ...at }, way: all, motion, pace };
    vehicle.classList.add('driving');
    const park = () => {
      if (driven.current?.motion !== motion) return;
      driven.current = null;
      vehicle.classList.remove('driving');
    };
    motion.onfinish = park;
    motion.oncancel = () => turning.cancel();
  }, [spot.x, spot.y, way]);
}

/** Where a vehicle is now, and the rest of the way it was on. */
function stillToDrive(driven: Driven | null, from: Parked) {
  const time = driven?.motion.currentTime;
  if (driven === null || driven.motion.playState !== 'running' || typeof time !== 'number')
    return { at: { x: from.x, y: from.y }, rest: [] };
  return partWay(driven.from, driven.way, time / driven.pace);
}
