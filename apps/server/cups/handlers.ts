// Handlers of requests about cups.
import { isDone, mostEntrants } from '@race/online/cup/log.ts';
import { type CupTicket, cleanName, type RequestOf } from '@race/protocol';
import type { CupRow } from '@race/store';
import { isInClub } from '../common/membership.ts';
import { badOption, NO } from '../common/refusals.ts';
import { isImitated } from '../people/naming.ts';
import { DONE, type HandlerResult, type Handlers, type RequestContext } from '../requests/context.ts';
import { gameOf } from '../rooms/games.ts';
import { leaveSeat } from '../rooms/seats.ts';
import { seatOf } from '../rooms/table-record.ts';
import type { Cup, NextLine } from './book.ts';
import { type CupKeeper, cupsAt } from './keeper.ts';
import { numberOf, ticketOf } from './news.ts';
import { type CupPlan, opensAt } from './plan.ts';

const MOST_SHOWN = 30;
/** A person can have so many that are not over. */
const MOST_OWN = 3;
const SOONEST = 10_000;

export const CUP_HANDLERS = {
  cups: async ({ shared: { rooms }, who }) => ({
    kind: 'cups',
    cups: await listed(
      async () => {
        const { store } = rooms.services;
        const [entry, running, mine, over] = await Promise.all([
          store.cupsIn('entry', MOST_SHOWN),
          store.cupsIn('running', MOST_SHOWN),
          store.cupsEnteredBy(who.person, MOST_SHOWN),
          store.latestCups('over', MOST_SHOWN),
        ]);
        return [...new Map([...mine, ...entry, ...running, ...over].map((row) => [row.cup, row])).values()];
      },
      cupsAt(rooms),
      who.person,
    ),
  }),
  cup: async ({ shared: { rooms }, who }, { cup: name, round }) => {
    const cups = cupsAt(rooms);
    const cup = await cups.book.get(name);
    return cup === null
      ? NO.unknownCup
      : { kind: 'cup', cup: await cups.read(rooms, cup, { person: who.person, round }) };
  },
  makeCup,
  enterCup: (context, { cup }) => enter(context, cup),
  leaveCup: (context, { cup }) => leave(context, cup),
  callOff: ({ shared: { rooms }, who }, { cup }) =>
    appended(cupsAt(rooms), cup, async ({ row, state }) => {
      if (row.host !== who.person) return NO.notCupHost;
      return state.isOff || row.stage === 'over' ? NO.cupOver : { line: { line: 'off' } };
    }),
} satisfies Partial<Handlers>;

async function listed(
  rows: () => Promise<readonly CupRow[]>,
  cups: CupKeeper,
  reader: string,
): Promise<CupTicket[]> {
  const tickets: CupTicket[] = [];
  for (const { cup } of await rows()) {
    const found = await cups.book.get(cup);
    if (found !== null) tickets.push(ticketOf(found, reader));
  }
  return tickets;
}

async function appended(
  cups: CupKeeper,
  cup: string,
  next: (cup: Cup) => Promise<NextLine | Exclude<HandlerResult, { kind: string }>>,
): Promise<HandlerResult> {
  const said = await cups.book.append(cup, next);
  return 'reason' in said ? said : DONE;
}

async function makeCup(context: RequestContext, request: RequestOf<'makeCup'>): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { store, committer, now, newName, newSeed } = shared.services;
  const game = gameOf(request.game);
  if (game === null) return badOption('game');
  const read = game.read(request.options);
  if (!read.ok) return badOption(read.option);
  const size = game.rules(read.options).seats;
  const { kind, pace } = request;
  if (size < 2 || (kind === 'robin' && size !== 2)) return badOption('crews');
  if (request.rounds < 1) return badOption('rounds');
  if (request.startsIn < SOONEST) return NO.cupTooSoon;
  if (who.owner !== undefined) return NO.noPrograms;
  const name = cleanName(request.name);
  if (name.length < 3) return NO.badName;
  if (await isImitated(shared, who.person, name)) return NO.reservedName;
  const own = await Promise.all(['entry', 'running'].map((stage) => store.cupsOf(who.person, stage)));
  if (own.flat().length >= MOST_OWN) return NO.manyCups;
  if (!(await shared.limits.newListed.take(session.address))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const made = now();
  const starts = made + request.startsIn;
  const plan: CupPlan = {
    name,
    kind,
    game: game.id,
    options: read.options,
    size,
    rounds: request.rounds,
    pace,
    seed: Math.abs(newSeed()[0] ?? 0),
    opens: opensAt(made, starts),
  };
  const row: CupRow = {
    cup: newName(),
    plan: JSON.stringify(plan),
    host: who.person,
    stage: 'entry',
    starts,
    due: plan.opens,
    made,
    touched: made,
    lines: 0,
  };
  if (!(await committer.write({ write: 'newCup', row }))) return NO.notKept;
  const cups = cupsAt(shared.rooms);
  const cup = await cups.book.get(row.cup);
  if (cup === null) return NO.notKept;
  return { kind: 'cup', cup: await cups.read(shared.rooms, cup, { person: who.person, round: null }) };
}

/** Enters before the first round; who has entered and left can come back for the next one. */
async function enter({ shared, who }: RequestContext, name: string): Promise<HandlerResult> {
  if (who.owner !== undefined) return NO.noPrograms;
  const club = await shared.services.store.clubOfCup(name);
  if (club !== null && !(await isInClub(shared.services.store, club, who.person))) return NO.clubDecides;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  return appended(cupsAt(shared.rooms), name, async ({ row, state, rules, entrants }) => {
    if (row.stage === 'over' || row.stage === 'off') return NO.cupOver;
    const known = numberOf(entrants, who.person);
    if (known !== null)
      return state.entrants[known]?.isIn === true ? null : { line: { line: 'back', number: known } };
    if (row.stage !== 'entry' || shared.services.now() >= row.starts) return NO.cupBegun;
    if (entrants.length >= mostEntrants(rules)) return NO.cupFull;
    const number = entrants.length;
    return { line: { line: 'entered', number }, entrant: { number, person: who.person, name: who.name } };
  });
}

/** Leaves: from the next round on nobody waits for them, and at the running one a bot drives. */
async function leave({ shared, who }: RequestContext, name: string): Promise<HandlerResult> {
  const { rooms } = shared;
  const cups = cupsAt(rooms);
  const done = await appended(cups, name, async ({ row, state, entrants }) => {
    if (row.stage === 'over' || row.stage === 'off') return NO.cupOver;
    const number = numberOf(entrants, who.person);
    if (number === null) return NO.notInCup;
    return state.entrants[number]?.isIn === true ? { line: { line: 'left', number } } : null;
  });
  if (done === null || 'reason' in done) return done;
  const cup = await cups.book.get(name);
  const number = cup === null ? null : numberOf(cup.entrants, who.person);
  const table = cup?.state.rounds.at(-1)?.tables.find((one) => number !== null && one.seats.includes(number));
  const actor = table === undefined || isDone(table) ? null : await rooms.upToDate(table.table);
  const seat = actor === null ? null : seatOf(actor.game.record, who.person);
  if (actor !== null && seat !== null && actor.game.stage === 'racing') leaveSeat(actor, seat, null);
  return done;
}
