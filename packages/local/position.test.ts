import type { BotName } from '@race/bots/names.ts';
import type { Race } from '@race/great-race';
import {
  modularPositions,
  rulesFor,
  type Position as Sampled,
  sampledPositions,
} from '@race/great-race/testing/random-races.ts';
import {
  chooseFrom,
  fast,
  fingerprint,
  imagine,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  type State,
  streams,
  view,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { RACE_FORMAT, writeTable } from './index.ts';
import { isPositionFile, LONGEST_POSITION, readPositionFile, writePosition } from './position.ts';
import { PERSON, planOf, playedTable, RACER } from './testing/tables.ts';
import { newTable, readTable } from './whole.ts';

const NAMES = ['deck', 'bag', 'dice'];
const SAMPLE = [
  ...sampledPositions({ races: 8, every: 31 }),
  ...modularPositions({ races: 8, every: 41 }),
].filter(({ state }) => !isOver(state));

const chance = (seed: number) => streams(NAMES, seed);
const written = ({ rules, state }: Sampled, seat: number | null): string =>
  writePosition<Race, string>(rules, state, { seat, players: [], options: rules.options });
const positionIn = (text: string): unknown => JSON.parse(text).position;

/** Plays on at random; throws where a rule would, and where somebody is asked who has no answer. */
function playOn(rules: Sampled['rules'], state: State<Race>): void {
  const dice = fast(3, 78);
  const g = open(rules, state);
  for (let n = 0; n < 40 && !isOver(g); n++) {
    const seat = chooseFrom(dice, listSeats(pending(rules, g)));
    play(g, seat, chooseFrom(dice, legalActions(g, seat)));
  }
}

describe('TABLE-02 a position as a file', () => {
  it('opens as what its seat knew, whatever was asked, and the rest is imagined', () => {
    for (const sample of SAMPLE) {
      const { rules, state } = sample;
      for (const seat of state.seats.keys()) {
        const opened = rules.readPosition?.(positionIn(written(sample, seat)), chance(7));
        if (!opened) throw new Error(`refused: ${JSON.stringify(state.public.stack)}`);
        expect(fingerprint(view(rules, opened, seat))).toBe(fingerprint(view(rules, state, seat)));
        playOn(rules, opened);
      }
    }
  });

  it('holds nothing of what its seat does not know', () => {
    for (const sample of SAMPLE) {
      const { rules, state } = sample;
      const other = imagine(rules, view(rules, state, 0), chance(11));
      expect(written({ rules, state: other }, 0)).toBe(written(sample, 0));
    }
  });

  it('holds everything for null, but for what is still to be drawn', () => {
    for (const sample of SAMPLE) {
      const { rules, state } = sample;
      const text = written(sample, null);
      expect(text).not.toContain('"chance"');
      const opened = rules.readPosition?.(positionIn(text), chance(7));
      if (!opened) throw new Error(`refused: ${JSON.stringify(state.public.stack)}`);
      expect(opened.seats).toEqual(state.seats);
      expect(opened.table.deck).toEqual(state.table.deck);
      expect(opened.table.chance).toEqual(chance(7));
    }
  });

  it('is refused when the race is over in it', () => {
    const over = sampledPositions({ races: 8, every: 31 }).find(({ state }) => isOver(state));
    if (over === undefined) throw new Error('no race is over');
    expect(over.rules.readPosition?.(positionIn(written(over, 0)), chance(7))).toBeNull();
  });
});

/** Every place in a value, by its path. */
function* placesIn(value: unknown, way: readonly string[] = []): Generator<readonly string[]> {
  if (way.length > 0) yield way;
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* placesIn(part, [...way, key]);
}

function changed(
  value: unknown,
  [key = '', ...rest]: readonly string[],
  to: (was: unknown) => unknown,
): void {
  const branch = value as { [key: string]: unknown };
  if (rest.length > 0) changed(branch[key], rest, to);
  else if (to === REMOVED) delete branch[key];
  else branch[key] = to(branch[key]);
}

const REMOVED = () => undefined;
const DAMAGE: readonly ((was: unknown) => unknown)[] = [
  REMOVED,
  (was) => (typeof was === 'number' ? was + 1 : 1),
  (was) => (typeof was === 'number' ? was - 1 : -1),
  () => null,
  () => 'x',
  () => 1e9,
  () => 0.5,
  () => [],
  () => ({}),
  (was) => [was],
  (was) => (Array.isArray(was) ? [...was, ...was] : true),
];

describe('a damaged position', () => {
  it('is refused, or can be played on from', () => {
    let refused = 0;
    for (const [nth, sample] of SAMPLE.filter((_, at) => at % 18 === 0).entries()) {
      const { rules } = sample;
      for (const seat of [0, null]) {
        const text = written(sample, seat);
        const ways = [...placesIn(positionIn(text))];
        for (const [at, way] of ways.entries()) {
          const position = positionIn(text);
          changed(position, way, DAMAGE[(at + nth) % DAMAGE.length] ?? REMOVED);
          const opened = rules.readPosition?.(JSON.parse(JSON.stringify(position)), chance(7));
          if (opened) playOn(rules, opened);
          else refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 4],
    ['a list', []],
    ['a deep list', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
    ['an empty object', {}],
    ['seats alone', { seats: [] }],
    ['no table', { public: {}, seats: [], table: null }],
    ['a name of the language', JSON.parse('{"__proto__": {"seats": []}}')],
  ])('%s is none', (_, position) => {
    expect(rulesFor({ crews: 3 }).readPosition?.(position, chance(7))).toBeNull();
  });

  it('cannot bring chance of its own', () => {
    const [sample] = SAMPLE;
    if (sample === undefined) throw new Error('no position');
    const { seats, public: known, table } = sample.state;
    expect(sample.rules.readPosition?.({ seats, public: known, table }, chance(7))).toBeNull();
  });
});

describe('the file of a position', () => {
  const race = playedTable(planOf([PERSON, RACER, RACER]), 14);
  const text = writePosition<Race, BotName>(race.rules, race.history.state, {
    seat: 0,
    players: [PERSON, RACER, RACER],
    options: race.rules.options,
  });
  const reason = (change: object): string | null => {
    const read = readPositionFile(JSON.stringify({ ...JSON.parse(text), ...change }), RACE_FORMAT);
    return read.ok ? null : read.refusal.reason;
  };

  it('is told from the record of a race', () => {
    expect(isPositionFile(text)).toBe(true);
    expect(isPositionFile(writeTable(race))).toBe(false);
    for (const other of ['', '{', 'null', '4', '"position"', '[]']) expect(isPositionFile(other)).toBe(false);
  });

  it('says what is wrong with it', () => {
    expect(reason({})).toBeNull();
    expect(reason({ game: 'dash' })).toBe('record.otherGame');
    expect(reason({ game: 4 })).toBe('position.notAPosition');
    expect(reason({ version: '1' })).toBe('position.notAPosition');
    expect(reason({ options: { crews: 40 } })).toBe('record.options');
    expect(reason({ players: [PERSON] })).toBe('record.players');
    expect(reason({ padding: ' '.repeat(LONGEST_POSITION) })).toBe('position.notAPosition');
    const read = readPositionFile('{', RACE_FORMAT);
    expect(read.ok).toBe(false);
  });

  it('begins a race that is raced, written down and read again', () => {
    const read = readPositionFile(text, RACE_FORMAT);
    if (!read.ok) throw new Error(read.refusal.reason);
    const { version: _, ...from } = read.value;
    const plan = { ...from, seed: 5, salt: 'salt' };
    expect(fingerprint(view<Race>(race.rules, newTable(plan).history.state, 0))).toBe(
      fingerprint(view<Race>(race.rules, race.history.state, 0)),
    );
    const raced = playedTable(plan, 9);
    expect(isPositionFile(writeTable(raced))).toBe(false);
    const again = readTable(writeTable(raced));
    if (!again.ok) throw new Error(again.refusal.reason);
    expect(fingerprint(again.value.history.state)).toBe(fingerprint(raced.history.state));
    const forged = JSON.parse(writeTable(raced));
    forged.position.public.bank += 1;
    const refused = readTable(JSON.stringify(forged));
    expect(refused.ok ? null : refused.refusal.reason).toBe('position.impossible');
  });
});
