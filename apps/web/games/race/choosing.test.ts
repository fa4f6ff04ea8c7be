import { signal } from '@preact/signals';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTurn } from '../../shell/chunks.ts';
import type { Device } from '../../sources/client.ts';
import type { DeviceMessage } from '../../sources/race-messages.ts';
import type { TableModel } from '../../table/model/table.ts';
import { answer, BOT, beginRace, person, untilConvoy } from '../../table/testing/races.ts';
import { choosingOf } from './choosing.ts';
import { placeListOf } from './decide/acting.ts';
import { interactionOf } from './driving/interaction.ts';
import { lookedSpaceOf } from './driving/looking.ts';
import { mapInUseOf } from './driving/map-in-use.ts';
import { makeRaceTable } from './race-table.ts';

beforeAll(async () => void (await loadTurn()));

/** A race in its first convoy sequence, and how its last view is sent again. */
async function race(): Promise<{ readonly table: TableModel; sendViewAgain(): void }> {
  let sendViewAgain = (): void => undefined;
  const { table } = await beginRace(
    { players: [person('Ada'), BOT], vehicles: ['french', 'italian'] },
    (source) =>
      makeRaceTable(
        withListener(source, (message, listener) => {
          if (message.type === 'view') sendViewAgain = () => listener(structuredClone(message));
        }),
      ),
  );
  await untilConvoy(table);
  return { table, sendViewAgain: () => sendViewAgain() };
}

/** The same source; tells of every message that it sends to a listener. */
const withListener = (
  source: Device,
  sent: (message: DeviceMessage, listener: (message: DeviceMessage) => void) => void,
): Device => ({
  request: source.request,
  subscribe: (listener) =>
    source.subscribe((message) => {
      listener(message);
      sent(message, listener);
    }),
});

/** Chooses something everywhere. */
function chooseAll(table: TableModel) {
  const { armed, choose, chosen, levels, selectableSpaces, selectedThing, touch, wantLevels } =
    choosingOf(table);
  const { isListOpen } = placeListOf(table);
  interactionOf(table);
  touch('mechanics');
  choose(selectableSpaces.value[0] ?? -1);
  wantLevels(2);
  armed.value = { do: 'pass' };
  isListOpen.value = true;
  table.pointed.value = 3;
  return () => ({
    thing: selectedThing.value,
    space: chosen.value,
    levels: levels.value,
    isArmed: armed.value !== null,
    isListOpen: isListOpen.value,
    pointed: table.pointed.value,
  });
}

describe('what is chosen at a table', () => {
  it('is kept when the view of the same question is sent again', async () => {
    const { table, sendViewAgain } = await race();
    const choices = chooseAll(table);
    const before = choices();
    expect(before).toMatchObject({ thing: 'mechanics', isArmed: true, isListOpen: true, pointed: 3 });
    expect(before.space).not.toBeNull();
    const view = table.seatView.value;
    sendViewAgain();
    expect(table.seatView.value).not.toBe(view);
    expect(choices()).toEqual(before);
  });

  it('is forgotten with the next question', async () => {
    const { table } = await race();
    const choices = chooseAll(table);
    await answer(table, { do: 'fund' });
    expect(choices()).toMatchObject({ isArmed: false, isListOpen: false, pointed: null });
  });

  it('begins a drive with a known route that leads on', async () => {
    const { table } = await race();
    const now = table.seatView.value;
    if (now === null) throw new Error('nobody is asked');
    const ways = now.ways.map((way) => ({ ...way, unknown: 0, petrol: 1, least: 1, isOnlySeen: false }));
    const known = { ...table, seatView: signal({ ...now, ways }) };
    const { chosenWay, row, touch } = choosingOf(known);
    touch('mechanics');
    expect(chosenWay.value).not.toBeNull();
    expect(row.value.expected).toMatchObject({ verb: 'drive', deed: { along: chosenWay.value } });
  });

  it('is the rest of a drive that was interrupted, or another way on where that is not possible', async () => {
    const { table } = await race();
    const [first] = table.seatView.value?.ways ?? [];
    if (first === undefined) throw new Error('there is no way');
    const { chooseRest, chooseWay, chosenWay, isRest } = choosingOf(table);
    chooseRest(first);
    expect(chosenWay.value).toEqual(first);
    expect(isRest.value).toBe(true);
    chooseWay(null);
    expect([chosenWay.value, isRest.value]).toEqual([null, false]);
    chooseRest(null);
    const { level } = table.readable.value?.board ?? { level: [] };
    const at = table.crews.value[0]?.at ?? 0;
    expect(level[chosenWay.value?.to ?? at]).toBeGreaterThan(level[at] ?? 0);
  });

  it('is petrol by default where no drive can be paid, and some can be bought', async () => {
    const { table } = await race();
    const now = table.seatView.value;
    if (now === null) throw new Error('nobody is asked');
    const thingWith = (isOnlySeen: boolean, some = now.ways) => {
      const ways = some.map((way) => ({ ...way, isOnlySeen }));
      const seatView = signal({
        ...now,
        ways,
        answers: [{ do: 'fuel', levels: 1 } as const, ...now.answers],
      });
      return choosingOf({ ...table, seatView }).selectedThing.value;
    };
    expect(thingWith(true)).toBe('petrol');
    expect(thingWith(true, [])).toBe('petrol');
    expect(thingWith(false)).not.toBe('petrol');
  });
});

describe('a space that is looked at', () => {
  it('is forgotten when the pointer leaves the map', async () => {
    const { table } = await race();
    interactionOf(table);
    mapInUseOf(table).isAtTable.value = true;
    const { looked } = lookedSpaceOf(table);
    table.mapInteraction.value?.look(3);
    expect(looked.value).toBe(3);
    table.mapInteraction.value?.look(null);
    expect(looked.value).toBeNull();
  });
});
