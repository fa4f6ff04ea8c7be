// The five vehicles as black figures on a poster, drawn here on a field of 64 by 40.
import { VEHICLES, type Vehicle } from '@race/dash/cards/card.ts';
import type { JSX } from 'preact';

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
