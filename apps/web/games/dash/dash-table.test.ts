import { signal } from '@preact/signals';
import { type Dash, dashStandings } from '@race/dash';
import { describe, expect, it } from 'vitest';
import { speak } from '../../shell/testing/texts.ts';
import { addTexts } from '../../shell/words/say.ts';
import type { DashDevice, DashMessage, DashPlan, DashPlayer } from '../../sources/dash-messages.ts';
import { dashParts, HOSTED_DASH } from '../../sources/device/dash.ts';
import { makeGameHost } from '../../sources/device/host.ts';
import { memoryStorage } from '../../sources/device/storage.ts';
import { makeDashTable } from './dash-table.ts';
import { NO_PICKS, ownIn, pickFrom } from './laid.ts';
import { posterOf } from './result.tsx';
import { waitingFor } from './words.ts';

const person = (name: string): DashPlayer => ({ kind: 'person', name });
const BOT: DashPlayer = { kind: 'bot', bot: 'rookie' };

/** Each source has its own host, like a worker. */
function makeSource(): DashDevice & { readonly listeners: ReadonlySet<unknown> } {
  const listeners = new Set<(message: DashMessage) => void>();
  let names = 0;
  const host = makeGameHost(HOSTED_DASH, {
    store: memoryStorage<Dash, DashPlan>(),
    partsFor: dashParts,
    send: (message) => {
      for (const listener of listeners) listener(message);
    },
    notifyOtherTabs: () => undefined,
    newSeed: () => 7,
    newName: () => `dash-${++names}`,
    now: () => 0,
  });
  return {
    listeners,
    request: host.request,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A table with one person and a bot, who have just begun. */
async function begun(name: string) {
  const source = makeSource();
  const table = makeDashTable(source);
  await source.request({
    do: 'set',
    options: { players: 2, characters: 'drawn', data: 1 },
    players: [person(name), BOT],
  });
  // Requests are handled one after the other: bots have answered before this one is handled.
  await source.request({ do: 'list' });
  table.skip();
  return { source, table };
}

const firstCard = ({ seatView }: ReturnType<typeof makeDashTable>): string => {
  const answer = seatView.peek()?.answers[0];
  if (answer?.do !== 'play') throw new Error('no card is asked for');
  return answer.card;
};

describe('two tables of the Dash on one page', () => {
  it('know their own players', async () => {
    const [ada, bob] = [await begun('Ada'), await begun('Bob')];
    expect([ada.table.nameAt(0), bob.table.nameAt(0)]).toEqual(['Ada', 'Bob']);
  });

  it('pick, answer and go on without each other', async () => {
    const [ada, bob] = [await begun('Ada'), await begun('Bob')];
    const card = firstCard(ada.table);
    const before = {
      past: bob.table.past.value,
      view: bob.table.seatView.value,
      shown: bob.table.shown.value,
    };
    pickFrom(ada.table, 'hand', card)?.onPick();
    expect([ada.table.picks.value.hand, bob.table.picks.value.hand]).toEqual([card, null]);
    await ada.table.give({ do: 'play', card });
    ada.table.skip();
    expect(ada.table.past.value.length).toBeGreaterThan(before.past.length);
    expect(ada.table.picks.value.hand).toBeNull();
    expect(bob.table.past.value).toBe(before.past);
    expect(bob.table.seatView.value).toBe(before.view);
    expect(bob.table.shown.value).toBe(before.shown);
  });

  it('keep refusals and the seat that is looked at to themselves', async () => {
    const [ada, bob] = [await begun('Ada'), await begun('Bob')];
    await ada.table.give({ do: 'take', card: 'starter-boat' });
    ada.table.lookedAt.value = 1;
    expect(ada.table.refused.value).toMatchObject({ rule: 'DASH-ROUND-01' });
    expect([bob.table.refused.value, bob.table.lookedAt.value]).toEqual([null, null]);
  });

  it('say why something could not be done until something is picked', async () => {
    const { table } = await begun('Ada');
    await table.give({ do: 'take', card: 'starter-boat' });
    expect(table.refused.value).not.toBeNull();
    table.picks.value = { ...NO_PICKS, hand: 'french-car' };
    expect(table.refused.value).toBeNull();
  });

  it('may share a source, and one that is closed hears nothing any more', async () => {
    const { source, table } = await begun('Ada');
    const other = makeDashTable(source);
    await other.open(table.latest.value?.table ?? '');
    expect(other.nameAt(0)).toBe('Ada');
    table.close();
    expect(source.listeners.size).toBe(1);
    expect([table.shown.value, table.latest.value, table.past.value]).toEqual([null, null, []]);
    expect(other.shown.value).not.toBeNull();
    other.close();
    expect(source.listeners.size).toBe(0);
  });
});

describe('a table of the Dash', () => {
  it('opens what its source has, and says so when there is nothing', async () => {
    const { table } = await begun('Ada');
    expect(await table.open(table.latest.value?.table ?? '')).toBe(true);
    expect(await table.open('nowhere')).toBe(false);
  });

  it('answers once when a button is pressed twice', async () => {
    const { source, table } = await begun('Ada');
    const requests: string[] = [];
    const pressed = makeDashTable({
      ...source,
      request(request) {
        requests.push(request.do);
        return source.request(request);
      },
    });
    await pressed.open(table.latest.value?.table ?? '');
    const card = firstCard(pressed);
    const answering = Promise.all([pressed.give({ do: 'play', card }), pressed.give({ do: 'play', card })]);
    expect(pressed.isAnswering.value).toBe(true);
    await answering;
    expect(pressed.isAnswering.value).toBe(false);
    expect(requests).toEqual(['open', 'answer']);
  });
});

describe('the own card on its lane', () => {
  it('is a ghost under the pointer, and itself once it is picked', async () => {
    const { table } = await begun('Ada');
    const known = table.shown.value;
    if (known === null) throw new Error('nothing is shown');
    const own = () => ownIn(table, known);
    const [first = '', second = ''] =
      table.seatView.value?.answers.flatMap((answer) => (answer.do === 'play' ? [answer.card] : [])) ?? [];
    expect(own()).toBeNull();
    table.glance.value = first;
    expect(own()).toMatchObject({ card: { id: first }, isGhost: true, isSealed: false });
    pickFrom(table, 'hand', second)?.onPick();
    expect(own()).toMatchObject({ card: { id: second }, isGhost: false, isSealed: false });
    table.glance.value = 'no-card-of-the-hand';
    expect(own()).toMatchObject({ card: { id: second }, isGhost: false });
  });
});

describe('who is waited for behind the curtain of one device', () => {
  it('is said with the texts of the Dash alone', async () => {
    await speak('en');
    await addTexts('dash');
    const source = makeSource();
    const table = makeDashTable(source);
    const players = [person('Ada'), person('Bea')];
    await source.request({ do: 'set', options: { players: 2, characters: 'drawn', data: 1 }, players });
    await source.request({ do: 'list' });
    table.skip();
    const known = table.shown.value;
    if (known === null) throw new Error('nothing is shown');
    expect(table.seatView.value?.waitsFor).toEqual([0, 1]);
    expect(waitingFor(table, known)).toBe('The others are choosing.');
  });
});

describe('the winner’s poster', () => {
  async function wonBy(players: readonly DashPlayer[]): Promise<string> {
    const source = makeSource();
    const table = makeDashTable(source);
    await source.request({ do: 'set', options: { players: 2, characters: 'drawn', data: 1 }, players });
    await source.request({ do: 'list' });
    table.skip();
    const known = table.shown.value;
    if (known === null) throw new Error('nothing is shown');
    const [standing, ...others] = dashStandings(table.cards.value, known);
    if (standing === undefined) throw new Error('nobody stands first');
    // The first seat has won, and was the last to look at the screen.
    const standings = [{ ...standing, seat: 0, place: 1 }, ...others.map((one) => ({ ...one, place: 2 }))];
    return posterOf({ ...table, me: signal(0) }, known, standings).title;
  }

  it('speaks to the only person at the device, and calls one of several by name', async () => {
    await speak('en');
    await addTexts('dash');
    expect(await wonBy([person('Ada'), BOT])).toBe('You win');
    expect(await wonBy([person('Ada'), person('Bea')])).toBe('Ada wins');
  });
});
