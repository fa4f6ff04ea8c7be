// The nearest half-track: thinner ink, and what a crew really carries.

const INK = '#1F1712';
const EDGE = `stroke="${INK}" stroke-width=".6" stroke-linejoin="round"`;

const SPARE = tyre(-53.5, -25.5, 6.6);
const ROLLER = tyre(53, -7.6, 4.4);

/** Behind the body: the roller in front that climbs out of ditches, and the spare wheel. */
const BEHIND =
  `<path d="M43,-9L52,-8" stroke="${INK}" stroke-width="1.6"/>${ROLLER}` +
  `<path d="M-47,-21L-55,-19" stroke="${INK}" stroke-width="1.4"/>${SPARE}`;

const TREADS =
  '<path d="M-45,-15C-52,-14 -52,-1.4 -44,-1.2H-8C-2,-1.4 -1,-9 -6,-11C-14,-13 -36,-16 -45,-15Z" fill="none" stroke="#7A6244" stroke-width="1.7" stroke-dasharray=".7 1.5"/>';

const DOOR =
  `<path d="M-29,-32.6V-18.5Q-29,-17 -27.5,-17H-15Q-13.4,-17 -13.4,-18.5V-31.6" fill="none" ${EDGE}/><path d="M-17.4,-27.6h2.6" stroke="#F2D68F" stroke-width="1.1"/>` +
  `<circle cx="-22" cy="-24" r="4.8" fill="#FFF8E6" ${EDGE}/><text x="-22" y="-21.2" text-anchor="middle" font-family="League Gothic" font-size="8" fill="#2B2018">1</text>`;

const CANS =
  `<g ${EDGE}><rect x="-44" y="-29.6" width="6" height="8.6" rx=".8" fill="#6E6A34"/><rect x="-37" y="-29.6" width="6" height="8.6" rx=".8" fill="#7F2A1E"/>` +
  '<path d="M-43,-28.4l4,6M-39,-28.4l-4,6M-36,-28.4l4,6M-32,-28.4l-4,6" fill="none" stroke-width=".5"/><path d="M-42.6,-29.6v-1h2.6v1M-35.6,-29.6v-1h2.6v1" fill="none"/></g>';

const TRUNK = `<g ${EDGE}><path d="M-4,-17.6H9V-14.4H-4Z" fill="#8A5A2F"/><path d="M-1,-17.6v3.2M6,-17.6v3.2" stroke="#E7D2A0" stroke-width=".7"/></g>`;

const WINDSCREEN = `<path d="M-6,-26.6L-1.4,-38.4" stroke="${INK}" stroke-width=".9"/><path d="M-5.4,-27L-1.6,-37L4,-27Z" fill="#CFE0DA" opacity=".5"/>`;

const MASCOT =
  '<path d="M40.3,-27.5v-2.2M39,-30.6h2.6" stroke="#E3BE68" stroke-width="1.2" stroke-linecap="round"/>';

/** Takes a half-track as it is drawn for the map, and its lighter tone for the coach lines. */
export function closeUp(halftrack: string, light: string): string {
  const fine = halftrack
    .replaceAll('stroke-width="1.3"', 'stroke-width=".75"')
    .replaceAll('stroke-width="3.4"', 'stroke-width="2.6"');
  const lines = `<path d="M-45.6,-31.4H-14.6L-10.6,-25.6H9.6M10,-26.6L36,-25.2" fill="none" stroke="${light}" stroke-width=".8"/>`;
  return BEHIND + fine + TREADS + lines + DOOR + CANS + TRUNK + WINDSCREEN + MASCOT;
}

function tyre(x: number, y: number, r: number): string {
  const ring = (part: number, colour: string) =>
    `<circle cx="${x}" cy="${y}" r="${r * part}" fill="${colour}"/>`;
  return ring(1, '#231A15') + ring(0.62, '#C9AE78') + ring(0.5, '#5E4729') + ring(0.2, '#E7D2A0');
}
