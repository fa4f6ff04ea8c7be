export { ruleOfWay } from '../way-words.ts';
export { Acts, Quiet } from './acts.tsx';
export { chosenWords, dueNow, tileNow } from './chosen-words.ts';
export { Tile } from './face.tsx';
export { Parts } from './options.tsx';
export { Places } from './places.tsx';
export { Price } from './price.tsx';
export { Refusal } from './refusal.tsx';
