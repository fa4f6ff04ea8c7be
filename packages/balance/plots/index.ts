export { curves } from './curves.ts';
export { heat } from './heat.ts';
export { histogram } from './histogram.ts';
export { escaped } from './paper.ts';
export { shares } from './shares.ts';
