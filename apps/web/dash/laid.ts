// What was laid in this round: by whom, in which order it counts, and what a booster makes of it.
import { cardAt, countingAs, type DashCard, type DashPublic, type Vehicle } from '@race/dash';
import type { Seat } from '@race/kernel';
import { vehicleName } from '@race/words/dash/index.ts';
import { capital, named } from '@race/words/t.ts';
import { cards, me, picks, seatView } from './game.ts';
import { pickedAnswer } from './picks.ts';
import { say, words } from './words.ts';

export interface LaidCard {
  readonly seat: Seat;
  readonly card: DashCard;
  /** The row in which it counts. */
  readonly vehicle: Vehicle;
  /** The place in the order; null while not all cards are open. */
  readonly place: number | null;
  /** What a booster makes of it; undefined where it counts as printed. */
  readonly note: string | undefined;
  /** What decides its place, in two words. */
  readonly words: string;
}

/** Cards that lie open, in the order in which they count. */
export function laidIn(publicState: DashPublic): LaidCard[] {
  const isOrdered = publicState.stack.at(-1)?.kind === 'take';
  return publicState.order.flatMap((seat, at) => {
    const played = publicState.played[seat] ?? null;
    if (played === null) return [];
    const card = cardAt(cards.value, played);
    const counts = countingAs(publicState, seat, card);
    const note = noteOf(card, counts);
    return [
      {
        seat,
        card,
        vehicle: counts.vehicle,
        place: isOrdered ? at + 1 : null,
        note,
        words: note ?? `${capital(words(), vehicleName(words(), card.vehicle))} ${card.speed}`,
      },
    ];
  });
}

/** The card picked to be laid, if it would count in a row. */
export function pickedIn(publicState: DashPublic, vehicle: Vehicle): DashCard | null {
  const answer = pickedAnswer(picks.value, seatView.value?.answers ?? []);
  const index = answer?.do === 'play' ? cards.value.cardIndex.get(answer.card) : undefined;
  if (index === undefined || me.value === null) return null;
  const card = cardAt(cards.value, index);
  return countingAs(publicState, me.value, card).vehicle === vehicle ? card : null;
}

/** Who has not revealed yet and holds a card that would count in a row. */
export function mayLay(publicState: DashPublic, vehicle: Vehicle): Seat[] {
  const kind = publicState.stack.at(-1)?.kind;
  if (kind !== 'play' && kind !== 'follow') return [];
  return publicState.order.filter(
    (seat) =>
      (publicState.played[seat] ?? null) === null &&
      (publicState.hands[seat] ?? []).some(
        (card) => countingAs(publicState, seat, cardAt(cards.value, card)).vehicle === vehicle,
      ),
  );
}

function noteOf(
  printed: DashCard,
  counts: { readonly vehicle: Vehicle; readonly speed: number },
): string | undefined {
  if (counts.vehicle !== printed.vehicle)
    return say('dash.page.countsAs', {
      vehicle: named(words(), `dash.vehicle.${counts.vehicle}`),
      speed: counts.speed,
    });
  return counts.speed === printed.speed ? undefined : say('dash.page.countsFastest');
}
