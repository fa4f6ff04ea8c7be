// All terrain pictures by name, on a pointy hexagon of radius 50, and their ground tones for small sizes.
import { hexagon } from '../svg.ts';
import { bush, forest, llanos, pampas, river, savanna, swamp } from './green.ts';
import { microclimate, village } from './marvels.ts';
import { glacier, mountain, plateau, volcano } from './rock.ts';
import { dunes, erg, oasis, reg, salt, wadi } from './sand.ts';

export const PICTURES = {
  dune: { tone: '#EBC887', draw: dunes },
  erg: { tone: '#E3A556', draw: erg },
  reg: { tone: '#D5B98F', draw: reg },
  wadi: { tone: '#DDB57C', draw: wadi },
  salt: { tone: '#F3EAD6', draw: salt },
  oasis: { tone: '#B9B15E', draw: oasis },
  savanna: { tone: '#E0BF5C', draw: savanna },
  bush: { tone: '#A9A353', draw: bush },
  llanos: { tone: '#CDBB59', draw: llanos },
  pampas: { tone: '#CBB85F', draw: pampas },
  forest: { tone: '#37694A', draw: forest },
  swamp: { tone: '#7C9467', draw: swamp },
  river: { tone: '#7FA994', draw: river },
  mountain: { tone: '#B99A7A', draw: mountain },
  plateau: { tone: '#CD8652', draw: plateau },
  volcano: { tone: '#6E5A4C', draw: volcano },
  glacier: { tone: '#CFDEDD', draw: glacier },
  village: { tone: '#DDB671', draw: village },
  microclimate: { tone: '#A9A184', draw: microclimate },
} as const satisfies Record<string, { tone: string; draw: () => string }>;

export type Picture = keyof typeof PICTURES;

export const isPicture = (name: string): name is Picture => Object.hasOwn(PICTURES, name);

export const symbolId = (picture: Picture): string => `terrain-${picture}`;

/** One symbol a picture, drawn once and stamped with `<use>`; only those asked for. */
export function terrainDefs(pictures: readonly Picture[]): string {
  const symbols = pictures.map((picture) => {
    const art = PICTURES[picture].draw();
    return `<symbol id="${symbolId(picture)}" viewBox="-50 -50 100 100" overflow="visible"><g clip-path="url(#tile-cut)">${art}<path d="${hexagon(50)}" fill="url(#tile-light)"/></g></symbol>`;
  });
  return `<clipPath id="tile-cut"><path d="${hexagon(50)}"/></clipPath>${LIGHT}${symbols.join('')}`;
}

const LIGHT =
  '<linearGradient id="tile-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF6DC" stop-opacity=".28"/>' +
  '<stop offset=".5" stop-color="#FFF6DC" stop-opacity="0"/><stop offset="1" stop-color="#2B1408" stop-opacity=".22"/></linearGradient>';
