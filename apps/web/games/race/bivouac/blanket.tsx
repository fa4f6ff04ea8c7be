// The bivouac: cards lie face up on a blanket, and the crews take one in turn. BASE-BIVOUAC-01, 02.

import { computed } from '@preact/signals';
import type { Answer, RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { capital, named, nameOf, say } from '../../../shell/words/say.ts';
import type { CardFacts } from '../../../sources/race-messages.ts';
import { Card } from '../../../table/dashboard/card.tsx';
import { Token, theCrew } from '../../../table/dashboard/crew.tsx';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
import { RuleButton } from '../../../table/rules/open-rule.tsx';
import { useQuestion } from '../bar.tsx';
import { doesWords, ruleWords, whenWords } from '../cards/held.ts';
import { choosingOf } from '../choosing.ts';
import { actingOf, lessonOf } from '../decide/acting.ts';
import { labelOf } from '../labels.ts';
import { flyingOf } from './bivouac.tsx';
import { LaidCard, laidCardOf } from './laid-card.tsx';
import '../decide/acts.css';

const blanketOf = perTable((table) => {
  const { facts, gather, moments, publicState } = table;
  const taken = computed(() => takings(moments.value.flatMap(({ events }) => events)));

  const places = computed<readonly BivouacSlot[]>(() => {
    const cards = facts.value?.cards ?? [];
    const row = publicState.value?.row.flatMap((card) => cards[card]?.id ?? []) ?? [];
    return placesOf(row, taken.value, cards);
  });

  const taking = computed(() => {
    const now = publicState.value;
    if (now === null) return takingOf([], [], []);
    const also = gather(({ alsoTakes }) => alsoTakes).flatMap((takes) => takes(now));
    return takingOf(now.order, also, taken.value);
  });

  return { places, taking };
});

export function Blanket(): JSX.Element {
  const table = useTable();
  const { seatView } = table;
  const { isTaking } = actingOf(table);
  const { places, taking } = blanketOf(table);
  const self = useRef<HTMLElement>(null);
  useQuestion(self, isTaking.value ? (seatView.value?.line ?? null) : null);
  return (
    <section ref={self} class="blanket" aria-label={say('bivouac.row')} tabIndex={-1} onKeyDown={walk}>
      <Takers taking={taking.value} />
      <ol class="blanket-cards">
        {places.value.map((place, at) => (
          <Laid key={`${place.card}${at}`} place={place} at={at} />
        ))}
      </ol>
    </section>
  );
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys lead to the first card, and from card to card. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.card-act')];
  const at = cards.findIndex((card) => card === event.target);
  event.preventDefault();
  cards[at < 0 ? 0 : at + step]?.focus();
}

/** The place of the card in question: the one that was tapped, else the advised one; -1 while there is none. */
const placeNow = (table: TableModel): number => {
  const { places } = blanketOf(table);
  const { read } = laidCardOf(table);
  if (read.value !== null && places.value[read.value]?.takenBy === null) return read.value;
  return places.value.findIndex(({ card, takenBy }) => takenBy === null && isAdvised(table, card));
};

const isAdvised = (table: TableModel, card: string): boolean => {
  const advised = choosingOf(table).advised.value;
  return advised?.do === 'take' && advised.card === card;
};

const answerFor = (table: TableModel, at: number): Answer | undefined => {
  const { answers } = choosingOf(table);
  const { places } = blanketOf(table);
  const id = places.value[at]?.card;
  return answers.value.find((one) => one.do === 'take' && one.card === id);
};

// The bar at the bivouac: what the card in question does, and a button that takes it.
export function TakingPaper(): JSX.Element | null {
  const table = useTable();
  const { give, isAnswering } = table;
  const { asked, mine } = choosingOf(table);
  const { read } = laidCardOf(table);
  const { places } = blanketOf(table);
  const { fly } = flyingOf(table);
  const at = placeNow(table);
  const [card, answer] = [factsOf(table, places.value[at]?.card), answerFor(table, at)];
  if (card === undefined || answer === undefined) return <NoCardYet />;
  const { cards = 0, chassis: limit = 0 } = mine.value ?? {};
  // BASE-HAND-01: the limit counts after each card.
  const isFull = cards >= limit;
  const Told = isAdvised(table, card.id) ? lessonOf(table).told.value : null;
  return (
    <>
      <div class="says">
        <div class="says-words">
          {Told ? <Told /> : <p class="says-head">{asked.value}</p>}
          {!Told && (
            <p class="says-rest" aria-live="polite">
              <b>{capital(nameOf('card', card.id))}.</b> {doesWords(card)}. <i>{whenWords(card)}.</i>{' '}
              {isFull && say('bivouac.limit', { limit })}
            </p>
          )}
        </div>
        {!Told && <RuleButton rule={ruleWords(card)} />}
      </div>
      <div class="bar-acts">
        <button
          type="button"
          class="button go hole-main"
          onClick={({ detail }) => {
            if (detail > 1) return;
            if (isAnswering.peek()) return;
            fly(card, document.querySelectorAll('.blanket .laid')[at] ?? null);
            // Until the answer has come, the button stays pressed, and the card is gone.
            void give(answer).then(() => (read.value = null));
          }}
        >
          {labelOf(table, answer)}
        </button>
      </div>
    </>
  );
}

/** Nothing is suggested: the player chooses a card first. */
function NoCardYet(): JSX.Element {
  const { asked } = choosingOf(useTable());
  return (
    <>
      <div class="says">
        <div class="says-words">
          <p class="says-head">{asked.value}</p>
          <p class="says-rest">{say('bivouac.touch')}</p>
        </div>
      </div>
      <div class="bar-acts">
        <button type="button" class="button off hole-main" aria-disabled="true">
          {say('bivouac.take')}
        </button>
      </div>
    </>
  );
}

const factsOf = (table: TableModel, id: string | undefined): CardFacts | undefined =>
  table.facts.value?.cards.find((card) => card.id === id);

function Laid({ place, at }: { place: BivouacSlot; at: number }): JSX.Element {
  const table = useTable();
  const { isTaking } = actingOf(table);
  const card = factsOf(table, place.card);
  if (card === undefined) return <li />;
  if (place.takenBy !== null) return <Gone place={place} seat={place.takenBy} />;
  const isRead = isTaking.value && placeNow(table) === at;
  const look = !isRead ? '' : table.isAnswering.value ? ' going' : ' read';
  return (
    <li class={`laid${look}`}>
      <LaidCard card={card} place={at} answer={answerFor(table, at)} hasButton={false} />
    </li>
  );
}

/** An empty place, with the crew that took the card. */
function Gone({ place, seat }: { place: BivouacSlot; seat: number }): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const crew = crews.value[seat];
  return (
    <li class="laid gone">
      {crew && <Token crew={crew.id} />}
      <p aria-hidden="true">{nameOf('card', place.card)}</p>
      <p class="unseen">
        {crew && say('bivouac.took', { crew: theCrew(table, crew), card: named('a', place.card) })}
      </p>
    </li>
  );
}

