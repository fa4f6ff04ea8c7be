// What the guide would do: in a sentence, chosen on map, dashboard and bar, and ringed. The learner still presses the button.

import { batch } from '@preact/signals';
import type { Answer, Verb } from '@race/great-race';
import { BOXES, SECURITY } from '@race/great-race/crew/crews.ts';
import type { DriveRoute } from '@race/local';
import { find } from '@race/words/t.ts';
import { choosingOf } from '../../games/race/choosing.ts';
import { keyOf, thingOf } from '../../games/race/decide/arrange.ts';
import { verbWords } from '../../games/race/decide/verbs.ts';
import { draftOf } from '../../games/race/windscreen/draft.ts';
import { named, say, words } from '../../shell/words/say.ts';
import type { TableModel } from '../../table/model/table.ts';
import type { Guided } from './advising.ts';
import { boxAt, cardAt, GAUGES, type Meant, PETROL, planBoxAt } from './meant.ts';

/** A sentence, and what it is about. */
export interface Page {
  readonly words: string;
  readonly meant: Meant | null;
}

/** The button that is lit. */
const AMBER: Meant = { at: '.live-bar .button.go' };

export function doingNow(table: TableModel, { answer, way }: Guided): Page {
  const button = buttonOf(table, answer, way);
  const act = (verb: ActVerb, meant: Meant | null = AMBER): Page => ({
    words: say(`learn.do.${verb}`, { button }),
    meant,
  });
  switch (answer.do) {
    case 'take':
      return { words: say('learn.do.take', cardWords(answer.card)), meant: cardAt('.blanket', answer.card) };
    case 'play':
      return { words: say('learn.do.play', cardWords(answer.card)), meant: cardAt('.my-hand', answer.card) };
    case 'discard':
      return {
        words: say('learn.do.discard', { card: named('card', answer.card) }),
        meant: cardAt('.my-hand', answer.card),
      };
    case 'plan':
      return planning(table, answer.boxes);
    case 'fuel':
      return { words: say('learn.do.fuel', { button, levels: answer.levels }), meant: PETROL };
    case 'repair':
      return repairing(table, button);
    case 'drive':
    case 'enter':
      return driving(table, way, button);
    case 'lay':
    case 'draw':
      return act(answer.do, boxAt('pathfinder'));
    case 'fund':
      return act(answer.do, boxAt('funding'));
    case 'guard':
      return act(answer.do, boxAt('security'));
    case 'place':
    case 'clear':
      return { words: say(`learn.do.${answer.do}`), meant: { space: answer.space } };
    case 'pick':
      return { words: say('learn.do.aim'), meant: { space: answer.space } };
    case 'target':
      return { words: say('learn.do.aim'), meant: { at: '.live-bar .option.on' } };
    case 'split':
    case 'fit':
      return { words: say(`learn.do.${answer.do}`), meant: GAUGES };
    case 'hold':
      return { words: say('learn.do.hold'), meant: { at: '.tray, .tray-in-bar' } };
    case 'wait':
    case 'pass':
      return act('pass');
    case 'line':
    case 'stop':
    case 'pay':
    case 'back':
    case 'decline':
    case 'done':
      return act(answer.do);
    default:
      return { words: say('learn.do.other'), meant: null };
  }
}

type ActVerb =
  | 'lay'
  | 'draw'
  | 'fund'
  | 'guard'
  | 'pass'
  | 'line'
  | 'stop'
  | 'pay'
  | 'back'
  | 'decline'
  | 'done';

/** The word on the button that gives the answer. */
function buttonOf(table: TableModel, { do: verb }: Answer, way: DriveRoute | null): string {
  const shown: Verb = way !== null && way.fare !== null ? 'line' : verb;
  return verbWords(table, shown);
}

const cardWords = (card: string) => ({
  card: named('a', card),
  does: find(words(), `bivouac.does.${card}`, '…'),
});

