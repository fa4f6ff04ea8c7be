// Rivers, lakes and ranges of Africa, drawn by hand after the atlas.
import { places } from './places.ts';
import type { Plan } from './plan.ts';

const nile = places(
  '0.4 32.9, 1.6 32.5, 2.5 31.4, 4.8 31.7, 7 30.5, 9.5 31.5, 12.5 32.5, 15.6 32.5, 17.5 33.8, 19.5 33, 19 30.5, 21 30.6, 24 32.8, 26 32.7, 28 31, 30.1 31.2, 31.4 31',
);
const blueNile = places('11.6 37.3, 10 36, 11.2 34.8, 13.8 33.5, 15.6 32.5');
const niger = places('9.5 -10.5, 12.2 -8, 14 -5, 16.8 -3, 16.9 0, 15 1.5, 12.2 3, 10 4.8, 7.8 6.7, 4.5 6.4');
const senegal = places('12 -11.2, 14.8 -12.3, 16.6 -14.5, 16 -16.4');
const congo = places(
  '-11.5 29, -8 27.5, -5 26.8, -1 25.6, 0.5 25.2, 2.1 22.5, 1.5 19, -1 17.5, -3.5 16, -4.4 15.3, -5.6 13.5, -6 12.4',
);
const ubangi = places('4.6 23, 4.4 20.5, 4.4 18.6, 2 18, -0.5 17.6');
const kasai = places('-10 20, -7 21, -5 20, -3.3 17.5, -3.2 16.2');
const zambezi = places(
  '-11.5 24, -14 22.7, -16.5 23.5, -17.9 25.8, -16.5 28.5, -15.7 31, -16.2 33.6, -17.7 35.3, -18.8 36.2',
);
const orange = places('-29.5 28.5, -30.5 25, -29 22, -28.7 19.5, -28.6 16.6');
const limpopo = places('-24 27, -22.5 28.5, -22.4 31.3, -24.5 33, -25.2 33.5');
const chari = places('8 18.5, 10 17, 12.1 15, 13 14.5');
const volta = places('12.5 -3, 10 -2.6, 8.2 -1, 6 0.6');
const okavango = places('-12.5 17.5, -15.5 19, -17.9 20.5, -19.3 22.6');
const juba = places('7.2 39.6, 4.5 42, 2 42.5, 0 42.6');

export const rivers: Plan['rivers'] = [
  nile,
  blueNile,
  niger,
  senegal,
  congo,
  ubangi,
  kasai,
  zambezi,
  orange,
  limpopo,
  chari,
  volta,
  okavango,
  juba,
];

const victoria = places('-0.3 31.8, 0.4 32.8, 0.1 34.1, -1.2 34.2, -2.5 33.4, -2.5 32, -1.4 31.7');
const tanganyika = places(
  '-3.3 29.2, -4.5 29.8, -6 30, -7.5 30.8, -8.8 31.2, -8.5 30.4, -7.2 29.8, -6 29.1, -4.6 29',
);
const malawi = places('-9.5 34, -11 34.9, -12.5 35, -14.3 35.3, -14.1 34.5, -12.5 34.1, -11 33.9');
const chad = places('13.6 13.4, 14 14.3, 13.2 15, 12.5 14.4, 12.7 13.5');
const turkana = places('4.6 36, 3.5 36.6, 2.4 36.8, 3 36, 4 35.8');
const tana = places('12.4 37, 12.2 37.7, 11.5 37.4, 11.8 36.8');

export const lakes: Plan['lakes'] = [victoria, tanganyika, malawi, chad, turkana, tana];

export const ranges: Plan['ranges'] = [
  [[30.6, -8.5], [32.6, -4], 5], // Atlas
  [[33.2, -1], [35.6, 8.5], 8],
  [[24.2, 5.6], [22.2, 5.4], 2], // Hoggar
  [[21.8, 16], [21.2, 19], 4], // Tibesti
  [[20, 15.6], [19.6, 18.2], 3],
  [[18.4, 8.4], [17.6, 8.9], 2], // Aïr
  [[14, 38.2], [10.2, 39.3], 5], // Abyssinia
  [[9.4, 36.6], [6.4, 37.8], 4],
  [[13.6, 24.2], [12.6, 24.2], 2], // Marra
  [[0.5, 29.8], [-2.2, 29.3], 3], // Ruwenzori
  [[-0.1, 37.4], [-0.1, 37.4], 1], // Kenya
  [[-3.1, 37.3], [-3.1, 37.3], 1], // Kilimanjaro
  [[4.6, 9.4], [7.2, 11.6], 3], // Cameroon
  [[11.2, -12], [10.2, -11.4], 2], // Fouta Djallon
  [[-11.6, 16.6], [-13.6, 14.6], 3], // Bié
  [[-31, 27.4], [-26.4, 30.2], 5], // Drakensberg
  [[-33.2, 20.5], [-32.4, 25], 4], // Karoo
  [[-16.6, 47.6], [-21.8, 46.6], 4], // Madagascar
  [[-9, 33.5], [-9, 33.5], 1],
];
