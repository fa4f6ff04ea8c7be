import * as v from 'valibot';
import type { ReadableRules, Rules, State, Types } from './contract.ts';
import { fingerprint } from './fingerprint.ts';
import type { Read } from './record.ts';
import { refuseFile } from './refuse.ts';

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

const SAVED = v.record(v.string(), v.unknown());

export function load<T extends Types>(rules: ReadableRules<T>, text: string): Read<State<T>> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return refuseFile('save.notJson');
  const from: unknown = json.output;
  if (!v.is(SAVED, from)) return refuseFile('save.notASave');
  if (from.format !== FORMAT) return refuseFile('save.otherForm');
  if (from.game !== rules.game) return refuseFile('save.otherGame');
  if (from.version !== rules.version) return refuseFile('save.otherRules');
  // Read first: only what has the shape of a state is sure not to be nested deeper than a print can go.
  const state = rules.readState(from.state);
  if (state === null || from.print !== fingerprint(from.state)) return refuseFile('save.damaged');
  return { ok: true, value: state };
}
