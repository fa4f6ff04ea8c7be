import { describe, expect, it } from 'vitest';
import { type Campaign, fork, historyOf, newCampaign, withRace } from './campaign.ts';
import { readCampaign, writeCampaign } from './file.ts';
import { optionsFor } from './next-race.ts';
import { FIRST_STATE } from './state.ts';
import { nextRace, PARTS } from './testing/drive.ts';

const history = (campaign: Campaign) => {
  const read = historyOf(campaign, PARTS);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
const blank = newCampaign('Croisière noire', { letters: true });
const one = withRace(blank, nextRace(blank, 3));
const two = withRace(one, nextRace(one, 9, { way: 'legendary', board: 'south-america' }));
const three = withRace(two, nextRace(two, 5, { way: 'alone' }));

describe('a campaign', () => {
  it('is its races: deck, powers, order and stamps follow from them', () => {
    const { standing, changes } = history(three);
    expect(standing.races).toBe(3);
    expect(changes).toHaveLength(3);
    const [first, second] = changes;
    expect(first?.swaps).toHaveLength(first?.won === true ? 2 : 1);
    // Alone nobody learns, and the order stays.
    expect(changes[2]?.swaps).toEqual([]);
    expect(standing.first).toBe(second?.won);
    expect(standing.deck).toEqual(history(two).standing.deck);
  });

  it('SOLO-24: the loser of the last race is first in the next', () => {
    const { standing, changes } = history(one);
    expect(standing.first).toBe(changes[0]?.won);
  });

  it('LEGACY-01: keeps powers gained in the legendary way, and leaves them at home in the prudent one', () => {
    const { standing } = history(two);
    const gained = Object.values(standing.powers).reduce((sum, level) => sum + level, 0);
    expect(gained).toBeGreaterThan(0);
    const defaults = { board: 'africa', towards: 'south', crew: null, modules: [] } as const;
    const prudent = optionsFor(standing, { ...defaults, way: 'prudent' });
    const legendary = optionsFor(standing, { ...defaults, way: 'legendary' });
    expect(prudent).toMatchObject({
      options: { rival: { legacy: false, powers: { blue: 0, green: 0, red: 0, yellow: 0 } } },
    });
    expect(legendary).toMatchObject({ options: { rival: { legacy: true, powers: standing.powers } } });
  });

  it('goes another way from a fork', () => {
    const other = fork(three, { name: 'Other', races: 1 });
    expect(history(other).standing).toEqual(history(one).standing);
    expect(withRace(other, nextRace(other, 77)).races).toHaveLength(2);
    expect(three.races).toHaveLength(3);
  });

  it('counts a race that is given up as lost: René learns, keeps his powers, and nothing is stamped', () => {
    const whole = nextRace(blank, 3, { way: 'legendary' });
    const begun = {
      ...whole,
      abandoned: true,
      record: { ...whole.record, entries: whole.record.entries.slice(0, 20) },
    };
    const { standing, changes } = history(withRace(blank, begun));
    expect(changes[0]).toMatchObject({ won: false, stamps: [], swaps: [expect.anything()] });
    expect(standing.first).toBe(false);
  });
});

describe('a campaign as a file', () => {
  it('comes back as it was', () => {
    const read = readCampaign(writeCampaign(three));
    expect(read).toEqual({ ok: true, value: three });
  });

  const text = writeCampaign(two);
  const changed = (change: (file: ReturnType<typeof JSON.parse>) => void) => {
    const file = JSON.parse(text);
    change(file);
    return JSON.stringify(file);
  };
  it.each<[string, string, string]>([
    ['no JSON', 'x', 'campaign.notJson'],
    ['another file', '{"format":1}', 'campaign.notACampaign'],
    ['a list', '[]', 'campaign.notACampaign'],
    ['a newer form', changed((file) => (file.format = 2)), 'campaign.newer'],
    ['a field too many', changed((file) => (file.deck = [])), 'campaign.stranger'],
    ['no name', changed((file) => (file.name = ' ')), 'campaign.name'],
    ['a long name', changed((file) => (file.name = 'x'.repeat(41))), 'campaign.name'],
    ['no races', changed((file) => (file.races = 7)), 'campaign.notACampaign'],
    ['something that is no race', changed((file) => (file.races[0] = null)), 'campaign.noRace'],
    ['another way', changed((file) => (file.races[0].way = 'easy')), 'campaign.way'],
    ['no record', changed((file) => delete file.races[1].record), 'campaign.race'],
  ])('is refused: %s', (_what, from, reason) => {
    expect(readCampaign(from)).toMatchObject({ ok: false, refusal: { reason, rule: 'TABLE-02' } });
  });

  const account2 = (from: string) => {
    const read = readCampaign(from);
    if (!read.ok) throw new Error(read.refusal.reason);
    return historyOf(read.value, PARTS);
  };
  it.each<[string, string, string]>([
    ['a weaker René than he had become', changed((file) => file.races.shift()), 'campaign.otherRival'],
    ['a race in another way', changed((file) => (file.races[0].way = 'legendary')), 'campaign.otherRival'],
    [
      'other options',
      changed((file) => (file.races[0].record.options.modules = ['fifth'])),
      'campaign.options',
    ],
    ['a race that is not over', changed((file) => file.races[0].record.entries.pop()), 'campaign.unfinished'],
    [
      'a line that was changed',
      changed((file) => (file.races[0].record.entries[3].print = 'x')),
      'campaign.race',
    ],
    ['another seed', changed((file) => (file.races[0].record.seed = 9)), 'campaign.race'],
  ])('is refused when replayed: %s', (_what, from, reason) => {
    expect(account2(from)).toMatchObject({
      ok: false,
      refusal: { reason, with: { race: expect.any(Number) } },
    });
  });
});

describe('MIX-09 modules for one crew', () => {
  const defaults = { way: 'prudent', board: 'africa', towards: 'south', crew: null } as const;
  it('are switched on, and the fifth crew is refused with its rule', () => {
    expect(optionsFor(FIRST_STATE, { ...defaults, modules: ['leaders', 'season'] })).toMatchObject({
      ok: true,
    });
    expect(optionsFor(FIRST_STATE, { ...defaults, modules: ['fifth'] })).toMatchObject({
      ok: false,
      fault: { option: 'modules', reason: 'needsCompany', rule: 'MIX-09' },
    });
    expect(optionsFor(FIRST_STATE, { ...defaults, crew: 'suffragettes', modules: [] })).toMatchObject({
      ok: true,
    });
  });
});
