// The seven leaders, cut in wood: a head and shoulders before the rays of a poster, in the colours of their crew.
import type { LeaderId } from '@race/great-race/modules/leaders/who.ts';
import { liveryOf } from './crews.ts';

const INK = '#2b2018';
const LINE = `fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"`;

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const edge = (turn: number) => {
    const angle = (turn * Math.PI) / 180;
    return `${Math.round(50 + 110 * Math.cos(angle))},${Math.round(60 + 110 * Math.sin(angle))}`;
  };
  return `M50,60L${edge(ray * 30 - 6)}L${edge(ray * 30 + 6)}Z`;
}).join('');

const FACE = 'M33,52C32,34 68,34 67,52L66,66C65,79 57,88 50,88C43,88 35,79 34,66Z';
const SHADE = 'M52,38C68,37 67,52 67,52L66,66C65,79 57,88 50,88C58,76 60,54 52,38Z';
/** Strokes on the shaded side. */
const HATCH = 'M57,48L65,44M58,54L66,49M58,60L66,55M58,66L66,61M56,72L65,67M54,79L63,73';
const EYES = 'M38,57.5Q42.5,54 47,57.5Q42.5,60 38,57.5ZM53,57.5Q57.5,54 62,57.5Q57.5,60 53,57.5Z';
const BROWS = 'M37,53Q42,49.5 47.4,52.4M52.6,52.4Q58,49.5 63,53';
const NOSE = 'M51,55L48.4,68Q50,70.6 53.6,69';
const MOUTH = 'M44,77Q50,80 56,77';

/** On 100 by 120. */
export function portraitOf(leader: LeaderId): string {
  const { colour, dark, light } = liveryOf(leader);
  const head: Features = HEADS[leader];
  return (
    `<rect width="100" height="120" fill="${dark}"/><path d="${RAYS}" fill="${colour}"/>` +
    `<circle cx="50" cy="58" r="40" fill="${light}" opacity=".55"/>` +
    (head.behind ?? '') +
    `<path d="M6,120C8,102 24,96 38,92L50,100L62,92C76,96 92,102 94,120Z" fill="${head.coat}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M41,80V93L50,101L59,93V80Z" fill="${head.shade}" stroke="${INK}" stroke-width="1.6"/>` +
    (head.collar ?? '') +
    `<path d="M33,58C27,56 28,68 34,68ZM67,58C73,56 72,68 66,68Z" fill="${head.skin}" stroke="${INK}" stroke-width="1.4"/>` +
    `<path d="${FACE}" fill="${head.skin}"/><path d="${SHADE}" fill="${head.shade}"/>` +
    `<path d="${HATCH}" ${LINE} stroke-width="1" opacity=".75"/><path d="${FACE}" ${LINE} stroke-width="2"/>` +
    `<path d="${EYES}" fill="#fff8e6" stroke="${INK}" stroke-width="1.1"/><circle cx="43" cy="57.4" r="1.9" fill="${INK}"/><circle cx="58" cy="57.4" r="1.9" fill="${INK}"/>` +
    `<path d="${BROWS}" ${LINE} stroke-width="${head.brows ?? 2}"/><path d="${NOSE}" ${LINE} stroke-width="1.5"/><path d="${MOUTH}" ${LINE} stroke-width="1.8"/>` +
    head.drawing +
    `<rect x="1.5" y="1.5" width="97" height="117" fill="none" stroke="${INK}" stroke-width="3"/>`
  );
}

// The features of the seven: hats, hair, clothes. Drawn on 100 by 120, the face between 33 and 67.
interface Features {
  readonly skin: string;
  readonly shade: string;
  readonly coat: string;
  /** How heavy the brows are. */
  readonly brows?: number;
  /** Behind head and shoulders. */
  readonly behind?: string;
  /** Between neck and coat. */
  readonly collar?: string;
  /** Over the face: hair, hat, beard, glasses. */
  readonly drawing: string;
}

