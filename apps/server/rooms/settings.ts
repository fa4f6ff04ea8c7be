// What the host changes in the waiting room: the options of the race, for whom each seat is, and how it begins.
import type { RequestOf } from '@race/protocol';
import { badOption, NO } from '../common/refusals.ts';
import { beginIfReady } from './begin.ts';
import { change } from './change.ts';
import { announce, isHost } from './news.ts';
import { notWritten } from './play.ts';
import type { Replier } from './replier.ts';
import { nextRow } from './row.ts';
import type { TableActor } from './table-actor.ts';
import type { SeatedPerson, SeatRecord } from './table-record.ts';

type Settings = Pick<RequestOf<'settings'>, 'options' | 'seats'>;

/** The people who sit here keep a seat, the host the one called `me`; everybody has to say again whether they are ready. */
export function changeSettings(
  actor: TableActor,
  { person, options, seats }: Settings & { readonly person: string },
  replier: Replier,
) {
  const { game, served, services } = actor;
  const { record } = game;
  if (game.stage !== 'gathering') return replier.refuse(NO.begun);
  if (!isHost(actor, person) || record.matched === true) return replier.refuse(NO.notHost);
  const read = served.read(options);
  if (!read.ok) return replier.refuse(badOption(read.option));
  const rules = served.rules(read.options);
  const isKnown = seats.every((one) => one === 'me' || one === 'open' || served.isBot(one));
  const mine = seats.filter((one) => one === 'me').length;
  if (seats.length !== rules.seats || mine > 1 || !isKnown) return replier.refuse(badOption('seats'));
  const seated = reseated(record.seats, seats, person);
  if (seated === null) return replier.refuse(NO.fewSeats);
  game.record = { ...record, seats: seated };
  const plan = { ...actor.plan, options: read.options, version: rules.version };
  const row = { ...nextRow(actor, services.now()), plan: JSON.stringify(plan) };
  services.committer.add({ write: 'table', row }, (verdict) => {
    if (verdict !== 'written') return void notWritten(actor, verdict, { replier });
    replier.written(0);
    announce(
      actor,
      'settings',
      seated.findIndex((sits) => sits.kind === 'person' && sits.person === person),
    );
    // The rules of a table in memory never change: it is opened again with the new ones.
    actor.reopen();
  });
}

/** Who sits where under the new plan; null where not everybody has a seat. */
function reseated(
  before: readonly SeatRecord[],
  planned: Settings['seats'],
  host: string,
): readonly SeatRecord[] | null {
  const people = before.filter((sits): sits is SeatedPerson => sits.kind === 'person');
  const own = people.find((sits) => sits.person === host);
  const waiting = people
    .filter((sits) => !(sits === own && planned.includes('me')))
    .map(({ ready: _, ...sits }) => sits);
  // Whose seat stays open keeps it; the others take the open seats in their order.
  const staying = planned.map((one, seat) => {
    const sits = before[seat];
    return one === 'open' && sits?.kind === 'person'
      ? waiting.find(({ person }) => person === sits.person)
      : undefined;
  });
  const moving = waiting.filter((sits) => !staying.includes(sits));
  const seats = planned.map((one, seat): SeatRecord => {
    if (one === 'me') return own ?? { kind: 'open' };
    if (one !== 'open') return { kind: 'bot', bot: one };
    return staying[seat] ?? moving.shift() ?? { kind: 'open' };
  });
  return moving.length === 0 ? seats : null;
}

/** Whether the race begins by itself once all seats are taken and everybody is ready. */
export function setAutoStart(
  actor: TableActor,
  { person, auto }: { readonly person: string; readonly auto: boolean },
  replier: Replier,
) {
  const { record, stage } = actor.game;
  if (stage !== 'gathering') return replier.refuse(NO.begun);
  if (!isHost(actor, person)) return replier.refuse(NO.notHost);
  change(actor, { ...record, autoStart: auto }, { replier, onTold: () => beginIfReady(actor) });
}
