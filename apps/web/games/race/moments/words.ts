// What papers say, in words: names of crews with "you" for the reader, and one sentence for screen readers.
import type { Seat } from '@race/kernel';
import { planWords } from '@race/words';
import { aCard, cardList } from '@race/words/cards.ts';
import type { Name } from '@race/words/fill.ts';
import { listOf } from '@race/words/t.ts';
import { capital, named, nameOf, say, words } from '../../../shell/words/say.ts';
import { crewName, theCrew } from '../../../table/dashboard/crew.tsx';
import { sentencesOf } from '../../../table/model/sentences.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { type Blow, fallenThrough, HIT_GAUGES, type HitGauge } from './blows.ts';
import type { Content, Suffered } from './follow.ts';
import { type Arrival, type Foiled, type Reveal, reasonOf, type TurnEnd } from './occurrences.ts';

export const nameAt = (table: TableModel, seat: Seat): string => crewName(table, { seat });

/** "You" for the reader. */
export const whoAt = (table: TableModel, seat: Seat): string =>
  seat === table.reader.value ? say('moments.turn.you') : nameAt(table, seat);

const youIn = (table: TableModel, seat: Seat): string =>
  seat === table.reader.value ? say('moments.reveal.you') : nameAt(table, seat);

/** The name of the city at the end of the road. */
export const cityWords = (table: TableModel): Name => named('city', destinationOf(table));

/** The identifier of the city at the end of the road. */
export function destinationOf(table: TableModel): string {
  const board = sentencesOf(table).context.value?.rules.board;
  return board?.spaces[board.destination]?.city?.id ?? '';
}

// A blow. Whoever watches a replay without taking a side reads about others.
type Damage = 'brokenDown' | 'cardsLost' | 'engineWrecked' | 'bothHit' | 'chassisHit' | 'engineHit';

function damageOf({ blows, seat }: Suffered): Damage {
  const { engine, chassis } = fallenThrough(blows);
  if (blows.every(({ by }) => by === seat)) return engine?.to === 0 ? 'brokenDown' : 'cardsLost';
  if (engine?.to === 0) return 'engineWrecked';
  if (engine !== undefined && chassis !== undefined) return 'bothHit';
  return engine === undefined ? 'chassisHit' : 'engineHit';
}

const isReaders = (table: TableModel, { seat }: Suffered): boolean => seat === table.reader.value;

export function titleOf(table: TableModel, content: Suffered): string {
  const damage = damageOf(content);
  if (isReaders(table, content)) return say(`moments.${damage}`);
  return say('names.labelled', { label: nameAt(table, content.seat), words: say(`moments.of.${damage}`) });
}

/** Who did it, with which card. */
export function doneBy(table: TableModel, content: Suffered, { by, card }: Blow): string {
  const crew = theCrew(table, { seat: by });
  if (card === null) return say('moments.by.unknown', { crew });
  return isReaders(table, content)
    ? say('moments.by', { crew, card: aCard(words(), card) })
    : say('moments.of.by', {
        crew,
        card: aCard(words(), card),
        other: theCrew(table, { seat: content.seat }),
      });
}

/** What it means: what can no longer be done. */
export function meaningOf(table: TableModel, content: Suffered): string {
  const { engine, chassis } = fallenThrough(content.blows);
  const isMine = isReaders(table, content);
  if (engine?.to === 0) return say(isMine ? 'moments.noDrive' : 'moments.of.noDrive');
  if (engine !== undefined) return say(isMine ? 'moments.reach' : 'moments.of.reach', { count: engine.to });
  if (chassis === undefined) return '';
  return say(isMine ? 'moments.holds' : 'moments.of.holds', { count: chassis.to });
}

export const whyWords = (table: TableModel, content: Suffered): string =>
  say(isReaders(table, content) ? `moments.why.${content.why}` : `moments.of.why.${content.why}`);

export function lostWords({ blows }: Suffered): string {
  const cards = blows.flatMap(({ lost }) => lost);
  return cards.length === 0 ? '' : say('moments.lost', { cards: cardList(words(), cards) });
}

/** What the reader is asked to do about it. */
export function nextOf(table: TableModel, content: Suffered): string {
  const { isLive, reader, seatView } = table;
  if (!isLive.value) return '';
  const answers = seatView.value?.answers ?? [];
  const own = table.crews.value[reader.value ?? -1];
  if (answers.some((one) => one.do === 'discard') && own !== undefined && own.cards > own.chassis)
    return say('moments.next.discard', { count: own.cards - own.chassis });
  return fallenThrough(content.blows).engine?.to === 0 ? say('moments.next.repair') : '';
}

const fallWords = (gauge: HitGauge, { from, to }: { readonly from: number; readonly to: number }): string =>
  say('moments.fell', { gauge: capital(nameOf('gauge', gauge)), was: from, now: to });

