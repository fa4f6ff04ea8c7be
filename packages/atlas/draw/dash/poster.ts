// Large pictures of the Dash: the winner's poster, the panorama of its front page, and the result as one picture to share.
import { crewDefs } from '../halftrack.ts';
import { portraitOf } from '../portraits.ts';
import { n, put } from '../svg.ts';
import { lettering } from '../type.ts';
import { type DrawnCourse, dashDefs, dashMark, dashStrip } from './strip.ts';
import { type DashVehicle, dashVehicle, paintOf } from './vehicles.ts';

type Leader = Parameters<typeof portraitOf>[0];

function rays(x: number, y: number, count: number, fill: string): string {
  const at = (angle: number) => `${n(x + 1400 * Math.cos(angle))},${n(y + 1400 * Math.sin(angle))}`;
  const half = Math.PI / count / 2;
  const all = Array.from({ length: count }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / count;
    return `M${x},${y}L${at(angle - half)}L${at(angle + half)}Z`;
  });
  return `<path d="${all.join('')}" fill="${fill}"/>`;
}

const waves = (x: number, y: number, count: number): string =>
  `<path d="${Array.from({ length: count }, (_, wave) => `M${x + wave * 26},${n(y)}q6,-4 12,0t12,0M${x + wave * 26 + 12},${n(y + 22)}q6,-4 12,0t12,0`).join('')}" fill="none" stroke="#D9ECE6" stroke-width="1.6" opacity=".75"/>`;

const rails = (to: number, y: number): string =>
  `<path d="M0,${n(y + 5)}H${to}" stroke="#4A2E1A" stroke-width="9" stroke-dasharray="5 6"/><path d="M0,${n(y + 2)}H${to}M0,${n(y + 8)}H${to}" stroke="#E9DDBE" stroke-width="1.6"/>`;

const LAUREL = [-1, 1]
  .flatMap((side) =>
    Array.from({ length: 9 }, (_, leaf) => {
      const turn = (leaf / 8.4) * 1.86 + 0.12;
      const [x, y] = [side * 84 * Math.sin(turn), 34 + 86 * Math.cos(turn)];
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(side * ((-leaf / 8.4) * 106 + 62))})"><path d="M0,0C8,-6 8,-18 0,-25C-8,-18 -8,-6 0,0Z" fill="#6E8F45" stroke="#2B3A18" stroke-width="1.2"/></g>`;
    }),
  )
  .join('');

/** The winner in an oval of brass, with a laurel, before the sun; 190 wide around the middle. */
const crowned = (leader: Leader): string =>
  '<circle cy="18" r="124" fill="#F2B65A"/><circle cy="18" r="113" fill="#FFF0C8"/>' +
  '<path d="M0,118C-62,112 -92,60 -78,-6M0,118C62,112 92,60 78,-6" fill="none" stroke="#3E5A2A" stroke-width="2.4"/>' +
  LAUREL +
  `<clipPath id="dash-oval"><ellipse rx="62" ry="76" cy="18"/></clipPath><ellipse rx="66" ry="80" cy="18" fill="#2B2018"/><g clip-path="url(#dash-oval)">${put(-68, -64, 1.36, portraitOf(leader))}</g>` +
  '<ellipse rx="63" ry="77" cy="18" fill="none" stroke="#E3BE68" stroke-width="4"/>';

interface PosterWords {
  readonly title: string;
  readonly below: string;
}

/** A poster in the winner's colours, 372 by 608. */
export function dashPoster(leader: Leader, words: PosterWords): string {
  const { dark, colour } = paintOf(leader);
  const [w, h] = [372, 608];
  const title = (dy: number, fill: string) =>
    lettering(w / 2, 66 + dy, words.title, { face: 'title', size: fitting(words.title, 54, 330), fill });
  return (
    // Sky and title band go on beside the sheet, for a frame that is wider.
    `<rect x="-700" width="${w + 1400}" height="${h}" fill="${dark}"/>${rays(w / 2, 268, 18, colour)}` +
    // Enamel behind the title: it reads in every livery.
    `<path d="M-700,0H${w + 700}V114H-700Z" fill="#0A2A30" opacity=".86"/><path d="M-700,117H${w + 700}M-700,122H${w + 700}" stroke="#E3BE68" stroke-width="1.6"/>` +
    `<path d="M0,${h - 150}L70,${h - 206}L136,${h - 150}L210,${h - 176}L300,${h - 136}L${w},${h - 186}V${h}H0Z" fill="#7A4A3A"/>` +
    `<path d="M0,${h - 118}C90,${h - 150} 190,${h - 100} ${w},${h - 132}V${h}H0Z" fill="#C98F4E"/>` +
    `<path d="M0,${h - 74}C120,${h - 96} 220,${h - 60} ${w},${h - 84}V${h}H0Z" fill="#3A7F96"/>` +
    waves(-6, h - 44, 15) +
    rails(160, h - 112) +
    put(82, h - 111, 0.82, dashVehicle('train', leader)) +
    put(w / 2 + 36, h - 26, 1.42, dashVehicle('boat', leader)) +
    put(w / 2, 238, 1.22, crowned(leader)) +
    put(w - 64, h - 152, 0.7, dashVehicle('plane', leader)) +
    title(3, '#0A2A30') +
    title(0, '#FFF3D2') +
    lettering(w / 2, 100, words.below, {
      face: 'label',
      bold: true,
      size: fitting(words.below, 16, 330),
      spacing: 1.6,
      fill: '#FFF3D2',
    })
  );
}

/** The size at which a text of this length fits a width: a letter is about six tenths of its height. */
const fitting = (text: string, size: number, width: number): number =>
  n(Math.min(size, width / (text.length * 0.7)));

