// The players and their courses: the reader's own on paper, those of rivals on coachwork, what counts below.

import { dashStage } from '@race/atlas/draw/dash/places.ts';
import { dashStrip } from '@race/atlas/draw/dash/strip.ts';
import {
  BOOSTS,
  type CardIndex,
  type CharacterId,
  cardAt,
  countCourse,
  type DashPublic,
  VIOLET,
} from '@race/dash';
import { includes, type Seat } from '@race/kernel';
import { boosterName, dashCardName, vehicleName } from '@race/words/dash/index.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { isCompact } from '../../shell/settings/layout.ts';
import { Dial, Drawn, Mark } from './art.tsx';
import type { CardPick } from './card.tsx';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { askedBy, gainedWith, takenIn } from './facts.ts';
import { laidIn, pickFrom } from './laid.ts';
import { say, words } from './words.ts';
import './courses.css';

export function Courses({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  const { me } = useDashTable();
  const seats = known.courses.map((_, seat) => seat);
  const others = seats.filter((seat) => seat !== me.value);
  const all = me.value === null ? others : [me.value, ...others];
  return (
    <ol class={`dash-people${others.length > 3 ? ' is-crowd' : ''}`} aria-label={say('dash.page.players')}>
      {all.map((seat) => (
        <PlayerCourse key={seat} seat={seat} publicState={known} isSmall={others.length > 3} />
      ))}
    </ol>
  );
}

interface SeatProps {
  readonly seat: Seat;
  readonly publicState: DashPublic;
}

function PlayerCourse({
  seat,
  publicState: known,
  isSmall,
}: SeatProps & { readonly isSmall: boolean }): JSX.Element {
  const table = useDashTable();
  const { nameAt, cards, lookedAt, me } = table;
  const character = known.characters[seat] ?? null;
  const isMine = seat === me.value;
  const name = nameAt(seat);
  const course = known.courses[seat] ?? [];
  const stages = character === null ? 0 : countCourse(cards.value, course, character).stages;
  const isLooked = lookedAt.value === seat;
  return (
    <li
      data-seat={seat}
      class={`dash-person${isMine ? ' is-mine sheet' : ''}${isLooked ? ' is-looked' : ''}${askedBy(known) === seat ? ' is-asked' : ''}`}
    >
      <p class="dash-person-head">
        <Mark character={character} />
        <span class="dash-who">
          <b>{isMine ? say('dash.page.yours') : name}</b>{' '}
          <i>{[statusOf(table, known, seat), whereabouts(table, seat)].filter(Boolean).join(' · ')}</i>
        </span>
        <BackOf seat={seat} publicState={known} />
        <b class="dash-score">
          <span key={stages}>{stages}</span> <small>{say('dash.page.unit', { stages })}</small>
        </b>
      </p>
      {character !== null && (
        <Course
          name={name}
          course={course}
          character={character}
          looks={isMine ? 'own' : 'rival'}
          isSmall={isSmall && !isMine && !isLooked}
          pick={(card) => (isMine ? pickFrom(table, 'course', card) : undefined)}
        />
      )}
      {!isMine && (
        <button
          type="button"
          class="dash-look"
          aria-pressed={isLooked}
          aria-label={say('dash.page.course', { who: name })}
          onClick={() => {
            lookedAt.value = isLooked ? null : seat;
          }}
        />
      )}
      {isLooked && <HeldBy seat={seat} publicState={known} />}
    </li>
  );
}

/** Where the player of an online table is, if not there. */
function whereabouts({ me, presence }: DashTableModel, seat: Seat): string {
  const now = seat === me.value ? null : (presence.value[seat] ?? null);
  return now === null || now.state === 'here' ? '' : now.words;
}

/** What a player does now, or has just done. */
function statusOf(table: DashTableModel, known: DashPublic, seat: Seat): string {
  const { cards, past, latest, me } = table;
  const kind = known.stack.at(-1)?.kind;
  const boost = known.boost?.seat === seat ? boosterName(words(), known.boost.booster) : '';
  if (kind === 'play' || kind === 'follow') {
    const isReady = kind === 'play' && includes(latest.value?.view.ready ?? 0, seat);
    const waits = known.boost?.seat === seat && BOOSTS[known.boost.booster].choosesLast;
    const now = isReady ? say('dash.page.ready') : waits ? say('dash.page.choosesLast') : '';
    return [now, boost, startersOf(table, known, seat)].filter(Boolean).join(' · ');
  }
  if (kind !== 'take') return '';
  const taken = takenIn(past.value.flatMap(({ events }) => events)).find((one) => one.seat === seat);
  if (taken === undefined) {
    const laid = laidIn(table, known).find((one) => one.seat === seat);
    if (askedBy(known) === seat)
      return say(seat === me.value ? 'dash.page.youTakeNow' : 'dash.page.takesNow');
    return laid?.place ? say('dash.page.takesAt', { place: laid.place }) : '';
  }
  const index = cards.value.cardIndex.get(taken.card) ?? -1;
  const gain = gainedWith(cards.value, known, { seat, card: index });
  return `${dashCardName(words(), cardAt(cards.value, index))}: +${gain?.stages ?? 0}`;
}

/** Deforêt counts her starters. DASH-END-02. */
function startersOf({ cards }: DashTableModel, known: DashPublic, seat: Seat): string {
  if (known.characters[seat] !== VIOLET) return '';
  const starters = (known.courses[seat] ?? []).filter(
    (card) => cardAt(cards.value, card).character === null,
  ).length;
  return say('dash.page.starters', { count: Math.min(2, starters) });
}

/** A card lying face down: there, or still missing. */
function BackOf({ seat, publicState: known }: SeatProps): JSX.Element | null {
  const { latest } = useDashTable();
  if (known.stack.at(-1)?.kind !== 'play') return null;
  const isReady = includes(latest.value?.view.ready ?? 0, seat);
  return <i class={`dash-back-of${isReady ? ' is-there' : ''}`} aria-hidden="true" />;
}

/** What a rival still holds: hands are open. */
function HeldBy({ seat, publicState: known }: SeatProps): JSX.Element {
  const { cards, nameAt } = useDashTable();
  const held = (known.hands[seat] ?? []).map((index) => cardAt(cards.value, index));
  const names = held.map((card) => `${vehicleName(words(), card.vehicle)} ${card.speed}`);
  return (
    <p class="dash-held">
      {say('names.labelled', {
        label: say('dash.page.hand', { who: nameAt(seat) }),
        words: names.length === 0 ? '–' : listOf(words(), names),
      })}
    </p>
  );
}

const STRIPS = {
  own: { width: 410, height: 104, scale: 0.98, isWritten: true },
  rival: { width: 410, height: 84, scale: 0.86, isWritten: true },
  ownSmall: { width: 410, height: 76, scale: 0.86, isWritten: true },
  rivalSmall: { width: 410, height: 96, scale: 1.06, isWritten: false },
  end: { width: 856, height: 108, scale: 1.08, isCounted: true, isWritten: false },
  endSmall: { width: 560, height: 108, scale: 1.08, isCounted: true, isWritten: false },
} as const;

interface Props {
  readonly name: string;
  readonly course: readonly CardIndex[];
  readonly character: CharacterId;
  readonly looks: 'own' | 'rival' | 'end';
  /** Drawn for little room. */
  readonly isSmall?: boolean;
  readonly pick?: (card: string) => CardPick | undefined;
}

/** A course in its best order as one strip of country; its cards are a list for readers and for picking. */
export function Course({ name, course, character, looks, isSmall = false, pick }: Props): JSX.Element {
  const { cards } = useDashTable();
  const counted = countCourse(cards.value, course, character);
  const ordered = counted.order.map((index) => cardAt(cards.value, index));
  const size = STRIPS[isSmall || isCompact() ? (`${looks}Small` as const) : looks];
  const strip = dashStrip(
    { cards: ordered, joins: counted.joins, character, hasStar: counted.violet > 0 },
    { ...size, emptyWords: (round) => (size.isWritten ? say('dash.page.roundShort', { round }) : '') },
  );
  const { width, height } = size;
  return (
    <section class={`dash-course is-${looks}`} aria-label={say('dash.page.course', { who: name })}>
      <Drawn class="dash-strip" view={`0 0 ${width} ${height}`} markup={strip} />
      <ol>
        {ordered.map((card, at) => {
          const join = counted.joins.find((one) => one.at === at);
          const can = pick?.(card.id);
          const says = dashCardName(words(), card).toString();
          return (
            <li key={card.id}>
              {can === undefined ? (
                <span class="unseen">{says}</span>
              ) : (
                <button
                  type="button"
                  class={`dash-course-act is-lit${can.isPicked ? ' is-picked' : ''}`}
                  aria-pressed={can.isPicked}
                  aria-label={says}
                  onClick={can.onPick}
                />
              )}
              {join && <span class="unseen">{say('dash.page.join', { stages: join.stages })}</span>}
            </li>
          );
        })}
      </ol>
      {course.length === 0 && <p class="unseen">{say('dash.page.courseEmpty')}</p>}
    </section>
  );
}

/** How high a screen must be, in pixels, for the legend to lie open below four courses. */
const ROOM_FOR_LEGEND = 850;

/** What counts, always beside the table. */
export function Legend(): JSX.Element {
  const place = (vehicle: 'train' | 'boat' | 'plane', isLarge = false) => (
    <Drawn class="dash-place" view="-21 -21 42 42" markup={dashStage(vehicle, { isLarge })} />
  );
  return (
    <details class="dash-legend" open={!isCompact() && innerHeight >= ROOM_FOR_LEGEND}>
      <summary class="label">{say('dash.page.counts')}</summary>
      <ul>
        <li>
          {place('train')} <span>{say('dash.page.counts.place')}</span>
        </li>
        <li>
          {place('boat')} <span>{say('dash.page.counts.halves')}</span>
        </li>
        <li>
          {place('plane', true)} <span>{say('dash.page.counts.aerodrome')}</span>
        </li>
        <li>
          <b class="dash-legend-own">+1</b> <span>{say('dash.page.counts.own')}</span>
        </li>
        <li>
          <Dial speed={4} /> <span>{say('dash.page.counts.speed')}</span>
        </li>
        <li>
          <b class="dash-legend-up">▲</b> <span>{say('dash.page.counts.left')}</span>
        </li>
      </ul>
    </details>
  );
}
