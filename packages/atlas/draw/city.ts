// A city's plaque: colour and shape together; the slips inside are the cards it gives.
import type { CityColour, CityData } from '@race/great-race/board/data.ts';
import { star } from './svg.ts';
import { PRINT } from './theme.ts';

interface Plaque {
  readonly colour: string;
  readonly dark: string;
  readonly on: string;
  readonly shape: string;
  /** the middle of the shape, as the eye sees it */
  readonly middle: number;
}

export const PLAQUES = {
  blue: {
    colour: '#2C5C94',
    dark: '#173757',
    on: '#FFF8E6',
    shape: 'M0,-15A15,15 0 1 1 0,15A15,15 0 1 1 0,-15Z',
    middle: 0,
  },
  green: { colour: '#3E7D3F', dark: '#1F4621', on: '#FFF8E6', shape: 'M0,-16.5L17,12.5H-17Z', middle: 3 },
  red: {
    colour: '#B5372A',
    dark: '#641A13',
    on: '#FFF8E6',
    shape: 'M-13.4,-13.4H13.4V13.4H-13.4Z',
    middle: 0,
  },
  yellow: {
    colour: '#E5B021',
    dark: '#80590A',
    on: '#2B2018',
    shape: 'M0,-17.5L17.5,0L0,17.5L-17.5,0Z',
    middle: 0,
  },
  purple: { colour: '#6C3D7C', dark: '#3A1D45', on: '#FFF8E6', shape: star(8, 18.5, 13), middle: 0 },
} satisfies Record<CityColour, Plaque>;

export function cityPlaque({ colour, cards }: Pick<CityData, 'colour' | 'cards'>): string {
  const plaque: Plaque = PLAQUES[colour];
  return (
    `<path d="${plaque.shape}" transform="translate(1 2)" fill="${PRINT.shadow}" stroke="${PRINT.shadow}" stroke-width="6" stroke-linejoin="round" opacity=".3"/>` +
    `<path d="${plaque.shape}" fill="${PRINT.cream}" stroke="${PRINT.cream}" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="${plaque.shape}" fill="${plaque.colour}" stroke="${plaque.dark}" stroke-width="2" stroke-linejoin="round"/>` +
    (cards > 0 ? slips(plaque, cards) : `<path d="${star(8, 9, 4.4)}" fill="${plaque.on}"/>`)
  );
}

function slips(plaque: Plaque, cards: number): string {
  const [width, gap] = cards > 2 ? [5, 1.3] : [6.4, 1.6];
  return Array.from({ length: cards }, (_, slip) => {
    const x = (slip - (cards - 1) / 2) * (width + gap) - width / 2;
    return `<rect x="${x}" y="${-5 + plaque.middle}" width="${width}" height="10" rx="1.2" fill="${plaque.on}" stroke="${plaque.dark}" stroke-width=".6"/>`;
  }).join('');
}
