// Rivers, lakes and ranges of South America, drawn by hand after the atlas.
import { places } from './places.ts';
import type { Plan } from './plan.ts';

const amazon = places(
  '-10 -75.5, -6 -74.5, -3.8 -73.3, -4.2 -70, -2.8 -66, -3.6 -63, -3.1 -60, -2.3 -56, -1.6 -53, -0.5 -51',
);
const negro = places('1.5 -69, 0.8 -66.8, -0.4 -64, -2 -61.5, -3.1 -60');
const madeira = places('-11 -65.5, -8.8 -63.9, -6 -61.5, -3.4 -59');
const tapajos = places('-14 -55, -9 -57, -6.5 -58.2, -2.6 -55.2');
const xingu = places('-13 -52.5, -8 -52.5, -3.5 -52, -1.8 -51.8');
const tocantins = places('-16 -49, -11 -50.5, -6 -48.5, -2.2 -49.2');
const orinoco = places('3 -64.5, 3.6 -66.5, 6.2 -67.5, 8 -64, 8.8 -61.5');
const saoFrancisco = places('-20 -46, -15 -44, -10.5 -43, -8.8 -40, -10.3 -37');
const parana = places('-20 -48, -21.5 -52, -25.3 -54.5, -27.3 -58.6, -30.5 -59.5, -33 -60.5, -34.2 -58.6');
const paraguay = places('-16 -57, -20 -57.8, -23.5 -57.8, -27.3 -58.6');
const uruguay = places('-27.6 -51, -27.4 -54, -30 -57.4, -33.4 -58.3');
const rioNegro = places('-38.5 -70, -39 -67, -40.8 -63');
const chubut = places('-42.4 -71, -43.6 -69, -43.3 -65.2');
const magdalena = places('2 -76, 6.5 -74.8, 10.8 -74.5');
const japura = places('1.4 -75.6, -0.6 -72.2, -1.6 -69.2, -3 -65');
const purus = places('-10.5 -71, -8.4 -67.4, -5.4 -63.6, -3.8 -61.6');

export const rivers: Plan['rivers'] = [
  amazon,
  negro,
  madeira,
  tapajos,
  xingu,
  tocantins,
  orinoco,
  saoFrancisco,
  parana,
  paraguay,
  uruguay,
  rioNegro,
  chubut,
  magdalena,
  japura,
  purus,
];

const titicaca = places('-15.3 -70, -15.6 -69.1, -16.5 -68.7, -16.5 -69.3, -15.7 -70.1');
const maracaibo = places('10.5 -71.8, 9.8 -71.1, 9.1 -71.5, 9.7 -72');
const marChiquita = places('-30.4 -62.9, -30.6 -62.3, -31 -62.5, -30.9 -63');
const uyuni = places('-19.7 -67.8, -19.8 -66.9, -20.7 -66.9, -20.6 -67.9');
const patos = places('-30.4 -50.9, -31.2 -51.1, -31.9 -51.9, -31.6 -51.9, -30.8 -51.3');

export const lakes: Plan['lakes'] = [titicaca, maracaibo, marChiquita, uyuni, patos];

export const ranges: Plan['ranges'] = [
  [[8, -73], [2.5, -76.5], 6],
  [[0.5, -78], [-4.5, -79], 5],
  [[-8.5, -77.5], [-13.8, -73.5], 7],
  [[-15.5, -71], [-21.5, -68.5], 6],
  [[-18, -66.5], [-24, -66], 5],
  [[-24.5, -68.6], [-34.5, -70], 9],
  [[-36.5, -70.8], [-46, -72.4], 8],
  [[-48.5, -73], [-52, -72], 4],
  [[5.2, -62.5], [4.2, -60.5], 3], // Roraima
  [[3.4, -64.6], [2.6, -65.6], 2],
  [[-19, -44], [-22, -45], 3], // Mantiqueira
  [[-12.5, -41.5], [-14.5, -41], 2], // Diamantina
  [[-14, -47.5], [-14, -47.5], 1],
];
