import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { MODES } from '@race/great-race/modules/modes.ts';
import { readOptions } from '@race/great-race/options.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf, modeOf, playedAs, raceMinutes, toggle, variantOf, weightOfAll } from './choice.ts';

const factsOf = (name: string) => {
  const facts = CATALOGUE.find((one) => one.name === name);
  if (facts === undefined) throw new Error(name);
  return facts;
};

describe('choosing modules', () => {
  it('takes one in, and leaves it out again', () => {
    const one = toggle([], factsOf('season'));
    expect(one).toEqual({ ok: true, chosen: ['season:normal'] });
    expect(toggle(['season:normal'], factsOf('season'))).toEqual({ ok: true, chosen: [] });
  });

  it('puts them in the order in which they act', () => {
    expect(toggle(['postal'], factsOf('leaders'))).toMatchObject({ chosen: ['leaders', 'postal'] });
  });

  it('refuses what another needs, both ways (SEASON-06)', () => {
    expect(toggle([], factsOf('microclimate'))).toEqual({
      ok: false,
      refused: { because: 'needs', module: 'microclimate', others: ['season'] },
    });
    expect(toggle(['season:hard', 'microclimate'], factsOf('season'))).toEqual({
      ok: false,
      refused: { because: 'needed', module: 'season', others: ['microclimate'] },
    });
  });

  it('changes how one is played', () => {
    const hard = playedAs(['season:normal', 'village'], 'season', 'hard');
    expect(hard).toEqual(['season:hard', 'village']);
    expect(variantOf(hard, factsOf('season'))).toBe('hard');
    expect(variantOf([], factsOf('season'))).toBe('normal');
  });

  it('is always something a race can be played with', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CATALOGUE)), (touched) => {
        let chosen: readonly string[] = [];
        for (const facts of touched) {
          const next = toggle(chosen, facts);
          if (next.ok) chosen = next.chosen;
        }
        expect(readOptions({ modules: chosen })).toMatchObject({ ok: true, options: { modules: chosen } });
      }),
    );
  });
});

describe('MODE-01 play modes', () => {
  it('are known by their modules', () => {
    for (const mode of MODES) expect(modeOf(mode.modules)).toBe(mode);
    expect(modeOf([])).toBeUndefined();
    expect(modeOf(['fifth'])).toBeUndefined();
  });

  it('say how demanding they are; any other selection is weighed by its modules', () => {
    const two = () => 2;
    for (const mode of MODES) expect(weightOfAll(mode.modules, two)).toBe(mode.weight);
    expect(weightOfAll([], two)).toBe('light');
    expect(weightOfAll(['season:normal', 'postal'], two)).toBe('medium');
    expect(weightOfAll(['season:normal', 'microclimate', 'patronage'], two)).toBe('heavy');
  });
});

describe('the length of a race', () => {
  const asked = { board: 'africa', crews: 4, people: 1, modules: [] } as const;

  it('is that of the answers of all people, with fewer and more by module', () => {
    const base = raceMinutes(asked);
    expect(base).toBeGreaterThan(10);
    expect(raceMinutes({ ...asked, people: 2 })).toBe(2 * base);
    expect(raceMinutes({ ...asked, modules: ['diplomacy'] })).toBeGreaterThan(base);
    expect(raceMinutes({ ...asked, modules: ['patronage'] })).toBeLessThan(base);
    expect(raceMinutes({ ...asked, crews: 2 })).toBeGreaterThan(base);
  });

  it('counts a variant as its module', () => {
    expect(minutesOf('diplomacy')).toBeGreaterThan(0);
    expect(minutesOf('season:hard')).toBe(minutesOf('season'));
  });

  it('is never less than one person takes', () => {
    expect(raceMinutes({ ...asked, people: 0 })).toBe(raceMinutes(asked));
  });
});
