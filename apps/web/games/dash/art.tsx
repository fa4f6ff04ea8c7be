// The drawings of the Dash as parts of the page. Only the words beside them are read out.

import { dashLand } from '@race/atlas/draw/dash/lands.ts';
import { dashStage } from '@race/atlas/draw/dash/places.ts';
import { dashDefs, dashMark, ribbonFill, speedDial } from '@race/atlas/draw/dash/strip.ts';
import { dashVehicle } from '@race/atlas/draw/dash/vehicles.ts';
import { portraitOf } from '@race/atlas/draw/portraits.ts';
import type { CharacterId, DashCard } from '@race/dash';
import { VEHICLES, type Vehicle } from '@race/dash/cards/card.ts';
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

// The five vehicles as black figures on a poster, on a field of 64 by 40.
const FIGURES: Readonly<Record<Vehicle, string>> = {
  train:
    'M4,27V12H18V7H16V4H30V7H28V17H40V10H38V7H46V10H44V17H50Q56,17 56,23V27H60V31H4ZM7,15V21H14V15ZM13,37A5,5 0 1 1 13.1,37ZM27,37A5,5 0 1 1 27.1,37ZM41,37A5,5 0 1 1 41.1,37ZM53,37A4,4 0 1 1 53.1,37Z',
  car: 'M4,28Q4,22 10,21L15,12Q17,8 22,8H36Q40,8 42,12L46,19H54Q60,19 60,25V29H55A7,7 0 0 0 41,29H24A7,7 0 0 0 10,29H4ZM19,19H28V11H22Q20,11 19,14ZM31,19H41L38,13Q37,11 35,11H31ZM17,36A6,6 0 1 1 17.1,36ZM48,36A6,6 0 1 1 48.1,36Z',
  motorbike:
    'M14,36A9,9 0 1 1 14.1,36ZM14,31.5A4.5,4.5 0 1 0 13.9,31.5ZM50,36A9,9 0 1 1 50.1,36ZM50,31.5A4.5,4.5 0 1 0 49.9,31.5ZM12,26L22,18H20V15H32L35,18H41L38,9H33V6H41L50,26L46,28L43,22L34,30H24L22,24L16,29Z',
  boat: 'M2,24H62L56,34Q54,36 50,36H14Q10,36 8,34ZM12,22V17H20V8H25V17H30V5H35V17H48V22ZM52,22V10H54V22ZM2,38Q10,35 18,38T34,38T50,38T62,38V40H2Z',
  plane:
    'M2,17Q2,13 8,13H22L20,5H26L34,13H48Q52,13 55,10L60,4H63L60,16Q58,21 50,21H12Q4,21 2,17ZM10,24H44V27H10ZM14,21H16V25H14ZM36,21H38V25H36ZM16,34A3.4,3.4 0 1 1 16.1,34ZM14,27H17V31H14ZM0,9H2V25H0Z',
};

/** The figure of a vehicle; only the word beside it is read out. */
function VehicleFigure({ vehicle }: { vehicle: Vehicle }): JSX.Element {
  return (
    <svg class="vehicle" viewBox="0 0 64 42" aria-hidden="true">
      <path fill-rule="evenodd" d={FIGURES[vehicle]} />
    </svg>
  );
}

/** A seat before anybody has a character: each has a vehicle. */
export const DashFigure = ({ seat }: { seat: number }): JSX.Element => (
  <VehicleFigure vehicle={VEHICLES[seat % VEHICLES.length] ?? 'train'} />
);
