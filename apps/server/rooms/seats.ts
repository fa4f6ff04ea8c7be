// Who sits where: sitting down, being ready, leaving, coming back, and freeing the seat of a person who is away.
import type { Seat } from '@race/kernel';
import { NO } from '../common/refusals.ts';
import { beginIfReady } from './begin.ts';
import { stopCalling, withoutChallenge } from './challenged.ts';
import { change, type RecordChange } from './change.ts';
import { endRace } from './ending.ts';
import { isLive } from './live.ts';
import { announce, awayFor, isHere, isHost } from './news.ts';
import { openQuestion } from './question.ts';
import type { Replier } from './replier.ts';
import type { Rooms } from './rooms.ts';
import type { TableActor } from './table-actor.ts';
import {
  backAt,
  hostPassedOn,
  leftTo,
  type Person,
  personAt,
  type SeatedPerson,
  seatOf,
  type TableRecord,
  withOrders,
  withSeat,
} from './table-record.ts';

/** Before the race anybody may take a seat that no person has; during it, a freed seat if they have seen no other hand. */
export function sit(actor: TableActor, seat: Seat, person: Person, replier: Replier) {
  const { record } = actor.game;
  const sits = record.seats[seat];
  if (sits === undefined) return replier.refuse(NO.noSeat);
  if (actor.game.stage !== 'gathering') return takeOver(actor, seat, person, replier);
  if (sits.kind === 'person') return replier.refuse(NO.seatTaken);
  if (record.sentAway?.includes(person.person)) return replier.refuse(NO.sentAway);
  const old = seatOf(record, person.person);
  const risen = old === null ? record : withSeat(record, old, { kind: 'open' });
  const isAnswer = record.challenged?.person === person.person;
  const seated = withSeat(risen, seat, personAt(person, record.seats));
  change(actor, isAnswer ? withoutChallenge(seated) : seated, {
    replier,
    onWritten() {
      reseat(actor);
      if (isAnswer) stopCalling(actor, person.person);
    },
    onTold: () => beginIfReady(actor),
  });
}

/** Takes a seat that was freed, of a person or of a bot. Nobody may know two hands of one race. */
function takeOver(actor: TableActor, seat: Seat, person: Person, replier: Replier) {
  const { record } = actor.game;
  const sits = record.seats[seat];
  if (actor.game.stage !== 'racing' || sits === undefined || sits.kind === 'open' || sits.free !== true)
    return replier.refuse(NO.begun);
  if (record.sentAway?.includes(person.person)) return replier.refuse(NO.sentAway);
  const former = record.former ?? [];
  const held = former.find((one) => one.person === person.person)?.seat ?? seatOf(record, person.person);
  if (held !== null && held !== seat) return replier.refuse(NO.otherHand);
  const risen = withSeat(record, seat, { kind: 'open' });
  const seated = withSeat(withOrders(record, seat, null), seat, personAt(person, risen.seats));
  const taken =
    sits.kind === 'bot'
      ? { ...seated, taken: [...(seated.taken ?? []), seat] }
      : withFormer(seated, seat, sits);
  change(actor, taken, {
    replier,
    onWritten() {
      actor.removeMember(replier.member);
      replier.member.lost(actor.id);
    },
    onTold: () => announce(actor, 'tookOver', seat),
  });
}

/** Another person has taken the seat of this one. */
const withFormer = (record: TableRecord, seat: Seat, { person, gone }: SeatedPerson): TableRecord => ({
  ...hostPassedOn(record, person),
  former: [...(record.former ?? []), { person, seat, ...(gone === undefined ? {} : { gone }) }],
});

/** Says before the race whether it may begin. */
export function sayReady(
  actor: TableActor,
  { person, ready }: { readonly person: string; readonly ready: boolean },
  replier: Replier,
) {
  const seat = seatOf(actor.game.record, person);
  const sits = seat === null ? undefined : actor.game.record.seats[seat];
  if (seat === null || sits?.kind !== 'person') return replier.refuse(NO.notYourSeat);
  if (actor.game.stage !== 'gathering') return replier.refuse(NO.begun);
  change(actor, withSeat(actor.game.record, seat, { ...sits, ready }), {
    replier,
    onTold: () => beginIfReady(actor),
  });
}

/** The members' seats follow the table record. */
function reseat(actor: TableActor): void {
  for (const seated of actor.people.members) seated.seat = seatOf(actor.game.record, seated.member.person);
}

/** Before the race the seat is open again; during it a bot plays until its person comes back. */
export function leave(actor: TableActor, person: string, replier: Replier) {
  const seat = seatOf(actor.game.record, person);
  const sits = seat === null ? undefined : actor.game.record.seats[seat];
  if (seat === null || sits?.kind !== 'person') return replier.refuse(NO.notYourSeat);
  leaveSeat(actor, seat, replier);
}

export function leaveSeat(actor: TableActor, seat: Seat, replier: Replier | null): void {
  const sits = actor.game.record.seats[seat];
  if (sits?.kind !== 'person') return;
  if (actor.game.stage === 'gathering') standUp(actor, seat, replier);
  else
    letBotPlay(
      actor,
      withSeat(actor.game.record, seat, leftTo(sits, actor.served.defaultBot, actor.services.now())),
      { replier, onTold: () => announce(actor, 'left', seat) },
    );
}

/**
 * Frees the seat of a person who is away: before the race it is open again; during it a bot plays until they come back
 * or another person sits down. Where people were matched, and in a rated race with a clock, only the clock does that.
 */
