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
  save,
  start,
  step,
  streams,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { CREWS } from './crew/crews.ts';
import { STREAMS } from './state.ts';
import { given } from './testing/given.ts';
import { modularPositions, type Position, rulesFor, sampledPositions } from './testing/random-races.ts';
import { damaged, plain, put, savedAs } from './testing/saved.ts';

const SAMPLE = [...sampledPositions({ races: 12, every: 29 }), ...modularPositions({ races: 14, every: 37 })];

/** Plays on at random; throws where a rule would, and where somebody is asked who has no answer. */
function playOn({ rules, state }: Position, seed: number): void {
  const dice = fast(seed, 78);
  const g = open(rules, state);
  for (let n = 0; n < 40 && !isOver(g); n++) {
    const asked = listSeats(pending(rules, g));
    if (asked.length === 0) throw new Error('nobody is asked');
    const seat = chooseFrom(dice, asked);
    const legal = legalActions(g, seat);
    if (legal.length === 0) throw new Error(`${seat} has no answer`);
    play(g, seat, chooseFrom(dice, legal));
  }
}

const kindOf = ({ state }: Position): string => state.public.stack.at(-1)?.kind ?? 'over';

describe('reading a saved race', () => {
  it('gives the same race back, whatever was asked in it', () => {
    const kinds = new Set<string>();
    for (const position of SAMPLE) {
      const { rules, state } = position;
      kinds.add(kindOf(position));
      const loaded = load(rules, save(rules, state));
      if (!loaded.ok)
        throw new Error(`refused in ${kindOf(position)}: ${JSON.stringify(state.public.stack)}`);
      expect(fingerprint(loaded.value)).toBe(fingerprint(state));
    }
    const always = ['setup', 'bivouac', 'plan', 'sequence', 'lay', 'drive', 'entry', 'split', 'hand', 'over'];
    expect([...kinds]).toEqual(expect.arrayContaining(always));
  });

  it('goes on the same', () => {
    for (const { rules, state } of SAMPLE.filter((_, i) => i % 7 === 0)) {
      const seat = listSeats(pending(rules, state))[0];
      const loaded = load(rules, save(rules, state));
      if (seat === undefined || !loaded.ok) continue;
      for (const answer of legalActions(open(rules, state), seat).slice(0, 3))
        expect(fingerprint(step(rules, loaded.value, seat, answer))).toBe(
          fingerprint(step(rules, state, seat, answer)),
        );
    }
  });

  it('turns sealed answers into the game’s own values', () => {
    const race = given({ phase: 'planning' });
    race.orange.plans({ mechanics: 4, security: 1 });
    const read = race.rules.readState(savedAs(race));
    expect(read?.seats[1]?.sealed).toBe(race.state.seats[1]?.sealed);
    expect(read?.seats[0]?.sealed).toBeNull();
    expect(read?.table.ready).toBe(2);
  });

  it('shares nothing with what it was given', () => {
    for (const { rules, state } of SAMPLE.slice(0, 20)) {
      const from = plain(state);
      const before = fingerprint(from);
      const read = rules.readState(from);
      if (read === null) throw new Error('refused');
      playOn({ rules, state: read }, 5);
      expect(fingerprint(from)).toBe(before);
    }
  });

  it('refuses what is no race, and never throws', () => {
    const rules = rulesFor({});
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const deep = JSON.parse(nested);
    const odd = [null, undefined, true, 7, 'race', [], {}, [[]], { public: null }, deep, { public: deep }];
    for (const from of odd) expect(rules.readState(from)).toBeNull();
    const race = given({ phase: 'planning' });
    expect(race.rules.readState(put(savedAs(race), 'seats.0.sealed', { do: deep }))).toBeNull();
    expect(race.rules.readAnswer({ do: deep })).toBeNull();
    const file = `{"format":1,"game":"race","version":${rules.version},"print":"","state":${nested}}`;
    expect(load(rules, file)).toMatchObject({ ok: false, refusal: { reason: 'save.damaged' } });
  });

  it('refuses a race of another board, direction, size or crews', () => {
    const state = start(rulesFor({ crews: 3 }), streams(STREAMS, 1));
    expect(rulesFor({ crews: 3 }).readState(plain(state))).not.toBeNull();
    expect(rulesFor({ crews: 2 }).readState(plain(state))).toBeNull();
    expect(rulesFor({ crews: 3, board: 'south-america' }).readState(plain(state))).toBeNull();
    expect(rulesFor({ crews: 3, towards: 'north' }).readState(plain(state))).toBeNull();
    expect(rulesFor({ crews: 3, vehicles: CREWS.slice(0, 3) }).readState(plain(state))).toBeNull();
  });

  it('refuses a race whose modules lost what they keep', () => {
    const race = given({ modules: ['season:normal'] });
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules', undefined))).toBeNull();
  });

  it('refuses what is damaged, or reads what can still be played', () => {
    const dice = fast(1935, 9);
    let refused = 0;
    let tried = 0;
    for (const position of SAMPLE)
      for (let n = 0; n < 3; n++) {
        const { from, damage } = damaged(position.state, dice);
        const state = position.rules.readState(from);
        tried++;
        if (state === null) refused++;
        else
          expect(
            () => playOn({ rules: position.rules, state }, tried),
            `${damage} in ${kindOf(position)}`,
          ).not.toThrow();
      }
    expect(tried).toBeGreaterThan(1000);
    expect(refused / tried).toBeGreaterThan(0.7);
  });
});
