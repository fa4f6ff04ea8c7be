// Handlers of requests about the daily expedition. Until a person's own run is over, only the number of runs is shown.
// DAILY-04.
import type { ExpeditionNews, PastExpedition, RequestOf, RunNews, RunResult } from '@race/protocol';
import type { ListedRun, ResultRow, RunRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import type { HandlerResult, Handlers, RequestContext } from '../requests/context.ts';
import { commitmentTo } from '../rooms/commitment.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { dayOf, isDay } from './day.ts';
import { type DayPlan, planOf, storedPlan } from './plan.ts';
import { detailOf, type RunDetail, verifyRun, verifyRuns } from './results.ts';
import { setOff } from './set-off.ts';

const MOST_RUNS = 100;
const MOST_DAYS = 14;

export const DAILY_HANDLERS = {
  expedition: (context, { day }) => expedition(context, day),
  expeditions: async ({ shared: { rooms }, who }) => ({
    kind: 'expeditions',
    days: await pastDays(rooms, dayOf(rooms.services.now()), who.isStored ? who.person : null),
  }),
  setOff: async (context, { day }) => {
    const { rooms, limits, identities } = context.shared;
    const today = dayOf(rooms.services.now());
    if (day !== today) return isDay(day) && day < today ? NO.otherDay : NO.noSuchDay;
    const isNew = (await rooms.services.store.run(today, context.who.person)) === null;
    if (isNew && !(await limits.newTables.take(context.session.address))) return NO.tooFast;
    if (!(await identities.persist(context.who))) return NO.notKept;
    const table = await setOff(rooms, today, context.who);
    return table === null ? NO.notKept : { kind: 'table', table };
  },
} satisfies Partial<Handlers>;

async function expedition(
  { shared, who }: RequestContext,
  asked: RequestOf<'expedition'>['day'],
): Promise<HandlerResult> {
  const today = dayOf(shared.services.now());
  const day = asked ?? today;
  if (!isDay(day) || day > today) return NO.noSuchDay;
  const { rooms, administrators } = shared;
  const plan = day === today ? await planOf(rooms.services, day) : await storedPlan(rooms.services, day);
  if (plan === null) return NO.noSuchDay;
  const mine = who.isStored ? await ownRun(rooms, day, who.person) : null;
  await verifyRuns(rooms);
  return {
    kind: 'expedition',
    expedition: await newsOf(rooms, { day, plan, mine, strikes: administrators.has(who.person) }),
  };
}

/** The person's own run, verified first if it is finished. */
async function ownRun(rooms: Rooms, day: string, person: string): Promise<RunRow | null> {
  const run = await rooms.services.store.run(day, person);
  if (run === null || run.result !== null) return run;
  await verifyRun(rooms, run);
  return rooms.services.store.run(day, person);
}

interface Day {
  readonly day: string;
  readonly plan: DayPlan;
  readonly mine: RunRow | null;
  /** Whether the reader may remove runs from the ranking. */
  readonly strikes: boolean;
}

async function newsOf(rooms: Rooms, { day, plan, mine, strikes }: Day): Promise<ExpeditionNews> {
  const now = rooms.services.now();
  const isOver = now >= plan.shutUntil;
  const { started, finished } = await rooms.services.store.countRuns(day);
  const isOpen = isOver || mine?.result != null;
  const { store } = rooms.services;
  const [runs, guests] = isOpen
    ? await Promise.all([store.runsOf(day, MOST_RUNS, 'accounts'), store.runsOf(day, MOST_RUNS, 'guests')])
    : [null, null];
  const best = isOver ? (bestOf(runs ?? []) ?? bestOf(guests ?? [])) : null;
  return {
    day,
    ends: plan.shutUntil,
    now,
    isOver,
    options: plan.options,
    version: plan.version,
    commitment: commitmentTo(plan.seed, plan.salt),
    seed: isOver ? plan.seed : null,
    salt: isOver ? plan.salt : null,
    started,
    // Results of others are secret until the reader's own run is over.
    finished: isOpen ? finished : null,
    mine: mine === null ? null : await mineOf(rooms.services, mine),
    runs: runs === null ? null : runsOf(runs, { mine, isOver, strikes }),
    guests: guests === null ? null : runsOf(guests, { mine, isOver, strikes }),
    ghost: best === null ? null : { crew: best.crew, name: best.name, legs: best.legs },
  };
}

async function mineOf({ store }: TableServices, run: RunRow): Promise<ExpeditionNews['mine']> {
  const { table, result } = run;
  const detail = result === null ? null : detailOf(result);
  return {
    table,
    isFinished: result !== null,
    ...(await rankOf(store, run)),
    result: detail === null ? null : shownOf(detail),
    way: detail === null ? null : { crew: detail.crew, legs: detail.legs },
  };
}

/** The rank is null for a run that was not finished, not proven, or struck off. */
async function rankOf(
  store: TableServices['store'],
  { day, person, made, result, struck }: RunRow,
): Promise<{ readonly rank: number | null; readonly among: number; readonly isGuest: boolean }> {
  const account = await store.account(person);
  const isGuest = account === null || account.made > made;
  const of = isGuest ? 'guests' : 'accounts';
  const among = await store.finishedOf(day, of);
  if (result === null || detailOf(result) === null || struck) return { rank: null, among, isGuest };
  return { rank: 1 + (await store.runsAhead(day, result, of)), among, isGuest };
}

const shownOf = ({ won, arrived, prestige, turns, level }: RunDetail): RunResult => ({
  won,
  arrived,
  prestige,
  turns,
  level,
});

/** A run that was not finished that day did not arrive, and nothing else is shown of it. DAILY-02. */
const LOST: RunResult = { won: false, arrived: false, prestige: 0, turns: 0, level: 0 };

interface Reader {
  readonly mine: RunRow | null;
  readonly isOver: boolean;
  readonly strikes: boolean;
}

/** The finished runs; once the day is over, all. */
function runsOf(listed: readonly ListedRun[], { mine, isOver, strikes }: Reader): RunNews[] {
  const runs: RunNews[] = [];
  for (const [at, { person, name, table, result }] of listed.entries()) {
    const detail = result === null ? null : detailOf(result);
    if (detail === null && !isOver) continue;
    const isMine = person === mine?.person;
    const isShown = isMine || (isOver && at === 0 && detail !== null);
    const rank = detail === null ? null : 1 + listed.findIndex((one) => isLevel(one, result));
    runs.push({
      rank,
      name,
      isMine,
      person: strikes ? person : null,
      table: isShown ? table : null,
      ...(detail === null ? LOST : shownOf(detail)),
    });
  }
  return runs;
}

/** Equal in everything, including the time. */
const isLevel = ({ result }: ListedRun, other: ResultRow | null): boolean =>
  result?.score === other?.score && result?.finished === other?.finished;

function bestOf([first]: readonly ListedRun[]): (RunDetail & { readonly name: string }) | null {
  const detail = first?.result == null ? null : detailOf(first.result);
  return first === undefined || detail === null ? null : { ...detail, name: first.name };
}

async function pastDays(rooms: Rooms, today: string, reader: string | null): Promise<PastExpedition[]> {
  const { store } = rooms.services;
  const days: PastExpedition[] = [];
  const driven = reader === null ? [] : await store.runsBy(reader);
  for (const day of await store.daysBefore(today, MOST_DAYS)) {
    const plan = await storedPlan(rooms.services, day);
    if (plan === null) continue;
    const { started, finished } = await store.countRuns(day);
    const best =
      bestOf(await store.runsOf(day, 1, 'accounts')) ?? bestOf(await store.runsOf(day, 1, 'guests'));
    const mine = driven.find((run) => run.day === day);
    days.push({
      day,
      options: plan.options,
      started,
      finished,
      mine: mine === undefined ? null : await pastRank(store, mine),
      best: best === null ? null : { name: best.name, result: shownOf(best) },
    });
  }
  return days;
}

async function pastRank(store: TableServices['store'], run: RunRow): Promise<PastExpedition['mine']> {
  const { rank, among } = await rankOf(store, run);
  return { rank, among };
}
