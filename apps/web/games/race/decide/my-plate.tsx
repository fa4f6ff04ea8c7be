// The dashboard in focus; things on the player's own can be tapped.

import { computed } from '@preact/signals';
import { BOXES, type Box } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { capital, named, nameOf, say } from '../../../shell/words/say.ts';
import { Plate, type PlateActs, type ThingAct } from '../../../table/dashboard/plate.tsx';
import type { ShownCrew } from '../../../table/model/shown-state.ts';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { hintOf } from '../hint/hint.tsx';
import { funds, ownSeatOf } from './acting.ts';
import { lazyPartsOf } from './lazy-parts.tsx';
import type { Thing } from './row.ts';

export function MyPlate({ crew }: { crew: ShownCrew }): JSX.Element {
  const table = useTable();
  const { crews, reader } = table;
  const { withOwnPlan } = ownSeatOf(table);
  const { plateActs } = dashboardActionsOf(table);
  const { lazyParts } = lazyPartsOf(table);
  const isMine = crew.seat === reader.value;
  if (!isMine) return <Plate crew={crew} />;
  // Whose levels are shared out, by a saboteur's master, has the dashboard meanwhile.
  const struck = lazyParts.value?.strikingNow(table) ?? null;
  const target = crews.value[struck?.seat ?? -1];
  if (struck !== null && target !== undefined)
    return (
      <Plate crew={target} acts={{ preview: struck.preview, sharing: plateActs.value?.sharing ?? null }} />
    );
  return <Plate crew={withOwnPlan(crew)} acts={plateActs.value ?? undefined} />;
}

// The actions of the player's own dashboard: its boxes and its petrol gauge can be tapped.
const dashboardActionsOf = perTable((table) => {
  const { ownCrew } = ownSeatOf(table);
  const { lazyParts } = lazyPartsOf(table);
  /** Null while nobody is at the screen. */
  const plateActs = computed<PlateActs | null>(() => {
    if (ownCrew.value === null) return null;
    const parts = lazyParts.value;
    return {
      box: (box) => boxAct(table, box),
      petrol: petrolAct(table),
      preview: parts?.previewNow(table) ?? {},
      sharing: parts?.sharingNow(table) ?? null,
    };
  });

  return { plateActs };
});

const stateOf = (table: TableModel, one: Thing, isLit: boolean): ThingAct['state'] => {
  const { selectedThing } = choosingOf(table);
  if (selectedThing.value === one) return 'chosen';
  return isLit ? 'lit' : 'idle';
};

function boxAct(table: TableModel, box: Box): ThingAct {
  const { ownCrew } = ownSeatOf(table);
  const { arranged, touch } = choosingOf(table);
  const { marks } = hintOf(table);
  const count = ownCrew.value?.boxes[BOXES.indexOf(box)] ?? 0;
  const note = count === 0 ? emptyWords(table) : noteWords(table, box);
  const name = capital(say('decide.box', { box: named('box', box), count }));
  return {
    name: note === '' ? name : `${name}, ${note}`,
    note,
    state: stateOf(table, box, arranged.value.boxes.has(box)),
    mark: marks.value.boxes.get(box) ?? null,
    run: () => touch(box),
  };
}

/** Before the plans are revealed nobody knows where the assistants are. */
const emptyWords = (table: TableModel): string =>
  table.publicState.value?.phase === 'convoy' ? say('decide.note.empty') : '';

const noteWords = (table: TableModel, box: Box): string =>
  box === 'funding' ? say('decide.note.funding', { francs: funds(table) }) : say(`decide.note.${box}`);

function petrolAct(table: TableModel): ThingAct {
  const { ownCrew } = ownSeatOf(table);
  const { arranged, touch } = choosingOf(table);
  const gauge = capital(nameOf('gauge', 'petrol'));
  const { petrol = 0, petrolMax = 0 } = ownCrew.value ?? {};
  const level = say('dashboard.gauge', { gauge, level: petrol, max: petrolMax });
  return {
    name: `${level}. ${say('decide.buy')}`,
    note: '',
    state: stateOf(table, 'petrol', arranged.value.petrol.length > 0),
    run: () => touch('petrol'),
  };
}
