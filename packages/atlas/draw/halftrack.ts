// A crew's vehicle: a half-track of body, bonnet and tracks, or René's car. About 100 by 60, facing right, ground line at y = 0.
import { bodyOf } from './bodies.ts';
import { EDGE } from './coachwork.ts';
import { CREW_IDS, type DrawnCrew, LIVERIES, liveryOf } from './crews.ts';
import { SIX_WHEELER_HALO, sixWheeler } from './six-wheeler.ts';
import { n } from './svg.ts';
import { PRINT } from './theme.ts';
import { figure } from './type.ts';
import { TYRE, wheel } from './wheel.ts';

export function halftrack(crew: string): string {
  const livery = liveryOf(crew);
  const shadow = `<ellipse cx="-2" cy="0" rx="52" ry="4" fill="${PRINT.shadow}" opacity=".35"/>`;
  if (livery.body === 'sixWheeler') return shadow + sixWheeler(livery);
  return (
    shadow +
    bodyOf[livery.body](livery) +
    `<path d="M8,-28L36,-26.5C40,-26 41,-24 41,-21V-12H8Z" fill="${livery.colour}" ${EDGE}/><path d="M8,-18H41V-12H8Z" fill="${livery.dark}" opacity=".5"/>` +
    `<path d="M14,-25V-17M18,-25V-17M22,-25V-17M26,-25V-17" stroke="${PRINT.outline}"/>` +
    `<rect x="38" y="-27.5" width="4.6" height="16.5" rx="1.4" fill="#E3BE68" ${EDGE}/><circle cx="45" cy="-22" r="3.4" fill="#FFF0BE" ${EDGE}/>` +
    `<path d="M-48,-13H44" stroke="${PRINT.outline}" stroke-width="3"/>` +
    `<path d="M18,-12C20,-21 38,-21 42,-11" fill="none" stroke="${livery.dark}" stroke-width="3.4"/><path d="M18,-12C20,-21 38,-21 42,-11" fill="none" stroke="${PRINT.outline}" stroke-width=".8"/>` +
    TRACK +
    wheel(30, -8, 8.4)
  );
}

/** The cream halo keeps it apart from any picture below. */
export const halftrackOnMap = (crew: string): string =>
  `<path d="${liveryOf(crew).body === 'sixWheeler' ? SIX_WHEELER_HALO : HALO}" stroke="${PRINT.cream}" stroke-width="7" stroke-linejoin="round" fill="${PRINT.cream}"/>${halftrack(crew)}`;

const HALO = 'M-50,-3V-34L-40,-48H-6L8,-30L41,-28L46,-22L42,-2H-46Z';

/** A broken-down vehicle steams. */
export const steam = (): string =>
  `<g fill="#F4EFE2" stroke="${PRINT.outline}" stroke-width="1.1"><circle cx="34" cy="-36" r="6"/><circle cx="42" cy="-45" r="8"/><circle cx="32" cy="-52" r="7"/></g>`;

const TRACK =
  `<path d="M-45,-15C-52,-14 -52,-1.4 -44,-1.2H-8C-2,-1.4 -1,-9 -6,-11C-14,-13 -36,-16 -45,-15Z" fill="${TYRE}" stroke="${TYRE}" stroke-width="3" stroke-linejoin="round"/>` +
  '<path d="M-44,-12.6C-48,-12 -48,-3.6 -43,-3.4H-9C-5.5,-3.6 -5,-8 -8,-9.2C-16,-11 -36,-13.4 -44,-12.6Z" fill="#8C7350"/>' +
  wheel(-42, -8, 6) +
  wheel(-10.4, -6.4, 4) +
  `<g fill="${TYRE}"><circle cx="-31" cy="-5.6" r="2.6"/><circle cx="-25" cy="-5.4" r="2.6"/><circle cx="-19" cy="-5.4" r="2.6"/></g>`;

/** A pennant on its pole, 28 by 28. */
export function pennant(crew: string): string {
  const { pennant: cut } = liveryOf(crew);
  return (
    `<path d="${cut}" fill="${PRINT.cream}" stroke="${PRINT.cream}" stroke-width="2.4"/>` +
    `<path d="${cut}" fill="url(#${patternId(crew)})" stroke="${PRINT.ink}" stroke-width="1.1" stroke-linejoin="round"/>` +
    `<path d="M0,-2V26" stroke="${PRINT.ink}" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

/** The disc that marks a crew on the progression track. */
export function crewToken(crew: string, radius: number): string {
  const livery = liveryOf(crew);
  return (
    `<circle r="${radius + 1.6}" fill="${PRINT.outline}"/><circle r="${radius}" fill="url(#${patternId(crew)})"/>` +
    `<circle r="${n(radius * 0.62)}" fill="${livery.colour}" stroke="${PRINT.outline}"/>${figure(livery.initial, radius * 0.38, n(radius * 1.05), livery.on)}`
  );
}

const patternId = (crew: string): string => `crew-${Object.hasOwn(LIVERIES, crew) ? crew : 'american'}`;

/** The colour and pattern of a crew, as a paint. */
export const patternOf = (crew: string): string => `url(#${patternId(crew)})`;

export function crewDefs(): string {
  return CREW_IDS.map((crew: DrawnCrew) => {
    const { colour, pattern } = LIVERIES[crew];
    return `<pattern id="${patternId(crew)}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${colour}"/>${pattern}</pattern>`;
  }).join('');
}
