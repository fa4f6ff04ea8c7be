// The drawings of the Dash as parts of the page. Only the words beside them are read out.
import { dashLand } from '@race/atlas/draw/dash/lands.ts';
import { dashStage } from '@race/atlas/draw/dash/places.ts';
import { dashDefs, dashMark, ribbonFill, speedDial } from '@race/atlas/draw/dash/strip.ts';
import { dashVehicle } from '@race/atlas/draw/dash/vehicles.ts';
import { portraitOf } from '@race/atlas/draw/portraits.ts';
import type { CharacterId, DashCard, Vehicle } from '@race/dash';
import type { JSX } from 'preact';

interface DrawnProps {
  readonly class: string;
  readonly view: string;
  readonly markup: string;
  /** How it fills a box of another shape. */
  readonly fit?: 'none' | 'xMidYMin slice' | 'xMidYMax slice' | undefined;
}

export function Drawn({ class: look, view, markup, fit }: DrawnProps): JSX.Element {
  return (
    <svg
      class={look}
      viewBox={view}
      preserveAspectRatio={fit}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

const DEFS = dashDefs();

/** Patterns of this game, once on a page. */
export const DashDefs = (): JSX.Element => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs dangerouslySetInnerHTML={{ __html: DEFS }} />
  </svg>
);

interface VehicleProps {
  readonly vehicle: Vehicle;
  readonly character: CharacterId | null;
}

export const VehicleArt = ({ vehicle, character }: VehicleProps): JSX.Element => (
  <Drawn class="dash-vehicle" view="-67 -67 134 73" markup={dashVehicle(vehicle, character)} />
);

/** Sheets of country: along a lane, behind an open card, and behind a card of the hand. */
const LANDS = {
  lane: { width: 436, height: 84, ground: 0.64, sun: 0.92 },
  open: { width: 164, height: 70, ground: 0.56, sun: 0.8 },
  tall: { width: 168, height: 128, ground: 0.7, hasRays: true },
} as const;

export function LandArt({ vehicle, of }: { vehicle: Vehicle; of: keyof typeof LANDS }): JSX.Element {
  const land = LANDS[of];
  const view = `0 0 ${land.width} ${land.height}`;
  return <Drawn class="dash-land" view={view} markup={dashLand(vehicle, land)} fit="none" />;
}

/** Whose card it is; a starter is hatched paper. */
export const Ribbon = ({ character }: { character: CharacterId | null }): JSX.Element => (
  <svg class="dash-ribbon" aria-hidden="true">
    <rect width="100%" height="100%" fill={ribbonFill(character)} />
  </svg>
);

export const Dial = ({ speed }: { speed: number }): JSX.Element => (
  <Drawn class="dash-dial" view="-18 -18 36 36" markup={speedDial(speed)} />
);

export const Mark = ({ character }: { character: CharacterId | null }): JSX.Element | null =>
  character === null ? null : <Drawn class="dash-mark" view="-15 -15 30 30" markup={dashMark(character)} />;

export const Portrait = ({ character }: { character: CharacterId }): JSX.Element => (
  <Drawn class="dash-portrait" view="0 0 100 120" markup={portraitOf(character)} />
);

const HALVES = { left: '0 -17 17 34', right: '-17 -17 17 34' } as const;

/** The stages along the foot of a card; a half is cut by the edge it lies on. */
export function Places({ card }: { card: DashCard }): JSX.Element {
  const { vehicle, stages } = card;
  return (
    <span class="dash-places">
      {Array.from({ length: stages }, (_, stage) => (
        <Drawn key={stage} class="dash-place" view="-17 -17 34 34" markup={dashStage(vehicle)} />
      ))}
      {(['left', 'right'] as const)
        .filter((half) => card[half])
        .map((half) => (
          <Drawn
            key={half}
            class={`dash-half is-${half}`}
            view={HALVES[half]}
            markup={dashStage(vehicle, { half })}
          />
        ))}
    </span>
  );
}
