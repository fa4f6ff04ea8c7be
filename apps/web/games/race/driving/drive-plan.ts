// How a drive over known spaces is to go, chosen before it begins: it then runs through without further questions.
import { computed, signal } from '@preact/signals';
import type { Answer, Crew, Saying } from '@race/great-race';
import { cityAt } from '@race/great-race/board/board.ts';
import { guardsOf } from '@race/great-race/crew/assistants.ts';
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import { NO_TILE } from '@race/great-race/state.ts';
import type { DriveRoute } from '@race/local';
import { askingFrame } from '@race/words/asking.ts';
import { dueFor, stillDue } from '@race/words/due.ts';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { sensibleShare } from '../decide/sensible.ts';

/** How dangers on the way are met: with guards as long as there are any, or by taking the damage. */
export type Meeting = 'guard' | 'suffer';

/** The price of one space; null where a tile has to be drawn first. */
export type SpacePrice = {
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
} | null;

interface Driver extends Pick<Crew, 'petrol' | 'engine' | 'chassis' | 'cards'> {
  readonly guards: number;
}

interface Wishes {
  readonly meeting: Meeting;
  /** How much of all the damage goes to the engine; null leaves it to the default. */
  readonly onEngine: number | null;
}

/** Cards that the drive brings, and those that it uses up. */
interface CardChanges {
  readonly drawn: number;
  readonly used: number;
}

export interface Forecast {
  readonly petrol: number;
  readonly engine: number;
  readonly chassis: number;
  /** All the damage, dangers that are not averted included. */
  readonly damage: number;
  /** Dangers that guards avert. */
  readonly averted: number;
  /** Dangers that nobody averts. */
  readonly suffered: number;
  readonly drawn: number;
  /** Cards over the limit of the hand. BASE-HAND-01. */
  readonly discards: number;
}

export function forecastOf(
  driver: Driver,
  prices: readonly SpacePrice[],
  wishes: Wishes,
  { drawn, used }: CardChanges,
): Forecast {
  let { petrol, engine, chassis, guards } = driver;
  let [damage, averted, suffered, given] = [0, 0, 0, 0];
  for (const price of prices) {
    if (price === null) continue;
    petrol -= price.petrol;
    const isAverted = price.danger && wishes.meeting === 'guard' && guards > 0;
    if (isAverted) [guards, averted] = [guards - 1, averted + 1];
    else if (price.danger) suffered += 1;
    const harm = Math.min(price.damage + (price.danger && !isAverted ? DANGER_DAMAGE : 0), engine + chassis);
    const onEngine = shareOf({ engine, chassis, cards: driver.cards, damage: harm }, leftOf(wishes, given));
    engine -= onEngine;
    chassis -= harm - onEngine;
    [damage, given] = [damage + harm, given + onEngine];
  }
  const cards = driver.cards - used + drawn;
  return {
    petrol: Math.max(0, petrol),
    engine,
    chassis,
    damage,
    averted,
    suffered,
    drawn,
    discards: Math.max(0, cards - chassis),
  };
}

/** What is left of a wish after so many levels. */
const leftOf = ({ onEngine }: Wishes, given: number): number | null =>
  onEngine === null ? null : Math.max(0, onEngine - given);

interface Bearing {
  readonly engine: number;
  readonly chassis: number;
  readonly cards: number;
  readonly damage: number;
}

/** How much of some damage goes to the engine: as wished as far as the gauges allow, else by the default. */
export function shareOf(bearing: Bearing, wished: number | null): number {
  const least = Math.max(0, bearing.damage - bearing.chassis);
  const most = Math.min(bearing.damage, bearing.engine);
  if (wished !== null) return Math.min(most, Math.max(least, wished));
  const shares = Array.from({ length: most - least + 1 }, (_, more) => ({ engine: least + more }));
  return sensibleShare(shares, bearing)?.engine ?? least;
}

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

  // Another route has another price; the one that was agreed to keeps its own until it is driven.
  table.effect(() => {
    const isAsked = chosenWay.value !== null || questionNumber.value !== null;
    if (isAsked && agreed.value === null) onEngine.value = null;
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
    if (frame.kind !== 'split' || frame.target !== now?.seat || way.tiles[enteredSpace(table)] === NO_TILE)
      return null;
    const { engine, chassis, cards } = crew;
    const share = shareOf({ engine, chassis, cards, damage: frame.amount }, onEngine.peek());
    if (onEngine.peek() !== null) onEngine.value = Math.max(0, (onEngine.peek() ?? 0) - share);
    return answers.find((one): one is Saying<'split'> => one.do === 'split' && one.engine === share) ?? null;
  }

  return { meeting, outlook, meet, shift, agreedAnswer };
});

/** The space that is being entered, or was last. */
export function enteredSpace(table: TableModel): number {
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
