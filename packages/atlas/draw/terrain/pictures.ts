// All terrain pictures by name, and their ground tones for small sizes.
import { hexagon } from '../svg.ts';

export const PICTURES = {
  dune: { tone: '#EBC887' },
  erg: { tone: '#E3A556' },
  reg: { tone: '#D5B98F' },
  wadi: { tone: '#DDB57C' },
  salt: { tone: '#F3EAD6' },
  oasis: { tone: '#B9B15E' },
  savanna: { tone: '#E0BF5C' },
  bush: { tone: '#A9A353' },
  llanos: { tone: '#CDBB59' },
  pampas: { tone: '#CBB85F' },
  forest: { tone: '#37694A' },
  swamp: { tone: '#7C9467' },
  river: { tone: '#7FA994' },
  mountain: { tone: '#B99A7A' },
  plateau: { tone: '#CD8652' },
  volcano: { tone: '#6E5A4C' },
  glacier: { tone: '#CFDEDD' },
  village: { tone: '#DDB671' },
  microclimate: { tone: '#A9A184' },
} as const satisfies Record<string, { tone: string }>;

export type Picture = keyof typeof PICTURES;

/** What each picture shows. */
export type Art = { readonly [P in Picture]: () => string };

export const isPicture = (name: string): name is Picture => Object.hasOwn(PICTURES, name);

export const symbolId = (picture: Picture): string => `terrain-${picture}`;

const ALL = Object.keys(PICTURES).filter(isPicture);

/** One symbol a picture, drawn once and stamped with `<use>`; only those asked for, or all. */
export function terrainDefs(art: Art, pictures: readonly Picture[] = ALL): string {
  const symbols = pictures.map((picture) => {
    return `<symbol id="${symbolId(picture)}" viewBox="-50 -50 100 100" overflow="visible"><g clip-path="url(#tile-cut)">${art[picture]()}<path d="${hexagon(50)}" fill="url(#tile-light)"/></g></symbol>`;
  });
  return `<clipPath id="tile-cut"><path d="${hexagon(50)}"/></clipPath>${LIGHT}${symbols.join('')}`;
}

const LIGHT =
  '<linearGradient id="tile-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF6DC" stop-opacity=".28"/>' +
  '<stop offset=".5" stop-color="#FFF6DC" stop-opacity="0"/><stop offset="1" stop-color="#2B1408" stop-opacity=".22"/></linearGradient>';
