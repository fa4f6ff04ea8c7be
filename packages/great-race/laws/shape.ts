import type { View } from '@race/kernel';
import type { Race } from '../state.ts';

/** Everything the public part may hold, and what a crew shows. BASE-SETUP-09. */
const PUBLIC = 'stack,phase,turn,order,crews,tiles,bag,gone,row,discard,deck,moves,arrivals,bank'.split(',');
const CREW =
  'id,at,level,since,petrol,engine,chassis,petrolMax,engineMax,chassisMax,francs,boxes,passed,arrived,cards,known'.split(
    ',',
  );
const OWN = ['hand', 'drawn', 'sealed'];

/** What each kind of frame may say on the open stack. A hidden card in one of them would be news to all. */
const FRAMES: { readonly [kind: string]: readonly string[] } = {
  setup: ['chosen'],
  turn: ['next'],
  bivouac: ['next'],
  plan: [],
  convoy: ['next'],
  sequence: ['seat', 'step'],
  lay: ['seat', 'tiles', 'held', 'asks'],
  repair: ['seat', 'byCard', 'price', 'fitted'],
  drive: ['seat', 'byCard', 'left', 'moved'],
  entry: ['seat', 'to', 'line', 'cards', 'fare', 'petrol', 'damage', 'danger', 'poured', 'stage'],
  halt: ['seat', 'space', 'left'],
  split: ['seat', 'target', 'amount'],
  hand: ['seat'],
  tracking: ['seat', 'drawn', 'mustGo'],
  target: ['seat', 'card'],
  pick: ['seat', 'card', 'count', 'unlike', 'spaces'],
  window: ['seat', 'card', 'target', 'spaces'],
};

/** What in a view has no business there; null when nothing has. */
export function misplacedIn(view: View<Race>): string | null {
  const { public: known, own } = view;
  return (
    stranger('the public part', known, PUBLIC) ??
    first(known.crews, (crew) => stranger('a crew', crew, CREW)) ??
    first(known.stack, (frame) =>
      stranger(`a frame ${frame.kind}`, frame, ['kind', ...(FRAMES[frame.kind] ?? [])]),
    ) ??
    (own === null ? null : stranger('a hand', own, OWN))
  );
}

function stranger(what: string, of: object, allowed: readonly string[]): string | null {
  const odd = Object.keys(of).find((key) => !allowed.includes(key));
  return odd === undefined ? null : `${what} shows ${odd}`;
}

function first<X>(list: readonly X[], find: (one: X) => string | null): string | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
