// The clock of a table: before the race its host sets it, during the race everybody has to agree. NET-08.
import { type Clock, sameClock } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import { change } from './change.ts';
import { startClocks } from './clocks.ts';
import { announce, isHost } from './news.ts';
import type { Replier } from './replier.ts';
import type { TableActor } from './table-actor.ts';
import { peopleSeats, seatOf } from './table-record.ts';

export function proposeClock(
  actor: TableActor,
  { person, clock }: { readonly person: string; readonly clock: Clock | null },
  replier: Replier,
) {
  const { record, stage } = actor.game;
  if (stage === 'over') return replier.refuse(NO.isOver);
  if (stage === 'gathering')
    return isHost(actor, person)
      ? change(actor, { ...record, clock }, { replier })
      : replier.refuse(NO.notHost);
  const seat = seatOf(record, person);
  // Whoever has left or given up neither has to agree nor can decline.
  if (seat === null || !peopleSeats(record).includes(seat)) return replier.refuse(NO.notYourSeat);
  // Proposing the present clock withdraws the proposal.
  if (sameClock(clock, record.clock ?? null))
    return change(
      actor,
      { ...record, clockProposal: null },
      { replier, onTold: () => record.clockProposal && announce(actor, 'clockDeclined', seat) },
    );
  const proposal = record.clockProposal ?? null;
  const isShared = proposal !== null && sameClock(proposal.clock, clock);
  const agreed = isShared ? [...new Set([...proposal.agreed, seat])] : [seat];
  if (!peopleSeats(record).every((one) => agreed.includes(one))) {
    const clockProposal = { seat: isShared ? proposal.seat : seat, clock, agreed };
    return change(actor, { ...record, clockProposal }, { replier });
  }
  actor.game.record = { ...record, clock, clockProposal: null };
  startClocks(actor);
  change(actor, actor.game.record, { replier, onTold: () => announce(actor, 'clockAgreed', seat) });
}
