import { BOTS, seatChoice } from '@race/bots';
import type { RaceChoice } from '@race/campaign';
import type { Race } from '@race/great-race';
import { fast, isOver } from '@race/kernel';
import { resume, setTable } from '@race/local';
import { loadParts } from '@race/local/load.ts';
import { describe, expect, it } from 'vitest';
import type { CampaignView, DeviceMessage, DeviceOutcome, RaceSeatView } from '../race-messages.ts';
import { makeHost } from './race.ts';
import { readLines } from './read-saved.ts';
import { memoryStorage } from './storage.ts';

const CHOICE: RaceChoice = { way: 'prudent', board: 'africa', towards: 'south', crew: 'french', modules: [] };

function given(store = memoryStorage(), first = 0) {
  const messages: DeviceMessage[] = [];
  let names = first;
  const host = makeHost({
    store,
    partsFor: loadParts,
    send: (one) => messages.push(structuredClone(one)),
    notifyOtherTabs: () => undefined,
    newSeed: () => ++names,
    newName: () => `name-${++names}`,
    now: () => names,
  });
  const seatView = (): RaceSeatView => {
    const found = messages.findLast((one) => one.type === 'view');
    if (found?.type !== 'view') throw new Error('nothing was shown');
    return found.seatView;
  };
  const campaigns = async () => {
    const outcome = await host.request({ do: 'campaigns' });
    if (!outcome.ok || outcome.value.kind !== 'campaigns') throw new Error('no list');
    return outcome.value.campaigns;
  };
  const campaign = async (id: string): Promise<CampaignView> => {
    const outcome = await host.request({ do: 'campaign', campaign: id });
    if (!outcome.ok || outcome.value.kind !== 'campaign') throw new Error('no campaign');
    return outcome.value.campaign;
  };
  const begin = (id: string | null, choice: Partial<RaceChoice> = {}, name = 'Croisière noire') =>
    host.request({ do: 'race', campaign: id, name, letters: true, choice: { ...CHOICE, ...choice } });
  return { host, store, said: messages, seatView, campaigns, campaign, begin };
}

const tableOf = (outcome: DeviceOutcome): string => {
  if (!outcome.ok || outcome.value.kind !== 'table') throw new Error(JSON.stringify(outcome));
  return outcome.value.table;
};

