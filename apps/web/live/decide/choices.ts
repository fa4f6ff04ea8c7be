export { Tile } from './face.tsx';
export { Levels } from './levels.tsx';
export { Options, Parts } from './options.tsx';
export { Places } from './places.tsx';
