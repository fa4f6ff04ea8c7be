import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { reasonsOf } from './why-page.tsx';

const candidate = (space: number, value: number) =>
  ({ space, ground: 'tile', value, steps: 3, sum: 6, canPay: true }) as const;

describe('SOLO-13 the reasons of a dispatch', () => {
  it('are one for each thing René did, with its rules, what he weighed and what decided', () => {
    const events: RaceEvent[] = [
      { key: 'torpedoGoes', seat: 1, assistant: 2 },
      {
        key: 'torpedoSteps',
        seat: 1,
        space: 38,
        why: 'tile',
        by: 'value',
        candidates: [candidate(28, 2), candidate(38, 1)],
      },
      { key: 'spaceEntered', seat: 1, space: 38, petrol: 1, damage: 0, danger: false },
    ];
    const [goes, steps, ...more] = reasonsOf(events);
    expect(more).toEqual([]);
    expect(goes).toMatchObject({ rules: ['SOLO-27', 'SOLO-10'], options: [], verdict: null });
    expect(steps).toMatchObject({ rules: ['SOLO-11'], verdict: 'solo.why.by.value' });
    expect(steps?.options.map(({ mark, space, isChosen }) => [mark, space, isChosen])).toEqual([
      ['A', 28, false],
      ['B', 38, true],
    ]);
  });

  it('name the destination among what he weighed where he makes for it', () => {
    const aim = { key: 'targetNamed', seat: 1, space: 117, by: 'alone', end: 4 } as const;
    const city = { space: 99, steps: 6, toEnd: 5 };
    const [nearer] = reasonsOf([{ ...aim, why: 'destinationNearer', candidates: [city] }]);
    expect(nearer?.options).toMatchObject([
      { is: 'aim', mark: 'A', space: 99, isChosen: false },
      { is: 'end', mark: 'B', space: 117, steps: 4, isChosen: true },
    ]);
    expect(nearer?.verdict).toBe('solo.why.by.steps');
    const [only] = reasonsOf([{ ...aim, why: 'noneLeft', candidates: [] }]);
    expect(only).toMatchObject({ options: [{ is: 'end' }], verdict: null });
  });

  it('say which way was full where a tile went into the box', () => {
    const boxed: RaceEvent = {
      key: 'torpedoBoxed',
      seat: 1,
      tile: '1p',
      value: 1,
      limit: 3,
      candidates: [{ space: 39, ground: 'city', value: 1 }],
    };
    expect(reasonsOf([boxed])).toMatchObject([
      { rules: ['SOLO-06', 'SOLO-08'], verdict: 'solo.why.boxed', options: [{ is: 'way', isChosen: false }] },
    ]);
  });
});
