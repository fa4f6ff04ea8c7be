import {
  chooseFrom,
  fast,
  fingerprint,
  isOver,
  legalActions,
  listSeats,
  load,
  open,
  pending,
  play,
  type State,
  save,
  start,
  streams,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { makeReadableDash } from './readable.ts';
import { type Dash, type ReadableDash, STREAMS } from './state.ts';

interface Position {
  readonly rules: ReadableDash;
  readonly state: State<Dash>;
}

/** Every position of some random dashes of two to seven players. */
function positions(): Position[] {
  const found: Position[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const characters = seed % 3 === 0 ? 'chosen' : 'drawn';
    const rules = makeReadableDash({ players: 2 + (seed % 6), characters, data: 1 });
    const dice = fast(seed, 5);
    const g = open(rules, start(rules, streams(STREAMS, seed)));
    while (!isOver(g)) {
      found.push({ rules, state: plain(g) });
      const seat = chooseFrom(dice, listSeats(pending(rules, g)));
      play(g, seat, chooseFrom(dice, legalActions(g, seat)));
    }
    found.push({ rules, state: plain(g) });
  }
  return found;
}

const plain = ({ public: known, seats, table }: State<Dash>): State<Dash> =>
  JSON.parse(JSON.stringify({ public: known, seats, table }));

const ALL = positions();

describe('reading a saved dash', () => {
  it('gives the same dash back, whatever was asked in it', () => {
    for (const { rules, state } of ALL) {
      const loaded = load(rules, save(rules, state));
      if (!loaded.ok) throw new Error(`refused: ${JSON.stringify(state.public)}`);
      expect(fingerprint(loaded.value)).toBe(fingerprint(state));
    }
    const kinds = new Set(ALL.map(({ state }) => state.public.stack.at(-1)?.kind ?? 'over'));
    expect([...kinds]).toEqual(expect.arrayContaining(['cast', 'play', 'take', 'boost', 'over']));
  });

  const DAMAGES: readonly (readonly [what: string, damage: (state: State<Dash>) => unknown])[] = [
    ['nothing at all', () => null],
    ['no round of this game', (s) => ({ ...s, public: { ...s.public, round: 6 } })],
    ['no hands', (s) => ({ ...s, public: { ...s.public, hands: [] } })],
    ['something more', (s) => ({ ...s, more: 1 })],
    [
      'somebody ready who has sealed nothing',
      (s) => ({ ...s, table: { ...s.table, ready: s.table.ready ^ 1 } }),
    ],
    ['an answer of another game', (s) => ({ ...s, seats: s.seats.map(() => ({ sealed: { do: 'plan' } })) })],
    [
      'a script instead of chance',
      (s) => ({ ...s, table: { ...s.table, chance: { characters: [2], starters: [2] } } }),
    ],
  ];

  it.each(DAMAGES)('refuses %s', (_what, damage) => {
    for (const { rules, state } of ALL.filter((_, at) => at % 9 === 0))
      expect(rules.readState(damage(plain(state)))).toBeNull();
  });

  it('refuses a dash of another table', () => {
    const [first] = ALL;
    const other = makeReadableDash({ players: 7, characters: 'drawn', data: 1 });
    expect(other.readState(first?.state)).toBeNull();
  });

  it('takes an answer only for what it is', () => {
    const rules = makeReadableDash({ players: 2, characters: 'drawn', data: 1 });
    expect(rules.readAnswer({ card: 'french-car', do: 'play' })).toBe(rules.answers.play[1]);
    for (const from of [
      null,
      'play',
      [],
      { do: 'play' },
      { do: 'play', card: { id: 1 } },
      { do: 'play', card: 'x', more: '' },
    ])
      expect(rules.readAnswer(from)).toBeNull();
  });
});
