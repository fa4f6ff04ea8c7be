export { Acts, Quiet } from './acts.tsx';
export { Tile } from './face.tsx';
export { Parts } from './options.tsx';
export { Places } from './places.tsx';
