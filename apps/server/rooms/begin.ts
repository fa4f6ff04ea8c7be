// A race begins.
import { openLiveTable, pastOf, sightOf } from '@race/online';
import { NO } from '../common/refusals.ts';
import { withoutChallenge } from './challenged.ts';
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
  // Who comes late may take the place of such a bot.
  const bot: SeatRecord = { kind: 'bot', bot: actor.served.defaultBot, free: true };
  const seats = actor.game.record.seats.map((sits) => (sits.kind === 'open' ? bot : sits));
  actor.game.stage = 'racing';
  change(
    actor,
    { ...withoutChallenge(actor.game.record), seats },
    { replier, onWritten: () => startRace(actor) },
  );
}

/** Begins the race where nobody needs to press a button: of matchmaking, or if its host has chosen so. */
export function beginIfReady(actor: TableActor): void {
  const { record, stage } = actor.game;
  const { seats, host, matched, autoStart } = record;
  const isAwaited = (sits: SeatRecord): boolean =>
    sits.kind === 'open' || (sits.kind === 'person' && sits.ready !== true && sits.person !== awaitedHost);
  // A host has no need to say so.
  const awaitedHost = matched === true ? null : host;
  if (stage !== 'gathering' || (matched !== true && autoStart !== true)) return;
  if (!seats.some(isAwaited)) begin(actor, host, null);
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
