// A race begins.
import { openLiveTable, pastOf, sightOf } from '@race/online';
import { NO } from '../common/refusals.ts';
import { change } from './change.ts';
import { clocksIn, keepRow, sendClocks, startClocks } from './clocks.ts';
import { isLive } from './live.ts';
import { chanceOf, firstOf } from './log-lines.ts';
import { isHost } from './news.ts';
import { openQuestion } from './question.ts';
import type { Replier } from './replier.ts';
import type { TableActor } from './table-actor.ts';
import type { SeatRecord } from './table-record.ts';

/** Begins the race; empty seats are filled with bots. */
export function begin(actor: TableActor, person: string, replier: Replier | null) {
  if (actor.game.stage !== 'gathering') return replier?.refuse(NO.begun);
  if (!isHost(actor, person)) return replier?.refuse(NO.notHost);
  const seats = actor.game.record.seats.map(
    (sits): SeatRecord => (sits.kind === 'open' ? { kind: 'bot', bot: actor.served.defaultBot } : sits),
  );
  actor.game.stage = 'racing';
  change(actor, { ...actor.game.record, seats }, { replier, onWritten: () => startRace(actor) });
}

function startRace(actor: TableActor): void {
  const live = openLiveTable(actor.rules, firstOf(actor));
  actor.game.live = live;
  const { options } = actor.plan;
  for (const { member, seat } of actor.people.members) {
    const past = pastOf({ rules: actor.rules, chance: chanceOf(actor), lines: [] }, seat, null);
    member.send(JSON.stringify(sightOf(actor.id, live, { ...past, seat, options, seen: null })));
  }
  if (isLive(actor)) openQuestion(actor);
  startClocks(actor);
  if (clocksIn(actor) !== null) keepRow(actor, () => sendClocks(actor));
}
