// A race that ends before its rules end it: by agreement, in its first turn, or because all others have given up.
import type { Seat } from '@race/kernel';
import type { Ending } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import { change, type RecordChange } from './change.ts';
import { isLive } from './live.ts';
import { announce } from './news.ts';
import type { Replier } from './replier.ts';
import type { TableActor } from './table-actor.ts';
import { peopleSeats, type TableRecord } from './table-record.ts';

/** Nobody is asked any more. Only a race that was conceded has a result. */
export function endRace(
  actor: TableActor,
  record: TableRecord,
  ended: Ending,
  told: Pick<RecordChange, 'replier' | 'onTold'>,
): void {
  const { game, services } = actor;
  game.stage = 'over';
  const counts = ended === 'conceded' && actor.plan.shutUntil === undefined;
  change(
    actor,
    {
      ...record,
      ended,
      rated: counts && record.rated === true,
      proposal: null,
      endProposal: null,
      held: null,
    },
    told,
  );
  if (counts)
    services.committer.add({ write: 'ended', table: actor.id, at: services.now() }, () =>
      services.events.publish('raceOver', { table: actor.id }),
    );
}

interface EndAnswer {
  readonly seat: Seat;
  readonly agrees: boolean;
}

/** Proposes to end the race without a result, agrees to that, or declines it. Everybody who plays has to agree. */
export function proposeEnd(actor: TableActor, { seat, agrees }: EndAnswer, replier: Replier) {
  const { record, stage } = actor.game;
  if (stage !== 'racing') return replier.refuse(stage === 'over' ? NO.isOver : NO.notBegun);
  const proposal = record.endProposal ?? null;
  // Whoever has left or given up neither has to agree nor can decline.
  const players = peopleSeats(record);
  if (!players.includes(seat)) return replier.refuse(NO.notYourSeat);
  if (!agrees) {
    if (proposal === null) return replier.refuse(NO.noProposal);
    const onTold = () => announce(actor, 'endDeclined', seat);
    return change(actor, { ...record, endProposal: null }, { replier, onTold });
  }
  const agreed = [...new Set([...(proposal?.agreed ?? []), seat])];
  if (players.every((one) => agreed.includes(one))) return endRace(actor, record, 'agreed', { replier });
  change(actor, { ...record, endProposal: { seat: proposal?.seat ?? seat, agreed } }, { replier });
}

/** Ends the race in its first turn: then nobody has lost anything. */
export function abort(actor: TableActor, seat: Seat, replier: Replier) {
  const { record, stage } = actor.game;
  if (stage !== 'racing' || !isLive(actor)) return replier.refuse(stage === 'over' ? NO.isOver : NO.notBegun);
  if (!peopleSeats(record).includes(seat)) return replier.refuse(NO.notYourSeat);
  if (actor.served.progress(actor.rules, actor.game.live.state.public).turn > 1)
    return replier.refuse(NO.firstTurnOnly);
  endRace(actor, record, 'aborted', { replier });
}
