// René Estienne's Torpedo: a low open tourer on six wheels, its bonnet sloping to the ground like a coal scuttle.
import { EDGE, GLASS, line, part } from './coachwork.ts';
import type { Livery } from './crews.ts';
import { PRINT } from './theme.ts';
import { wheel } from './wheel.ts';

const FENDERS = 'M-48,-8C-47,-19 -31,-20 -27,-12C-24,-20 -9,-19 -7,-9H20C22,-21 40,-21 44,-8';

export const SIX_WHEELER_HALO = 'M-50,-3V-34L-40,-38H-22L-14,-44L0,-45L10,-32L32,-29L47,-17L44,-2H-46Z';

export const sixWheeler = ({ colour, dark, light }: Livery): string =>
  // The hood, folded back, and the scarf in the wind.
  part('M-49,-29C-53,-37 -42,-41 -34,-34L-33,-29Z', light) +
  line('M-48,-31C-48,-36 -42,-38 -36,-33') +
  part('M-14,-33C-21,-37 -25,-31 -33,-35L-32,-30.5C-25,-27.5 -21,-32 -14,-29.5Z', PRINT.cream) +
  `<circle cx="-12" cy="-36" r="3.4" fill="#E9C9A0" ${EDGE}/>` +
  part('M-15.8,-36C-16,-41.6 -8,-41.6 -8.2,-36.6Z', dark) +
  line('M-12,-36.6H-8.4', 1.8) +
  // Body, doors, and the bonnet that falls away to the front.
  part('M-51,-24C-51,-29 -48,-30 -44,-30H-18L-14,-26H-6L-2,-30H8V-11H-48C-51,-14 -51,-19 -51,-24Z', colour) +
  part('M8,-31C24,-31 39,-27 45,-13V-11H8Z', colour) +
  `<path d="M-51,-19H8C26,-19 40,-17 45,-12V-11H-48Z" fill="${dark}" opacity=".5"/>` +
  line('M-33,-29V-13M-16,-26V-13M8,-31V-12') +
  line('M-49,-22.5H8C24,-22.5 34,-21.5 41,-18', 1.6, light) +
  line('M14,-27V-23M18,-26.8V-23M22,-26.2V-22.6', 0.9) +
  // Windscreen, lamp, fenders, running board with its cans.
  `<path d="M3,-31L-2,-43L1,-44L7,-31Z" ${GLASS}/>` +
  `<circle cx="42" cy="-21" r="3.6" fill="#FFF0BE" ${EDGE}/>` +
  `<path d="M-47,-10H44" stroke="${PRINT.outline}" stroke-width="3"/>` +
  line(FENDERS, 4.6) +
  line(FENDERS, 2.8, dark) +
  part('M3,-18H8V-10H3ZM10,-18H15V-10H10Z', light) +
  wheel(-37, -8, 8) +
  wheel(-17, -8, 8) +
  wheel(32, -8, 8.2);
