import { describe, expect, it } from 'vitest';
import { subjects } from '../words/texts/en/index.ts';
import { loadRules } from './index.ts';
import { rulesOfTold } from './told.ts';

const { list } = await loadRules('en');

/** A part of a sentence, and no event of its own. */
const NO_EVENT = ['tileThere'];

const events = Object.values(subjects)
  .flatMap((texts) => Object.keys(texts))
  .flatMap((key) => /^events\.(\w+)/.exec(key)?.[1] ?? [])
  .filter((key) => !NO_EVENT.includes(key));

describe('whatever can be told of a race', () => {
  it('has a rule to read', () => {
    const known = new Set<string | null>(list.map(({ id }) => id));
    expect(events.length).toBeGreaterThan(70);
    for (const key of events) expect([...known], key).toEqual(expect.arrayContaining(rulesOfTold([{ key }])));
    expect(events.filter((key) => rulesOfTold([{ key }]).length !== 1)).toEqual([]);
  });

  it('leads to the card that was played', () => {
    expect(rulesOfTold([{ key: 'cardPlayed', card: 'con-artist' }])).toEqual(['CARD-CON-ARTIST']);
    expect(rulesOfTold([{ key: 'cardDiscarded', card: 'con-artist' }])).toEqual(['BASE-HAND-01']);
    expect(rulesOfTold([{ key: 'tilesSetAside' }, { key: 'tilesRemoved' }])).toEqual([
      'CARD-TOPOGRAPHER',
      'CARD-TRAIL-HUNTER',
    ]);
  });

  it('leads from petrol to the card that gave it', () => {
    const played = { key: 'cardPlayed', card: 'refuelling-station' };
    expect(rulesOfTold([played, { key: 'petrolPoured' }])).toEqual(['CARD-REFUELLING-STATION']);
    expect(rulesOfTold([{ key: 'petrolPoured' }])).toEqual(['CARD-JERRYCAN']);
  });

  it('leads from an averted danger to what averted it', () => {
    expect(rulesOfTold([{ key: 'dangerMet', with: 'guard' }])).toEqual(['BASE-GUARD-01']);
    expect(rulesOfTold([{ key: 'dangerMet', with: 'militia' }])).toEqual(['CARD-MILITIA']);
  });

  it('leads from a parcel to how it came aboard', () => {
    expect(rulesOfTold([{ key: 'parcelAboard' }])).toEqual(['POSTAL-02']);
    expect(rulesOfTold([{ key: 'parcelLoaded' }])).toEqual(['POSTAL-04']);
  });

  it('leads from what the Torpedo does to the rule it follows', () => {
    expect(rulesOfTold([{ key: 'torpedoBoxed', value: 2, limit: 3 }])).toEqual(['SOLO-08']);
    expect(rulesOfTold([{ key: 'torpedoBoxed', value: 3, limit: 3 }])).toEqual(['SOLO-09']);
    expect(rulesOfTold([{ key: 'torpedoLaid', where: 'playersWay' }])).toEqual(['SOLO-09']);
    expect(rulesOfTold([{ key: 'torpedoUsed', petrol: 1 }])).toEqual(['LEGACY-GREEN-01']);
    expect(rulesOfTold([{ key: 'torpedoDrew' }, { key: 'torpedoUsed', petrol: 0 }])).toEqual([
      'SOLO-12',
      'LEGACY-GREEN-04',
    ]);
    expect(rulesOfTold([{ key: 'torpedoRewarded' }])).toEqual(['SOLO-14']);
    expect(rulesOfTold([{ key: 'dangersLoom', why: 'city' }])).toEqual(['LEGACY-RED-02']);
    expect(rulesOfTold([{ key: 'dangerStopped' }])).toEqual(['SOLO-23']);
  });

  it.each([
    [{ key: 'tilesReturned' }, 'BASE-PATH-06'],
    [{ key: 'turnedBack' }, 'BASE-DRIVE-08'],
    [{ key: 'damageTaken', seat: 1, by: 1 }, 'BASE-DRIVE-03'],
    [{ key: 'damageTaken', seat: 1, by: 0 }, 'CARD-SABOTEUR'],
    [{ key: 'raceEnded', winner: 0 }, 'BASE-END-04'],
    [{ key: 'raceEnded', winner: -1 }, 'BASE-END-07'],
    [{ key: 'gaugeTuned' }, 'PADDOCK-01'],
    [{ key: 'microclimateRolled' }, 'SEASON-06'],
    [{ key: 'bribePaid' }, 'DIPLO-03'],
    [{ key: 'torpedoGoes', assistant: 1 }, 'SOLO-06'],
    [{ key: 'torpedoGoes', assistant: 4 }, 'SOLO-10'],
    [{ key: 'torpedoSteps', why: 'city' }, 'SOLO-11'],
    [{ key: 'torpedoSteps', why: 'sea' }, 'LEGACY-BLUE-03'],
    [{ key: 'torpedoStays', why: 'cannotPay' }, 'SOLO-22'],
  ])('leads from %j to %s', (told, rule) => {
    expect(rulesOfTold([told])).toEqual([rule]);
  });

  it('leads from money and parcels to where they came from', () => {
    const last = (...keys: string[]) => rulesOfTold(keys.map((key) => ({ key }))).at(-1);
    expect(last('moneyReceived')).toBe('CARD-FINANCIAL');
    expect(last('planned', 'moneyReceived')).toBe('LEADER-CHEVY');
    expect(last('paddockLeft', 'moneyReceived')).toBe('PADDOCK-05');
    expect(last('parcelsLaid')).toBe('POSTAL-02');
    expect(last('orderChanged', 'parcelsLaid')).toBe('POSTAL-05');
  });

  it('leads nowhere where nothing is known of it', () => {
    expect(rulesOfTold([{ key: 'elephantSeen' }])).toEqual([]);
  });
});
