// A crew's vehicle seen from near: thinner lines, luggage, a number and spare wheels.
import { liveryOf } from '../crews.ts';
import { halftrack } from '../halftrack.ts';
import { PRINT } from '../theme.ts';
import { figure } from '../type.ts';
import { wheel } from '../wheel.ts';

const FINE = `stroke="${PRINT.outline}" stroke-width=".6" stroke-linejoin="round"`;

/** The same size as a half-track: it is drawn to be enlarged. */
export function closeUp(crew: string): string {
  const { body, light } = liveryOf(crew);
  const plain = halftrack(crew)
    .replaceAll('stroke-width="1.3"', 'stroke-width=".75"')
    .replaceAll('stroke-width="3.4"', 'stroke-width="2.6"');
  if (body === 'sixWheeler') return plain;
  return (
    `<path d="M43,-9L52,-8" stroke="${PRINT.outline}" stroke-width="1.6"/>${wheel(53, -7.6, 4.4)}` +
    `<path d="M-47,-21L-55,-19" stroke="${PRINT.outline}" stroke-width="1.4"/>${wheel(-53.5, -25.5, 6.6)}` +
    plain +
    `<path d="M-45,-15C-52,-14 -52,-1.4 -44,-1.2H-8C-2,-1.4 -1,-9 -6,-11C-14,-13 -36,-16 -45,-15Z" fill="none" stroke="#7A6244" stroke-width="1.7" stroke-dasharray=".7 1.5"/>` +
    `<path d="M10,-26.6L36,-25.2" stroke="${light}" stroke-width=".9"/>` +
    `<g transform="translate(-20 -21)"><circle r="4.8" fill="${PRINT.cream}" ${FINE}/>${figure(1, 2.8, 8, PRINT.ink)}</g>` +
    `<g ${FINE}><rect x="-44" y="-25.6" width="6" height="8.6" rx=".8" fill="#6E6A34"/><rect x="-37" y="-25.6" width="6" height="8.6" rx=".8" fill="#7F2A1E"/><path d="M-43,-24.4l4,6M-39,-24.4l-4,6M-36,-24.4l4,6M-32,-24.4l-4,6" fill="none" stroke-width=".5"/></g>` +
    `<g ${FINE}><path d="M-4,-17.6H9V-14.4H-4Z" fill="#8A5A2F"/><path d="M-1,-17.6v3.2M6,-17.6v3.2" stroke="#E7D2A0" stroke-width=".7"/></g>` +
    `<path d="M40.3,-27.5v-2.2M39,-30.6h2.6" stroke="#E3BE68" stroke-width="1.2" stroke-linecap="round"/>`
  );
}
