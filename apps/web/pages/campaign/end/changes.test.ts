import { FIRST_STATE } from '@race/campaign/state.ts';
import { NO_POWERS, type Powers, readSolo } from '@race/great-race/modules/solo/options.ts';
import { describe, expect, it } from 'vitest';
import type { CampaignView, PastRace } from '../../../sources/race-messages.ts';
import { telegramAbout } from '../rene-scene.tsx';
import { whatChanged } from './what-comes.tsx';

function raced(
  table: string,
  more: Partial<PastRace['changes']> = {},
  way: PastRace['way'] = 'legendary',
): PastRace {
  const read = readSolo({});
  if (!read.ok) throw new Error('no options');
  const changes = { won: false, swaps: [], powers: NO_POWERS, stamps: [], ...more };
  return { table, way, options: read.options, abandoned: false, turns: 6, changes };
}

const campaign = (past: readonly PastRace[], first = false): CampaignView => ({
  campaign: 'c',
  name: 'Croisière noire',
  letters: true,
  races: past.length,
  underWay: null,
  touched: 0,
  standing: { ...FIRST_STATE, first, races: past.length },
  past,
  now: null,
});

const powers = (more: Partial<Powers>): Powers => ({ ...NO_POWERS, ...more });

describe('LEGACY-01, DECK-01, SOLO-24 the end of a race of a campaign', () => {
  it('tells the levels gained in this race, and none of those gained before', () => {
    const past = [
      raced('a', { powers: powers({ red: 1 }) }),
      raced('b', { powers: powers({ red: 3, blue: 1 }) }),
    ];
    expect(whatChanged(campaign(past), 'b')?.gained).toEqual([
      { colour: 'blue', level: 1 },
      { colour: 'red', level: 2 },
      { colour: 'red', level: 3 },
    ]);
    expect(whatChanged(campaign(past), 'a')?.gained).toEqual([{ colour: 'red', level: 1 }]);
  });

  it('tells who starts the next race, once: not after another one, and not alone', () => {
    const past = [raced('a', { won: true }), raced('b', {}, 'prudent')];
    expect(whatChanged(campaign(past, true), 'b')).toMatchObject({ number: 2, won: false, next: 'rene' });
    expect(whatChanged(campaign(past), 'b')?.next).toBe('you');
    expect(whatChanged(campaign(past), 'a')).toMatchObject({ number: 1, won: true, next: null });
    expect(whatChanged(campaign([raced('a', {}, 'alone')]), 'a')?.next).toBeNull();
  });

  it('has nothing to tell of a race of another campaign', () => {
    expect(whatChanged(campaign([raced('a')]), 'x')).toBeNull();
  });
});

describe('a telegram from René', () => {
  const about = (past: readonly PastRace[], more: Partial<CampaignView> = {}, now = 0) =>
    telegramAbout({ ...campaign(past), ...more }, now);

  it('follows how the last race went, and whether it went so before', () => {
    expect(telegramAbout(null, 0)).toBe('first.1');
    expect(about([raced('a', { won: true })])).toBe('won.2');
    expect(about([raced('a')])).toBe('lost.2');
    expect(about([raced('a'), raced('b')])).toBe('lostAgain.3');
    expect(about([raced('a', {}, 'alone'), raced('b', { won: true })])).toBe('won.3');
    expect(about([raced('a', { won: true }), raced('b', { won: true })])).toBe('wonAgain.3');
    expect(about([{ ...raced('a'), abandoned: true }])).toBe('abandoned.2');
    expect(about([raced('a', {}, 'alone')])).toBe('alone.2');
  });

  it('follows who leads in a race that goes on, and a long absence', () => {
    const { options } = raced('a');
    const on = (lead: number | null, turns = 3) => ({
      underWay: 't',
      now: { way: 'prudent', options, lead, summary: { turns } } as unknown as NonNullable<
        CampaignView['now']
      >,
    });
    expect(about([], on(2))).toBe('lead.1');
    expect(about([], on(-1))).toBe('behind.1');
    expect(about([], on(0))).toBe('even.1');
    expect(about([], on(0, 1))).toBe('start.1');
    expect(about([], on(null))).toBe('outing.1');
    expect(about([], on(2), 15 * 86_400_000)).toBe('away.1');
  });
});