export function free(
  actor: TableActor,
  { seat, person }: { readonly seat: Seat; readonly person: string },
  replier: Replier,
) {
  const { record, stage } = actor.game;
  const sits = record.seats[seat];
  if (!isHost(actor, person)) return replier.refuse(NO.notHost);
  if (stage === 'over') return replier.refuse(NO.isOver);
  if (sits?.kind === 'bot' && stage === 'racing') return freeBot(actor, seat, replier);
  if (sits?.kind !== 'person') return replier.refuse(NO.noSeat);
  const isClocked = record.rated === true && (record.clock ?? null) !== null;
  if (stage === 'racing' && (record.matched === true || isClocked)) return replier.refuse(NO.clockDecides);
  if (sits.person === person || isHere(actor, sits.person)) return replier.refuse(NO.isHere);
  if (awayFor(actor, sits.person) < actor.services.absence) return replier.refuse(NO.justLeft);
  if (stage === 'gathering') return standUp(actor, seat, replier);
  const left = { ...leftTo(sits, actor.served.defaultBot, actor.services.now()), free: true as const };
  letBotPlay(actor, withSeat(record, seat, left), {
    replier,
    onTold: () => announce(actor, 'botDrives', seat),
  });
}

/** Anybody with the link may take the place of this bot. */
function freeBot(actor: TableActor, seat: Seat, replier: Replier) {
  const { record } = actor.game;
  const sits = record.seats[seat];
  if (sits?.kind !== 'bot' || record.matched === true) return replier.refuse(NO.clockDecides);
  change(actor, withSeat(record, seat, { ...sits, free: true }), { replier });
}

/** Before the race, the host sends a person away, who cannot sit down again. */
export function kick(
  actor: TableActor,
  { seat, person }: { readonly seat: Seat; readonly person: string },
  replier: Replier,
) {
  const { record, stage } = actor.game;
  const sits = record.seats[seat];
  if (!isHost(actor, person) || record.matched === true) return replier.refuse(NO.notHost);
  if (stage !== 'gathering') return replier.refuse(NO.begun);
  if (sits?.kind !== 'person' || sits.person === person) return replier.refuse(NO.noSeat);
  const sentAway = [...(record.sentAway ?? []), sits.person].slice(-MOST_SENT_AWAY);
  announce(actor, 'sentAway', seat);
  change(
    actor,
    { ...withSeat(record, seat, { kind: 'open' }), sentAway },
    {
      replier,
      onWritten: () => reseat(actor),
    },
  );
}

const MOST_SENT_AWAY = 50;

/** Gives the race up: a bot drives on, and the person does not come back to it. */
export function concede(actor: TableActor, seat: Seat, replier: Replier) {
  const { record, stage } = actor.game;
  const sits = record.seats[seat];
  if (stage !== 'racing') return replier.refuse(stage === 'over' ? NO.isOver : NO.notBegun);
  if (sits?.kind !== 'person' || sits.conceded === true) return replier.refuse(NO.notYourSeat);
  const left = leftTo(sits, actor.served.defaultBot, actor.services.now());
  const conceded = withSeat(record, seat, { ...left, conceded: true });
  const onTold = () => announce(actor, 'conceded', seat);
  if (isLastStanding(conceded)) endRace(actor, conceded, 'conceded', { replier, onTold });
  else letBotPlay(actor, conceded, { replier, onTold });
}

/** Whether all but one have given up, and no bot has raced from the beginning. */
const isLastStanding = ({ seats, taken = [] }: TableRecord): boolean =>
  taken.length === 0 &&
  seats.every(({ kind }) => kind === 'person') &&
  seats.filter((sits) => sits.kind === 'person' && sits.conceded !== true).length === 1;

function standUp(actor: TableActor, seat: Seat, replier: Replier | null): void {
  const sits = actor.game.record.seats[seat];
  const risen = withSeat(actor.game.record, seat, { kind: 'open' });
  const record = sits?.kind === 'person' ? hostPassedOn(risen, sits.person) : risen;
  change(actor, record, { replier, onWritten: () => reseat(actor) });
}

const letBotPlay = (
  actor: TableActor,
  record: TableRecord,
  told: Pick<RecordChange, 'replier' | 'onTold'>,
): void => change(actor, record, { ...told, onWritten: () => isLive(actor) && openQuestion(actor) });

/** A host who has been away from a waiting room passes that on to the next person there. */
export function passHostOn(actor: TableActor): void {
  const { record, stage } = actor.game;
  const next = record.seats.findIndex(
    (sits) => sits.kind === 'person' && sits.person !== record.host && isHere(actor, sits.person),
  );
  const sits = record.seats[next];
  if (stage !== 'gathering' || record.matched === true || sits?.kind !== 'person') return;
  if (awayFor(actor, record.host) < HOST_AWAY) return;
  change(
    actor,
    { ...record, host: sits.person },
    {
      replier: null,
      onTold: () => announce(actor, 'host', next),
    },
  );
}

/** How long the others wait for a host who is away, in milliseconds. */
export const HOST_AWAY = 20_000;

/** Gives a seat back to its person, if a bot has played for them. */
export function returnTo(rooms: Rooms, actor: TableActor, person: string): void {
  const { record } = actor.game;
  const seat = seatOf(record, person);
  const sits = seat === null ? undefined : record.seats[seat];
  if (seat === null || sits?.kind !== 'person' || sits.bot === null || sits.conceded === true) return;
  change(actor, withSeat(record, seat, backAt(sits)), {
    replier: null,
    onTold: () => announce(actor, 'isBack', seat),
    // Otherwise the bot would go on after another process wrote first.
    again: () => rooms.visit(actor.id, (now) => returnTo(rooms, now, person)),
  });
}
