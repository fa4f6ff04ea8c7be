// The actions of one's own dashboard: its boxes and its petrol gauge can be touched.
import { computed } from '@preact/signals';
import { BOXES, type Box } from '@race/great-race/crew/crews.ts';
import type { PlateActs, ThingAct } from '../../dashboard/act.ts';
import { publicState } from '../../state/table-state.ts';
import { capital, named, nameOf, say } from '../../words/say.ts';
import { arranged, bearer, chosenWay, levels, mine, option, selectedThing, touch } from '../choosing.ts';
import { ownCrew } from './own-seat.ts';
import { afterFuel, afterOption, afterWay, type Preview } from './preview.ts';
import type { Thing } from './row.ts';
import { funds } from './words.ts';

/** Null while nobody sits before the screen. */
export const plateActs = computed<PlateActs | null>(() => {
  if (ownCrew.value === null) return null;
  return { box: boxAct, petrol: petrolAct(), preview: previewNow() };
});

const stateOf = (one: Thing, isLit: boolean): ThingAct['state'] => {
  if (selectedThing.value === one) return 'chosen';
  return isLit ? 'lit' : 'idle';
};

function boxAct(box: Box): ThingAct {
  const count = ownCrew.value?.boxes[BOXES.indexOf(box)] ?? 0;
  const note = count === 0 ? emptyWords() : noteWords(box);
  const name = capital(say('decide.box', { box: named('box', box), count }));
  return {
    name: note === '' ? name : `${name}, ${note}`,
    note,
    state: stateOf(box, arranged.value.boxes.has(box)),
    run: () => touch(box),
  };
}

/** Before the plans are shown nobody knows where anybody is. */
const emptyWords = (): string => (publicState.value?.phase === 'convoy' ? say('decide.note.empty') : '');

const noteWords = (box: Box): string =>
  box === 'funding' ? say('decide.note.funding', { francs: funds() }) : say(`decide.note.${box}`);

function petrolAct(): ThingAct {
  const gauge = capital(nameOf('gauge', 'petrol'));
  const { petrol = 0, petrolMax = 0 } = ownCrew.value ?? {};
  const level = say('viewer.gauge', { gauge, level: petrol, max: petrolMax });
  return {
    name: `${level}. ${say('decide.buy')}`,
    note: '',
    state: stateOf('petrol', arranged.value.petrol.length > 0),
    run: () => touch('petrol'),
  };
}

function previewNow(): Preview {
  const crew = mine.value;
  if (crew === null) return {};
  if (selectedThing.value === 'petrol') return afterFuel(crew, levels.value);
  if (chosenWay.value !== null) return afterWay(crew, chosenWay.value);
  return option.value === null ? {} : afterOption(crew, option.value, bearer.value?.damage ?? null);
}