/** Lets the racer play the open race, for at most this many answers. */
async function drive(device: ReturnType<typeof given>, table: string, most = 5000): Promise<void> {
  const found = await device.store.read(table);
  if (found === null) throw new Error('not kept');
  const { plan } = found.saved;
  const parts = await loadParts(plan);
  for (let n = 0; n < most && !device.seatView().over; n++) {
    const saved = await device.store.read(table);
    const now = resume(setTable(plan, parts), readLines(parts.rules, saved?.lines ?? []) ?? []);
    if (!now.ok || isOver(now.table.history.state)) return;
    const answer = seatChoice<Race, typeof parts.rules>(parts.rules, now.table.history.state, {
      bot: BOTS.racer,
      chance: fast(n, 1),
      seat: 0,
    });
    const outcome = await device.host.request({
      do: 'answer',
      seat: 0,
      line: device.seatView().line,
      answer,
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }
}

describe('the campaigns of this device', () => {
  it('begin with their first race, which is kept answer by answer and belongs to no list of races', async () => {
    const device = given();
    const table = tableOf(await device.begin(null));
    expect(device.seatView()).toMatchObject({
      table,
      over: false,
      players: [{ kind: 'person' }, { kind: 'bot' }],
    });
    expect(device.seatView().answers.every(({ do: verb }) => verb === 'claim')).toBe(true);
    expect(await device.campaigns()).toMatchObject([{ name: 'Croisière noire', races: 0, underWay: table }]);
    expect(await device.host.request({ do: 'list' })).toEqual({
      ok: true,
      value: { kind: 'list', tables: [] },
    });
    // The page is closed and opened again.
    const answer = device.seatView().answers[0];
    if (answer === undefined) throw new Error('nothing to answer');
    await device.host.request({ do: 'answer', seat: 0, line: 0, answer });
    const again = given(device.store, 100);
    expect(await again.host.request({ do: 'open', table })).toMatchObject({ ok: true });
    expect(again.seatView()).toEqual(device.seatView());
  });

  it('go on from race to race: one at a time, each with what the last one left', async () => {
    const device = given();
    const table = tableOf(await device.begin(null));
    const [{ campaign: id } = { campaign: '' }] = await device.campaigns();
    expect(await device.begin(id)).toMatchObject({ ok: false, refusal: { reason: 'campaign.underWay' } });
    await drive(device, table);
    const after = await device.campaign(id);
    expect(after).toMatchObject({
      races: 1,
      underWay: null,
      past: [{ table, abandoned: false, way: 'prudent' }],
    });
    expect(after.past[0]?.changes.swaps.length).toBe(after.past[0]?.changes.won === true ? 2 : 1);
    expect(after.standing.deck.some((card) => card.endsWith('2'))).toBe(true);
    tableOf(await device.begin(id, { way: 'legendary' }));
    const { solo } =
      (await device.store.list()).find(({ plan }) => plan.solo?.campaign.number === 2)?.plan ?? {};
    expect(solo?.options.rival).toMatchObject({
      deck: after.standing.deck,
      legacy: true,
      first: after.standing.first,
    });
  });

  it('can give a race up: René learns one card, and nothing is stamped', async () => {
    const device = given();
    const table = tableOf(await device.begin(null));
    await drive(device, table, 8);
    const [{ campaign: id } = { campaign: '' }] = await device.campaigns();
    expect(await device.host.request({ do: 'abandon', campaign: id })).toMatchObject({ ok: true });
    expect(await device.campaign(id)).toMatchObject({
      underWay: null,
      past: [{ abandoned: true, changes: { won: false, stamps: [], swaps: [expect.anything()] } }],
    });
    expect(await device.host.request({ do: 'abandon', campaign: id })).toMatchObject({
      ok: false,
      refusal: { reason: 'campaign.noRaceOn' },
    });
  });

  it('are exported as one file, taken in elsewhere, forked and thrown away', async () => {
    const device = given();
    await drive(device, tableOf(await device.begin(null)));
    const [{ campaign: id } = { campaign: '' }] = await device.campaigns();
    const saved = await device.host.request({ do: 'saveCampaign', campaign: id });
    if (!saved.ok || saved.value.kind !== 'file') throw new Error('not saved');
    const other = given();
    const loaded = await other.host.request({ do: 'loadCampaign', text: saved.value.text });
    const before = await device.campaign(id);
    expect(loaded).toMatchObject({
      ok: true,
      value: { campaign: { name: 'Croisière noire', standing: before.standing } },
    });
    const forked = await device.host.request({ do: 'fork', campaign: id, races: 1, name: 'Croisière jaune' });
    expect(forked).toMatchObject({ ok: true, value: { campaign: { name: 'Croisière jaune', races: 1 } } });
    expect(await device.campaigns()).toHaveLength(2);
    await device.host.request({ do: 'dropCampaign', campaign: id });
    expect((await device.campaigns()).map(({ name }) => name)).toEqual(['Croisière jaune']);
  });

  it('are thrown away from the last race on: closed in between, what is left is a shorter campaign', async () => {
    const device = given();
    tableOf(await device.begin(null));
    const [{ campaign: id } = { campaign: '' }] = await device.campaigns();
    await device.host.request({ do: 'abandon', campaign: id });
    tableOf(await device.begin(id));
    await device.host.request({ do: 'abandon', campaign: id });
    const { remove } = device.store;
    let left = 1;
    device.store.remove = async (table) => {
      if (left-- === 0) throw new Error('the page is closed');
      await remove(table);
    };
    await expect(device.host.request({ do: 'dropCampaign', campaign: id })).rejects.toThrow('closed');
    const again = given(device.store, 100);
    expect(await again.campaign(id)).toMatchObject({ races: 1, past: [{ abandoned: true }] });
  });

  it('say so where a race does not replay as it was kept, and can still be thrown away', async () => {
    const device = given();
    const table = tableOf(await device.begin(null));
    await drive(device, table, 4);
    const [{ campaign: id } = { campaign: '' }] = await device.campaigns();
    await device.host.request({ do: 'abandon', campaign: id });
    const saved = await device.store.read(table);
    if (saved === null) throw new Error('not kept');
    await device.store.remove(table);
    await device.store.put(saved.saved, saved.lines.toReversed());
    const again = given(device.store, 100);
    expect(await again.host.request({ do: 'campaign', campaign: id })).toMatchObject({
      ok: false,
      refusal: { reason: 'campaign.race', with: { race: 1 } },
    });
    expect(await again.host.request({ do: 'dropCampaign', campaign: id })).toMatchObject({ ok: true });
    expect(await again.campaigns()).toEqual([]);
  });

  it('refuse to go on over a race that is damaged', async () => {
    const device = given();
    const first = tableOf(await device.begin(null));
    const [{ campaign: id } = { campaign: '' }] = await device.campaigns();
    await device.host.request({ do: 'abandon', campaign: id });
    await device.begin(id);
    // A damaged row is left out of what the storage lists.
    await device.store.remove(first);
    expect(await device.host.request({ do: 'campaign', campaign: id })).toMatchObject({
      ok: false,
      refusal: { reason: 'table.damaged' },
    });
  });

  it('refuse what cannot be, and change nothing for it', async () => {
    const device = given();
    const refusal = async (request: Parameters<typeof device.host.request>[0]) => {
      const outcome = await device.host.request(request);
      return !outcome.ok && 'refusal' in outcome ? outcome.refusal.reason : null;
    };
    expect(await refusal({ do: 'campaign', campaign: 'none' })).toBe('campaign.unknown');
    expect(await refusal({ do: 'saveCampaign', campaign: 'none' })).toBe('campaign.unknown');
    expect(await refusal({ do: 'fork', campaign: 'none', races: 1, name: 'x' })).toBe('campaign.unknown');
    expect(await refusal({ do: 'loadCampaign', text: '{' })).toBe('campaign.notJson');
    const empty = '{"kind":"campaign","format":1,"name":"x","letters":true,"races":[]}';
    expect(await refusal({ do: 'loadCampaign', text: empty })).toBe('campaign.empty');
    const race = { do: 'race', campaign: null, name: 'x', letters: true, choice: CHOICE } as const;
    expect(await refusal({ ...race, name: '  ' })).toBe('campaign.name');
    expect(await refusal({ ...race, campaign: 'none' })).toBe('campaign.unknown');
    expect(await device.host.request({ ...race, choice: { ...CHOICE, modules: ['fifth'] } })).toMatchObject({
      ok: false,
      refusal: { reason: 'campaign.choice', rule: 'MIX-09', with: { option: 'modules' } },
    });
    expect(await device.store.list()).toEqual([]);
  });
});
