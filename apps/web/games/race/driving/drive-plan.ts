// How a drive over known spaces is to go, chosen before it begins: it then runs through without further questions.
import { computed, signal } from '@preact/signals';
import type { Answer, Saying } from '@race/great-race';
import { cityAt } from '@race/great-race/board/board.ts';
import { guardsOf } from '@race/great-race/crew/assistants.ts';
import { NO_TILE } from '@race/great-race/state.ts';
import type { DriveRoute } from '@race/local';
import { askingFrame } from '@race/words/asking.ts';
import { dueFor, stillDue } from '@race/words/due.ts';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { type Forecast, forecastOf, type Meeting, shareOf } from './forecast.ts';

export const drivePlanOf = perTable((table) => {
  const { questionNumber, agreed, facts } = table;
  const { chosenWay, mine } = choosingOf(table);
  const wantedMeeting = signal<Meeting | null>(null);
  /** How much of all the damage goes to the engine; null leaves it to the default. */
  const onEngine = signal<number | null>(null);

  /** Guards meet dangers unless the player takes the damage. */
  const meeting = computed<Meeting>(() =>
    mine.value === null || guardsOf(mine.value) === 0 ? 'suffer' : (wantedMeeting.value ?? 'guard'),
  );

  /** What the chosen drive will leave. */
  const outlook = computed<Forecast | null>(() =>
    chosenWay.value === null
      ? null
      : forecastFor(table, chosenWay.value, { meeting: meeting.value, onEngine: onEngine.value }),
  );

  // Another route has another price.
  table.effect(() => {
    if (chosenWay.value !== null || (questionNumber.value !== null && agreed.value === null))
      onEngine.value = null;
  });

  function meet(how: Meeting): void {
    wantedMeeting.value = how;
    onEngine.value = null;
  }

  /** Moves a level of the damage to the engine or from it. */
  function shift(levels: number): void {
    const after = outlook.peek();
    const crew = mine.peek();
    if (after === null || crew === null) return;
    onEngine.value = Math.max(0, Math.min(after.damage, crew.engine - after.engine + levels));
  }

  /** A card that pours petrol: the price of the route has named it. */
  const pouring = (answers: readonly Answer[]): Answer | null =>
    answers.find(
      (one) => one.do === 'play' && facts.peek()?.cards.some(({ id, pours }) => id === one.card && pours > 0),
    ) ?? null;

  /** The answer that was agreed to with the route; null where the player is to be asked. */
  function agreedAnswer(answers: readonly Answer[]): Answer | null {
    const { context } = choosingOf(table);
    const [now, crew, way] = [context.peek(), mine.peek(), agreed.peek()];
    const frame = now === null ? null : askingFrame(now.known);
    if (way === null || crew === null || frame === null) return null;
    if (frame.kind === 'entry') {
      if (way.tiles[frame.to] === NO_TILE) return null;
      if (crew.petrol < stillDue(frame).petrol) return pouring(answers);
      const wanted = frame.danger && meeting.peek() === 'guard' ? 'guard' : 'pay';
      return answers.find(({ do: verb }) => verb === wanted) ?? null;
    }
    if (frame.kind !== 'split' || frame.target !== now?.seat || way.tiles[entered(table)] === NO_TILE)
      return null;
    const { engine, chassis, cards } = crew;
    const share = shareOf({ engine, chassis, cards, damage: frame.amount }, onEngine.peek());
    if (onEngine.peek() !== null) onEngine.value = Math.max(0, (onEngine.peek() ?? 0) - share);
    return answers.find((one): one is Saying<'split'> => one.do === 'split' && one.engine === share) ?? null;
  }

  return { meeting, outlook, meet, shift, agreedAnswer };
});

/** The space that is being entered, or was last. */
function entered(table: TableModel): number {
  const { seatView } = table;
  const { mine } = choosingOf(table);
  const entry = seatView.peek()?.view.public.stack.findLast(({ kind }) => kind === 'entry');
  return entry !== undefined && 'to' in entry ? Number(entry.to) : (mine.peek()?.at ?? -1);
}

/** What a route will leave, with the prices that are on the map. */
export function forecastFor(
  table: TableModel,
  way: DriveRoute,
  wishes: { readonly meeting: Meeting; readonly onEngine: number | null },
): Forecast | null {
  const { context, mine } = choosingOf(table);
  const [now, crew] = [context.value, mine.value];
  if (now === null || crew === null) return null;
  const { rules, known } = now;
  const prices =
    way.fare === null
      ? way.spaces.map((space) => dueFor(rules, known, space))
      : [{ petrol: way.petrol, damage: 0, danger: false }];
  const cans = Math.max(0, way.petrol - crew.petrol);
  const used = cans + way.guides + (way.fare?.cards ?? 0);
  const drawn = way.to === rules.board.destination ? 0 : (cityAt(rules.board, way.to)?.cards ?? 0);
  const after = forecastOf({ ...crew, guards: guardsOf(crew) }, prices, wishes, { drawn, used });
  // Tiles that are not known yet cost something as well.
  return { ...after, petrol: Math.max(0, crew.petrol - way.least) };
}