/** All five vehicles on their ways under one sun, 1400 by 214. */
export function dashPanorama(): string {
  const [w, h] = [1400, 214];
  const g = h - 46;
  const riders: readonly (readonly [DashVehicle, string, number, number, number])[] = [
    ['train', 'italian', 178, g + 18, 1.32],
    ['car', 'french', 480, g + 18, 1.1],
    ['motorbike', 'suffragettes', 720, g + 19, 1.06],
    ['boat', 'belgian', 1210, g + 20, 1.28],
    ['plane', 'swiss', 960, 128, 1],
  ];
  return (
    `<rect width="${w}" height="${h}" fill="#F6D79A"/><rect width="${w}" height="${n(h * 0.26)}" fill="#1C5A62"/><rect y="${n(h * 0.26)}" width="${w}" height="${n(h * 0.2)}" fill="#4C8C8C"/><rect y="${n(h * 0.46)}" width="${w}" height="${n(h * 0.16)}" fill="#A9BC94"/>` +
    `<g opacity=".2">${rays(1010, g, 44, '#FFF6DF')}</g><circle cx="1010" cy="${g - 10}" r="86" fill="#FFF0C8"/>` +
    `<path d="M0,${g}V${g - 40}L110,${g - 92}L190,${g - 44}L280,${g - 78}L400,${g - 22}L560,${g - 62}L700,${g - 18}L860,${g - 46}L980,${g - 12}L1180,${g - 58}L1300,${g - 26}L${w},${g - 52}V${g}Z" fill="#8B5B62"/>` +
    `<path d="M0,${g}C160,${g - 34} 330,${g - 30} 470,${g - 8}C640,${g - 26} 800,${g - 20} ${w},${g - 16}V${g + 2}H0Z" fill="#B4713E"/><path d="M0,${g - 4}H360V${h}H0Z" fill="#8C5A34"/>` +
    `<path d="M0,${g + 17}H318" stroke="#4A2E1A" stroke-width="15" stroke-dasharray="5 7"/><path d="M0,${g + 12}H318M0,${g + 22}H328" stroke="#E9DDBE" stroke-width="2"/>` +
    `<path d="M300,${g - 4}H880V${h}H352Z" fill="#C98F4E"/><path d="M311,${g + 4}H880V${g + 30}H338Z" fill="#E9D7A8"/><path d="M340,${g + 17}H880" stroke="#FFF8E6" stroke-width="2.6" stroke-dasharray="16 11"/>` +
    `<path d="M866,${g - 4}C900,${g + 4} 880,${g + 20} 912,${h}H${w}V${g - 4}Z" fill="#3A7F96"/>${waves(900, g + 12, 20)}` +
    riders.map(([vehicle, who, x, y, size]) => put(x, y, size, dashVehicle(vehicle, who))).join('')
  );
}

// The picture to share: the poster, and every course counted stage by stage.
export interface DashResultRow {
  readonly place: number;
  readonly name: string;
  readonly character: string;
  readonly course: DrawnCourse;
  readonly stages: number;
  readonly words: string;
}

interface DashResultPicture extends PosterWords {
  readonly character: Leader;
  readonly game: string;
  readonly stages: string;
  readonly rows: readonly DashResultRow[];
  /** Fonts, as a style sheet. */
  readonly style: string;
}

const MARGIN = 24;
const ROW = 152;
const WIDE = 1280;
const POSTER = { width: 372, height: 608 } as const;

export const resultSize = (players: number): { readonly width: number; readonly height: number } => ({
  width: WIDE,
  height: Math.max(POSTER.height, players * ROW) + MARGIN * 2 + 60,
});

/** The whole document; it needs no other file. */
export function dashResultPicture(picture: DashResultPicture): string {
  const { width, height } = resultSize(picture.rows.length);
  const rows = picture.rows.map((row, at) =>
    put(POSTER.width + MARGIN * 2, MARGIN + 60 + at * ROW, 1, resultRow(row, picture.stages)),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${picture.style}</style><defs>${crewDefs()}${dashDefs()}</defs>` +
    `<rect width="${width}" height="${height}" fill="#16343A"/>` +
    lettering(MARGIN, 56, picture.game, { face: 'title', size: 40, fill: '#F3E7CA', anchor: 'start' }) +
    put(
      MARGIN,
      MARGIN + 60,
      1,
      `<svg width="${POSTER.width}" height="${POSTER.height}" viewBox="0 0 ${POSTER.width} ${POSTER.height}">${dashPoster(picture.character, picture)}</svg>`,
    ) +
    `${rows.join('')}</svg>`
  );
}

function resultRow(row: DashResultRow, unit: string): string {
  const text = (x: number, y: number, words: string, size: number, face: 'title' | 'text' | 'number') =>
    lettering(x, y, words, { face, size, fill: '#F3E7CA', anchor: 'start' });
  const width = WIDE - POSTER.width - MARGIN * 3;
  const strip = dashStrip(row.course, { width: width - 90, height: 96, scale: 1, isCounted: true });
  return (
    text(0, 26, String(row.place), 30, 'number') +
    put(38, 16, 1, dashMark(row.character)) +
    text(62, 24, row.name, 21, 'title') +
    lettering(width - 90, 24, row.words, {
      face: 'text',
      size: 16,
      italic: true,
      fill: '#F2D68F',
      anchor: 'end',
    }) +
    put(0, 38, 1, strip) +
    lettering(width - 38, 96, String(row.stages), { face: 'number', size: 60, fill: '#F3E7CA' }) +
    lettering(width - 38, 122, unit, { face: 'label', bold: true, size: 12, fill: '#F3E7CA' })
  );
}
