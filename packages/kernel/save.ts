import type { ReadableRules, Rules, State, Types } from './contract.ts';
import { fingerprint } from './fingerprint.ts';
import type { Read } from './record.ts';

/** The form of a saved position; one of another form is refused, and the game's record replayed instead. */
const FORMAT = 1;

/** A position as text, to go on from anywhere. */
export function save<T extends Types>(rules: Rules<T>, state: State<T>): string {
  return JSON.stringify({
    format: FORMAT,
    game: rules.game,
    version: rules.version,
    print: fingerprint(state),
    state,
  });
}

export function load<T extends Types>(rules: ReadableRules<T>, text: string): Read<State<T>> {
  let from: unknown;
  try {
    from = JSON.parse(text);
  } catch {
    return refuse('save.notJson');
  }
  if (typeof from !== 'object' || from === null) return refuse('save.notASave');
  const saved = from as { readonly [key: string]: unknown };
  if (saved.format !== FORMAT) return refuse('save.otherForm');
  if (saved.game !== rules.game) return refuse('save.otherGame');
  if (saved.version !== rules.version) return refuse('save.otherRules');
  // Read first: only what has the shape of a state is sure not to be nested deeper than a print can go.
  const state = rules.readState(saved.state);
  if (state === null || saved.print !== fingerprint(saved.state)) return refuse('save.damaged');
  return { ok: true, value: state };
}

const refuse = (reason: string) => ({ ok: false as const, refusal: { reason, rule: 'TABLE-02', with: {} } });
