import type { SeatView } from '@race/kernel';
import { fieldParts } from '../field-parts.ts';
import type { RaceRules } from '../rules.ts';
import type { Race } from '../state.ts';

/** Everything the public part may hold, and what a crew shows. BASE-SETUP-09. */
const PUBLIC = 'stack,phase,turn,order,crews,tiles,bag,gone,row,discard,deck,moves,arrivals,bank'.split(',');
const WITH_MODULES = [...PUBLIC, 'modules'];
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
  plan: ['asks'],
  convoy: ['next'],
  sequence: ['seat', 'step', 'out'],
  lay: ['seat', 'tiles', 'held', 'asks', 'spare'],
  repair: ['seat', 'byCard', 'price', 'fitted'],
  drive: ['seat', 'byCard', 'left', 'moved', 'spared'],
  entry: ['seat', 'to', 'line', 'cards', 'fare', 'petrol', 'damage', 'danger', 'poured', 'stage', 'stop'],
  halt: ['seat', 'space', 'left'],
  city: ['seat', 'cards'],
  split: ['seat', 'target', 'amount'],
  hand: ['seat'],
  tracking: ['seat', 'drawn', 'mustGo'],
  target: ['seat', 'card'],
  pick: ['seat', 'card', 'count', 'unlike', 'spaces'],
  window: ['seat', 'card', 'target', 'spaces'],
};

/** What in a view has no business there; null when nothing has. */
export function misplacedIn(rules: RaceRules): (view: SeatView<Race>) => string | null {
  const { frames, slots } = rules.seams;
  const parts = fieldParts(rules);
  const fields = (kind: string) => FRAMES[kind] ?? Object.keys(frames[kind]?.kind.fields(parts) ?? {});
  const allowed = Object.fromEntries(
    slots.map((slot) => [slot.name, Object.keys(slot.fields(parts))] as const),
  );
  return (view) => misplaced(view, { fields, slots: allowed });
}

interface Allowed {
  readonly fields: (kind: string) => readonly string[];
  readonly slots: { readonly [name: string]: readonly string[] };
}

function misplaced({ public: known, own }: SeatView<Race>, { fields, slots }: Allowed): string | null {
  const names = Object.keys(slots);
  return (
    stranger('the public part', known, names.length === 0 ? PUBLIC : WITH_MODULES) ??
    stranger('what modules keep', known.modules ?? {}, names) ??
    first(Object.entries(known.modules ?? {}), ([name, slot]) =>
      stranger(`what ${name} keeps`, slot, slots[name] ?? []),
    ) ??
    first(known.crews, (crew) => stranger('a crew', crew, CREW)) ??
    first(known.stack, (frame) =>
      stranger(`a frame ${frame.kind}`, frame, ['kind', ...fields(frame.kind)]),
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
