import type { SeatView } from '@race/kernel';
import type { Dash } from '../state.ts';

const PUBLIC = 'stack,round,characters,hierarchy,offer,played,hands,courses,order,boost'.split(',');
const OWN = ['sealed'];

/** What each kind of frame may say on the open stack. */
const FRAMES: { readonly [kind: string]: readonly string[] } = {
  cast: ['next'],
  play: [],
  follow: ['seat'],
  take: ['next'],
  boost: ['seat', 'booster'],
};

/** What in a view has no business there; null when nothing has. */
export function misplacedIn({ public: known, own }: SeatView<Dash>): string | null {
  const [frame] = known.stack;
  return (
    stranger('the public part', known, PUBLIC) ??
    (frame === undefined
      ? null
      : stranger(`a frame ${frame.kind}`, frame, ['kind', ...(FRAMES[frame.kind] ?? [])])) ??
    (own === null ? null : stranger('a seat', own, OWN))
  );
}

function stranger(what: string, of: object, allowed: readonly string[]): string | null {
  const odd = Object.keys(of).find((key) => !allowed.includes(key));
  return odd === undefined ? null : `${what} shows ${odd}`;
}
