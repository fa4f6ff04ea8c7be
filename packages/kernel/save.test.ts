import { describe, expect, it } from 'vitest';
import type { State } from './contract.ts';
import { fingerprint } from './fingerprint.ts';
import { start } from './play.ts';
import { load, save } from './save.ts';
import { givenBids, stepped } from './testing/bids.ts';
import { noughts } from './toys/noughts.ts';
import type { SealedBids } from './toys/sealed-bids.ts';

const { rules, state: first } = givenBids({
  hands: [
    [1, 3, 5, 7],
    [2, 2, 4, 6],
  ],
  prizes: [2, 1, 3, 1],
});
const state = stepped(rules, first, [0, 5]).state;
const saved = save(rules, state);

const changed = (change: object): string => JSON.stringify({ ...JSON.parse(saved), ...change });

/** A save whose fingerprint is right although its state is not. */
function forged(change: object): string {
  const other = { ...state, ...change };
  return changed({ state: other, print: fingerprint(other) });
}

const refused = (reason: string) => ({ ok: false, refusal: { reason, rule: 'TABLE-02', with: {} } });

describe('a saved position', () => {
  it('comes back as it was, sealed answers and chance included', () => {
    expect(load(rules, saved)).toEqual({ ok: true, value: state });
  });

  it('says what it is of', () => {
    expect(JSON.parse(saved)).toEqual({
      format: 1,
      game: 'sealed-bids',
      version: 1,
      print: fingerprint(state),
      state,
    });
  });

  it('goes on the same', () => {
    const loaded = load(rules, saved);
    if (!loaded.ok) throw new Error(loaded.refusal.reason);
    expect(stepped(rules, loaded.value, [1, 6], [0, 3])).toEqual(stepped(rules, state, [1, 6], [0, 3]));
  });
});

describe('TABLE-02 a save that cannot be trusted', () => {
  it.each(['', 'save', saved.slice(0, -1)])('is refused when it is no JSON', (text) => {
    expect(load(rules, text)).toEqual(refused('save.notJson'));
  });

  it.each(['null', '3', 'true', '"x"'])('is refused when it is no save: %s', (text) => {
    expect(load(rules, text)).toEqual(refused('save.notASave'));
  });

  it.each(['[]', '{}', changed({ format: 2 }), changed({ format: 0 })])(
    'is refused when it has another form',
    (text) => {
      expect(load(rules, text)).toEqual(refused('save.otherForm'));
    },
  );

  it('is refused when it is of another game', () => {
    expect(load(rules, save(noughts, start(noughts, {})))).toEqual(refused('save.otherGame'));
  });

  it('is refused when it was played by other rules', () => {
    expect(load({ ...rules, version: 2 }, saved)).toEqual(refused('save.otherRules'));
  });

  it('is refused when a number in it was changed', () => {
    expect(load(rules, saved.replace('"scores":[0,', '"scores":[9,'))).toEqual(refused('save.damaged'));
    expect(load(rules, changed({ print: '00000000000000' }))).toEqual(refused('save.damaged'));
    expect(load(rules, changed({ print: undefined }))).toEqual(refused('save.damaged'));
  });

  it('is refused when its state is missing', () => {
    expect(load(rules, changed({ state: undefined }))).toEqual(refused('save.damaged'));
    expect(load(rules, changed({ state: null, print: fingerprint(null) }))).toEqual(refused('save.damaged'));
  });

  it('is refused when the game does not know such a state', () => {
    const change: Partial<State<SealedBids>> = { seats: [] };
    expect(load(rules, forged(change))).toEqual(refused('save.damaged'));
    expect(load(rules, forged({}))).toMatchObject({ ok: true });
  });
});