// The taken card slides from the blanket to the hand: 180 ms, with a turn of three degrees.
export function Flight(): JSX.Element | null {
  const table = useTable();
  const { flying } = flyingOf(table);
  const self = useRef<HTMLUListElement>(null);
  const now = flying.value;
  useEffect(() => {
    if (now === null || self.current === null) return;
    const way = `translate(${now.to.left - now.from.left}px, ${now.to.top - now.from.top}px) rotate(3deg)`;
    const slide = self.current.animate([{ transform: 'none' }, { transform: way }], {
      duration: 180,
      easing: 'ease-in',
    });
    slide.onfinish = () => {
      flying.value = null;
    };
  }, [now]);
  if (now === null) return null;
  const { left, top, width } = now.from;
  return (
    <ul
      ref={self}
      class="flight"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px` }}
    >
      <Card card={now.card} count={1} />
    </ul>
  );
}

// The order in which the crews take: a token each, the current one raised.
export function Takers({ taking: { takers, rest } }: { taking: Taking }): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const last = crews.value[rest ?? -1];
  return (
    <div class="takers">
      <p class="takers-now">{nowWords(table, takers)}</p>
      <ol aria-label={say('bivouac.order')}>
        {takers.map((taker, at) => (
          <One key={`${taker.seat} ${at}`} taker={taker} />
        ))}
        {last && (
          <li class="later rest">
            <Token crew={last.id} />
            <span class="unseen">{say('bivouac.rest', { crew: theCrew(table, last) })}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

function nowWords(table: TableModel, takers: readonly Taker[]): string {
  const { crews, seatView } = table;
  const now = takers.find(({ is }) => is === 'now');
  const { view, waitsFor = [] } = seatView.value ?? {};
  // Who has taken a card may have to discard one before the next.
  const asked = now === undefined || waitsFor.includes(now.seat) ? now?.seat : (waitsFor[0] ?? now.seat);
  const crew = crews.value[asked ?? -1];
  if (asked !== undefined && asked === view?.seat) return say('bivouac.yours');
  return crew === undefined ? '' : say('bivouac.theirs', { crew: theCrew(table, crew) });
}

function One({ taker: { seat, is, card } }: { taker: Taker }): JSX.Element | null {
  const table = useTable();
  const { crews } = table;
  const shown = crews.value[seat];
  if (shown === undefined) return null;
  const crew = theCrew(table, shown);
  const words =
    card !== null
      ? say('bivouac.took', { crew, card: named('a', card) })
      : say(is === 'now' ? 'bivouac.takes' : 'bivouac.waits', { crew });
  return (
    <li class={is} aria-current={is === 'now' ? 'step' : undefined}>
      <Token crew={shown.id} />
      <span class="unseen">{words}</span>
    </li>
  );
}

// The cards of the bivouac in their places, and the order of taking. BASE-BIVOUAC-01, 02.

/** A card keeps its place when others are taken, so that nothing moves under a finger. */
export interface BivouacSlot {
  readonly card: string;
  readonly takenBy: Seat | null;
}

export interface Taker {
  readonly seat: Seat;
  readonly is: 'done' | 'now' | 'later';
  /** The card this crew took; null before. */
  readonly card: string | null;
}

type Taken = Extract<RaceEvent, { readonly key: 'cardTaken' }>;

/** The cards taken since they were laid out. */
export function takings(events: readonly RaceEvent[]): Taken[] {
  const dealt = events.findLastIndex(({ key }) => key === 'cardsDealt');
  return events.slice(dealt + 1).filter((event) => event.key === 'cardTaken');
}

/** In the order of the rules; of two alike, the taken one comes first. */
export function placesOf(
  row: readonly string[],
  taken: readonly Taken[],
  cards: readonly { readonly id: string }[],
): BivouacSlot[] {
  const rank = new Map(cards.map(({ id }, index) => [id, index]));
  const places = [
    ...taken.map(({ card, seat }): BivouacSlot => ({ card, takenBy: seat })),
    ...row.map((card): BivouacSlot => ({ card, takenBy: null })),
  ];
  return places.sort((a, b) => (rank.get(a.card) ?? 0) - (rank.get(b.card) ?? 0));
}

export interface Taking {
  readonly takers: readonly Taker[];
  /** The crew that gets the card nobody took. */
  readonly rest: Seat | null;
}

/** Against the turn order; if a crew gets an extra card, the last crew takes its second one before. */
export function takingOf(order: readonly Seat[], also: readonly Seat[], taken: readonly Taken[]): Taking {
  const last = order.at(-1) ?? null;
  const again = also.length > 0 && last !== null ? [last] : [];
  const takers = [...order.toReversed(), ...again].map(
    (seat, at) =>
      ({
        seat,
        is: at < taken.length ? 'done' : at === taken.length ? 'now' : 'later',
        card: taken[at]?.card ?? null,
      }) as const,
  );
  return { takers, rest: also[0] ?? last };
}