function sufferedWords(table: TableModel, content: Suffered): string {
  const falls = fallenThrough(content.blows);
  const attacks = content.blows.filter(({ by }) => by !== content.seat);
  const told = HIT_GAUGES.flatMap((gauge) => {
    const fall = falls[gauge];
    return fall === undefined ? [] : [fallWords(gauge, fall)];
  });
  return [
    ...(isReaders(table, content) ? [] : [`${titleOf(table, content)}.`]),
    ...new Set(attacks.map((blow) => doneBy(table, content, blow))),
    `${listOf(words(), told)}.`,
    meaningOf(table, content),
    lostWords(content),
  ]
    .filter(Boolean)
    .join(' ');
}

export function foiledWords(table: TableModel, { by, attacker, card, shield }: Foiled): string {
  const { value: reader } = table.reader;
  const [crew, other] = [theCrew(table, { seat: attacker }), theCrew(table, { seat: by })];
  const shielded = aCard(words(), shield);
  if (attacker === reader) return say('moments.foiled.theirs', { crew: other, shield: shielded });
  const all = { crew, card: aCard(words(), card), shield: shielded };
  return by === reader ? say('moments.foiled.yours', all) : say('moments.foiled.other', { ...all, other });
}

// The plans.
const GUARDS = 2;

export function revealWords(table: TableModel, { plans }: Reveal): string {
  const guarded = plans.filter(({ boxes }) => (boxes[GUARDS] ?? 0) > 0).map(({ seat }) => youIn(table, seat));
  const [first] = table.inOrder.value;
  const begins =
    first === undefined
      ? ''
      : first.seat === table.reader.value
        ? say('moments.reveal.youFirst')
        : say('moments.reveal.first', { crew: nameAt(table, first.seat) });
  const guards =
    guarded.length === 0
      ? say('moments.reveal.noGuards')
      : say('moments.reveal.guards', { crews: listOf(words(), guarded) });
  return `${guards} ${begins}`;
}

// The end of a turn.
export function reasonWords(table: TableModel, content: TurnEnd): string {
  const reason = reasonOf(content, table.reader.value);
  if (reason === null) return say('moments.turn.rule');
  const { first, second } = reason;
  const [crew, other] = [nameAt(table, first), nameAt(table, second)];
  const { value: reader } = table.reader;
  if (reason.why === 'tie') {
    const { level } = reason;
    if (first === reader) return say('moments.turn.tie.you', { other, level });
    if (second === reader) return say('moments.turn.tie.them', { crew, level });
    return say('moments.turn.tie', { crew, other, level });
  }
  if (first === reader) return say('moments.turn.passed.you', { other });
  return second === reader
    ? say('moments.turn.passed.them', { crew })
    : say('moments.turn.passed', { crew, other });
}

export const isSameOrder = ({ order, before }: TurnEnd): boolean =>
  order.every((seat, at) => seat === before[at]);

export function paidWords(table: TableModel, { paid }: TurnEnd): string {
  if (paid.length === 0) return '';
  const each = paid.map(({ seat, francs }) => say('moments.turn.pay', { crew: youIn(table, seat), francs }));
  return say('moments.turn.paid', { crews: listOf(words(), each) });
}

function turnWords(table: TableModel, content: TurnEnd): string {
  const { order, paid, turn } = content;
  const mine = paid.find(({ seat }) => seat === table.reader.value);
  return [
    `${say('moments.turn.over', { turn })}.`,
    say('moments.turn.order', {
      crews: listOf(
        words(),
        order.map((seat) => youIn(table, seat)),
      ),
    }),
    mine === undefined ? '' : say('moments.turn.yours', { francs: mine.francs }),
  ].join(' ');
}

// An arrival.
export const arrivalTitle = (table: TableModel, { seat, place }: Arrival): string => {
  const city = cityWords(table);
  return seat === table.reader.value
    ? say('moments.arrival.you', { city, place })
    : say('moments.arrival.crew', { crew: nameAt(table, seat), city, place });
};

export const POINTS = [5, 3, 1];

export function afterArrival(table: TableModel, { place }: Arrival): string {
  const racing = table.inOrder.value.filter(({ arrived }) => arrived === 0);
  const points = say('moments.arrival.points', { count: POINTS[place - 1] ?? 0 });
  const rest =
    racing.length === 0
      ? say('moments.arrival.none')
      : say('moments.arrival.last', {
          crews: listOf(
            words(),
            racing.map(({ seat }) => youIn(table, seat)),
          ),
        });
  return `${points} ${rest}`;
}

/** One sentence or two for a screen reader; at once, if it was done to the reader. */
export function spokenWords(table: TableModel, content: Content): { words: string; isUrgent: boolean } {
  switch (content.kind) {
    case 'blow':
      return { words: sufferedWords(table, content), isUrgent: table.isLive.value };
    case 'foiled':
      return { words: foiledWords(table, content), isUrgent: false };
    case 'reveal': {
      const plans = content.plans.map(
        ({ seat, boxes }) => `${whoAt(table, seat)}: ${planWords(words(), boxes)}.`,
      );
      return { words: plans.join(' '), isUrgent: false };
    }
    case 'turn':
      return { words: turnWords(table, content), isUrgent: false };
    case 'arrival':
      return { words: `${arrivalTitle(table, content)}. ${afterArrival(table, content)}`, isUrgent: false };
  }
}