/** One box after the other, then the button. */
function planning(table: TableModel, boxes: readonly number[]): Page {
  const { left, placing } = draftOf(table);
  const missing = boxes.map((count, at) => count - (placing.value[at] ?? 0));
  const at = left.value === 0 ? -1 : missing.findIndex((count) => count > 0);
  const box = BOXES[at];
  if (box === undefined)
    return {
      words: say('learn.do.ready', { button: say('planning.go') }),
      meant: { at: '.plan-go' },
    };
  const count = Math.min(missing[at] ?? 0, left.value);
  return { words: say('learn.do.put', { count, box: named('box', box) }), meant: planBoxAt(box) };
}

function repairing(table: TableModel, button: string): Page {
  const { mine } = choosingOf(table);
  const { engine = 0, engineMax = 0, chassis = 0, chassisMax = 0 } = mine.value ?? {};
  return {
    words: say('learn.do.repair', { engine, engineMax, chassis, chassisMax, button }),
    meant: boxAt('mechanics'),
  };
}

/** Where a drive ends, or what lies on the way, is more important than its price. */
function driving(table: TableModel, way: DriveRoute | null, button: string): Page {
  const { context, mine } = choosingOf(table);
  const [board, crew] = [context.value?.rules.board, mine.value];
  if (way === null || board === undefined || crew === null)
    return { words: say('learn.do.begin', { button }), meant: boxAt('mechanics') };
  const end: Meant = { space: way.to };
  const price = say('names.price.petrol', { count: way.petrol });
  if (way.to === board.destination) return { words: say('learn.do.finish', { button }), meant: end };
  if (way.fare !== null) return { words: say('learn.do.line', { button }), meant: end };
  if (board.isCity[way.to] === true) return { words: say('learn.do.city', { price, button }), meant: end };
  if (way.dangers > 0 && (crew.boxes[SECURITY] ?? 0) > 0)
    return { words: say('learn.do.danger', { button }), meant: end };
  if (way.unknown > 0) return { words: say('learn.do.blind', { button }), meant: end };
  return { words: say('learn.do.drive', { price, button }), meant: PETROL };
}

/** Chooses the advised answer, so that its button is the lit one. */
export function show(table: TableModel, { answer, way }: Guided): void {
  const { advised, arranged, choose, chosen, chooseWay, forget, namedThing, pick, touch, wantLevels } =
    choosingOf(table);
  const thing = thingOf(arranged.peek(), answer);
  batch(() => {
    // A thing that is only suggested needs no touch: the advice selects it.
    const isOther = namedThing.peek() !== null && namedThing.peek() !== thing;
    if (thing !== null && (isOther || thing === 'petrol' || thing === 'security')) touch(thing);
    forget();
    advised.value = answer;
    if (way !== null && (answer.do === 'drive' || answer.do === 'enter')) chooseWay(way);
    else if (chosen.peek() !== null) chooseWay(null);
    if (answer.do === 'fuel') wantLevels(answer.levels);
    if (answer.do === 'clear' || answer.do === 'pick') choose(answer.space);
    if (answer.do === 'hold' || answer.do === 'split' || answer.do === 'fit' || answer.do === 'target')
      pick(answer);
  });
}

/** Whether the learner is about to do something else: then the bar says what that means. */
export function isElsewhere(table: TableModel, { answer, way }: Guided): boolean {
  const { armed, arranged, chosen, chosenWay, levels, namedThing } = choosingOf(table);
  if (armed.value !== null && keyOf(armed.value) !== keyOf(answer)) return true;
  const thing = thingOf(arranged.value, answer);
  if (namedThing.value !== null && namedThing.value !== thing) return true;
  if (answer.do === 'fuel') return levels.value !== answer.levels;
  if (answer.do === 'clear' || answer.do === 'pick') return chosen.value !== answer.space;
  if (way !== null && (answer.do === 'drive' || answer.do === 'enter'))
    return chosenWay.value === null || chosenWay.value.to !== way.to;
  return chosen.value !== null;
}