const CREAM = '#f6ebcf';
const shape = (d: string, fill: string, width = 1.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const line = (d: string, width = 1.4, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A jacket's lapels over a shirt and a tie. */
const lapels = (shirt: string, tie: string, lapel: string): string =>
  shape('M38,92L50,118L62,92L50,101Z', shirt, 1.4) +
  shape('M47,101H53L55,120H45Z', tie, 1.2) +
  shape('M38,91L28,98L44,120H48ZM62,91L72,98L56,120H52Z', lapel, 1.6);

const scarf = (colour: string, dark: string): string =>
  shape('M36,86Q50,100 64,86L68,94Q50,108 32,94Z', colour) +
  shape('M58,97L72,120H60L53,101Z', dark) +
  line('M40,92Q50,100 60,92', 1);

/** Driving goggles, at a height. */
const goggles = (y: number, glass: string): string =>
  line(`M31,${y}H69`, 4) +
  `<g fill="${glass}" stroke="#7a5620" stroke-width="2.6"><rect x="35" y="${y - 6}" width="13" height="11" rx="5"/><rect x="52" y="${y - 6}" width="13" height="11" rx="5"/></g>` +
  line(`M38,${y + 1}L42,${y - 3}M55,${y + 1}L59,${y - 3}`, 1.3, '#fff8e6');

const HEADS: { readonly [L in LeaderId]: Features } = {
  // Delatour: sun helmet, a thin moustache, the officer's collar.
  french: {
    skin: '#f0c99a',
    shade: '#cf9a66',
    coat: '#c9ab70',
    collar:
      shape('M36,90L50,102L64,90L66,98L50,112L34,98Z', '#b08f52', 1.5) +
      '<circle cx="50" cy="115" r="1.8" fill="#7a5620"/>',
    drawing:
      shape('M33,62C30,50 34,44 38,45L37,58ZM67,62C70,50 66,44 62,45L63,58Z', '#4a3020') +
      shape('M50,14C68,14 74,28 74,40L26,40C26,28 32,14 50,14Z', CREAM) +
      shape('M16,45C20,36 80,36 84,45C74,50 26,50 16,45Z', CREAM) +
      shape('M26,34H74V41H26Z', '#0f7c86', 1.4) +
      line('M50,14V34M38,17Q34,26 34,33M62,17Q66,26 66,33', 1, '#8a6a34') +
      shape(
        'M50,72.6C45,70.6 40,72 38.6,75.4C43,76 47,75.6 50,74C53,75.6 57,76 61.4,75.4C60,72 55,70.6 50,72.6Z',
        '#4a3020',
        1,
      ),
  },
  // Martinetti: leather cap, goggles pushed up, a white scarf.
  italian: {
    skin: '#e9b583',
    shade: '#bd8150',
    coat: '#6b3a1c',
    brows: 3,
    collar: scarf('#fff3df', '#e8d7b4'),
    drawing:
      shape(
        'M31,64C28,34 36,22 50,22C64,22 72,34 69,64L64,68C66,50 62,43 50,43C38,43 34,50 36,68Z',
        '#7b4a26',
      ) +
      line('M50,22V43M39,26Q37,34 37,44M61,26Q63,34 63,44', 1.1, '#4a2a14') +
      goggles(38, '#9fc4c0') +
      shape(
        'M50,73C46,70.8 42,72.6 38,70.6C40,76 46,77 50,74.6C54,77 60,76 62,70.6C58,72.6 54,70.8 50,73Z',
        INK,
        0.8,
      ) +
      line('M47,85H53', 1.4),
  },
  // Walledgrave: a homburg, white whiskers, a monocle.
  english: {
    skin: '#f2cba4',
    shade: '#d09b74',
    coat: '#33343c',
    brows: 3.4,
    collar: lapels('#fff8e6', '#747682', '#26272d'),
    drawing:
      shape('M33,66C29,56 32,44 36,44L37,62ZM67,66C71,56 68,44 64,44L63,62Z', '#d8d2c4') +
      shape('M29,40C29,22 38,14 50,18C62,14 71,22 71,40Z', '#4a4b55') +
      shape('M20,42C26,36 74,36 80,42C82,38 80,35 78,36C70,33 30,33 22,36C20,35 18,38 20,42Z', '#33343c') +
      shape('M29,33H71V38H29Z', '#17181c', 1) +
      line('M50,18Q49,24 50,31', 1.2) +
      shape('M50,72C44,69 37,73 33,79C39,81 46,80 50,76C54,80 61,81 67,79C63,73 56,69 50,72Z', '#e9e3d4') +
      line('M38,77L44,74M62,77L56,74', 0.9) +
      `<circle cx="57.6" cy="57.4" r="6.6" fill="#ffffff44" stroke="#c89b4a" stroke-width="2.2"/>` +
      line('M64,59C70,70 66,84 62,94', 1.1, '#c89b4a'),
  },
  // Van Hotten: a wide straw hat, round glasses, a full beard.
  belgian: {
    skin: '#f0c296',
    shade: '#cc9160',
    coat: '#a58a5b',
    collar: shape('M37,90L50,104L63,90L68,100L50,118L32,100Z', '#fff8e6', 1.5),
    drawing:
      shape(
        'M33,60C33,64 34,72 37,78C39,92 44,98 50,98C56,98 61,92 63,78C66,72 67,64 67,60C64,72 60,73 50,73C40,73 36,72 33,60Z',
        '#9a5a2a',
      ) +
      line('M42,82L44,94M47,84V97M53,84V97M58,82L56,94', 1, '#5f3415') +
      line('M44.6,78Q50,81 55.4,78', 1.8) +
      shape('M32,40C32,24 40,18 50,18C60,18 68,24 68,40Z', '#e8cf94') +
      shape('M10,42C24,32 76,32 90,42C76,48 24,48 10,42Z', '#e8cf94') +
      shape('M32,33H68V38.6H32Z', '#a58a5b', 1.2) +
      line('M36,22L34,32M43,19L42,32M50,18V32M57,19L58,32M64,22L66,32', 0.8, '#a58a5b') +
      `<g fill="#ffffff30" stroke="${INK}" stroke-width="1.7"><circle cx="42.4" cy="57.4" r="6.4"/><circle cx="57.6" cy="57.4" r="6.4"/></g>` +
      line('M48.8,56.6Q50,55.6 51.2,56.6', 1.6),
  },
  // Chapman: a western hat, three days of stubble, a neckerchief.
  american: {
    skin: '#d9a06c',
    shade: '#a96f3f',
    coat: '#4c5e68',
    brows: 2.8,
    collar:
      shape('M35,88Q50,100 65,88L60,104L50,116L40,104Z', '#b5372a') +
      line('M42,96L46,106M58,96L54,106M50,100V110', 1, '#fff8e6'),
    drawing:
      '<g fill="#2b2018" opacity=".55"><circle cx="38" cy="74" r=".9"/><circle cx="41" cy="78" r=".9"/><circle cx="44" cy="82" r=".9"/><circle cx="48" cy="84.6" r=".9"/><circle cx="52" cy="84.6" r=".9"/><circle cx="56" cy="82" r=".9"/><circle cx="59" cy="78" r=".9"/><circle cx="62" cy="74" r=".9"/><circle cx="44" cy="73.6" r=".8"/><circle cx="56" cy="73.6" r=".8"/><circle cx="50" cy="82" r=".8"/></g>' +
      shape('M33,60C31,52 33,45 36,45L37,56ZM67,60C69,52 67,45 64,45L63,56Z', '#3a2618') +
      shape('M31,40C30,24 36,14 44,15C47,16 48,18 50,18C52,18 53,16 56,15C64,14 70,24 69,40Z', '#8a6a48') +
      shape('M8,34C14,44 30,40 50,40C70,40 86,44 92,34C90,48 74,48 50,47C26,48 10,48 8,34Z', '#8a6a48') +
      shape('M31,34Q50,38 69,34V39Q50,43 31,39Z', '#4a3020', 1.2),
  },
  // Chevy: a driver's cap, goggles on, a scarf in the wind.
  swiss: {
    skin: '#f3cfa6',
    shade: '#d29d70',
    coat: '#5b2740',
    behind: shape('M60,92C76,84 84,92 98,82V98C84,102 76,96 62,102Z', '#c13a78'),
    collar: scarf('#e584ae', '#c13a78'),
    drawing:
      shape('M33,62C30,50 33,44 37,44L37,58ZM67,62C70,50 67,44 63,44L63,58Z', '#c79a4a') +
      shape('M27,40C24,24 40,16 54,18C70,20 78,30 74,40Z', '#741f46') +
      shape('M26,40C36,34 64,34 76,41C84,43 86,47 82,48C66,42 40,42 26,46Z', '#5b2740') +
      line('M54,18Q52,28 50,36M36,22Q34,30 35,37M66,24Q66,32 64,37', 1, '#e584ae') +
      goggles(57.5, '#c9dfe0'),
  },
  // Deforêt: a cloche hat with its ribbon, bobbed hair, the sash of the cause.
  suffragettes: {
    skin: '#f6d3b0',
    shade: '#d8a27c',
    coat: '#454514',
    brows: 1.6,
    behind: shape('M28,46C24,66 26,80 34,84L66,84C74,80 76,66 72,46Z', '#3a2016'),
    collar:
      shape('M36,90Q50,106 64,90L70,96Q50,118 30,96Z', '#fff8e6', 1.5) +
      shape('M20,100L34,95L84,120H62Z', '#f6ebcf', 1.5) +
      line('M25,99L70,120', 1.6, '#7a7a2a'),
    drawing:
      shape(
        'M30,52C27,64 28,76 34,80L36,62C36,54 40,50 46,48ZM70,52C73,64 72,76 66,80L64,62C64,54 60,50 54,48Z',
        '#3a2016',
      ) +
      shape('M27,48C24,24 36,13 50,13C64,13 76,24 73,48C66,42 58,45 50,45C42,45 34,42 27,48Z', '#7a7a2a') +
      shape('M27.4,36C36,31 64,31 72.6,36L73,44C62,38 38,38 27,44Z', '#b5b45a', 1.3) +
      shape('M66,34C76,26 82,34 74,40C82,42 78,50 70,45C68,42 66,38 66,34Z', '#b5b45a', 1.3) +
      shape('M45,77Q50,74.6 55,77Q50,82 45,77Z', '#9c2f2a', 1) +
      '<circle cx="33" cy="73" r="2" fill="#f2d68f" stroke="#2b2018"/><circle cx="67" cy="73" r="2" fill="#f2d68f" stroke="#2b2018"/>',
  },
};
