import type { Crew, Race } from '@race/great-race';
import { given } from '@race/great-race/testing/given.ts';
import { fast, type State } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { WORLDLY } from '../racer/modules/index.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { Speech } from './reasons.ts';

const nature = { moods: MOODS, sense: WORLDLY };

/** What is said after some worlds, of a crew that ends better in this, and another in that. */
function said(worlds: readonly { readonly own?: Partial<Crew>; readonly rival?: Partial<Crew> }[]) {
  const { rules, state } = given({
    phase: 'planning',
    blue: { at: 'timbuktu', petrol: 3, francs: 60 },
    orange: { at: 'timbuktu', petrol: 3, francs: 60 },
  });
  const company = { rules, nature, racer: makeRacer(nature), chance: fast(1, 0) };
  const speech = new Speech(company, 0);
  for (const { own = {}, rival = {} } of worlds)
    speech.hear({ better: changed(state, own, rival), other: state });
  return speech.loudest();
}

function changed(state: State<Race>, own: Partial<Crew>, rival: Partial<Crew>): State<Race> {
  const crews = state.public.crews.map((crew, seat) => ({ ...crew, ...(seat === 0 ? own : rival) }));
  return { ...state, public: { ...state.public, crews } };
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('a reason', () => {
  it('is a figure that is better by a whole unit, and names how much', () => {
    expect(said(times(8, { own: { petrol: 5 } }))).toEqual({ is: 'petrol', count: 2, seat: null });
    expect(said(times(8, { own: { francs: 107 } }))).toEqual({ is: 'money', count: 50, seat: null });
  });

  it('is left out where nothing is better', () => {
    expect(said(times(8, {}))).toBeNull();
    expect(said(times(8, { own: { petrol: 2 } }))).toBeNull();
  });

  it('is left out where the figures may be chance, or are less than a unit', () => {
    expect(said([{ own: { petrol: 6 } }, ...times(9, {})])).toBeNull();
    expect(said([...times(3, { own: { petrol: 4 } }), ...times(7, {})])).toBeNull();
    expect(said([...times(5, { own: { petrol: 6 } }), ...times(5, { own: { petrol: 1 } })])).toBeNull();
  });
});
