// Handlers of requests about the expedition of a day. What is told of others depends on nothing but how many have set
// off, until one's own try is over. DAILY-04.
import type { ClientRequest, ExpeditionNews, PastExpedition, RunNews, RunResult } from '@race/protocol';
import type { ListedRun, ResultRow, RunRow } from '@race/store';
import { NO } from '../rooms/refusals.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seal } from '../rooms/seal.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { dayOf, isDay } from './day.ts';
import { type DayPlan, planOf, storedPlan } from './plan.ts';
import { detailOf, type RunDetail, verifyRun, verifyRuns } from './results.ts';
import { setOff } from './set-off.ts';

const NAMES = ['expedition', 'expeditions', 'setOff'] as const satisfies readonly ClientRequest['do'][];

export type DailyRequest = Extract<ClientRequest, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isDailyRequest = (request: ClientRequest): request is DailyRequest => ALL.has(request.do);

const MOST_RUNS = 100;
const MOST_DAYS = 14;

export async function handleDaily(context: RequestContext, request: DailyRequest): Promise<HandlerResult> {
  const { rooms } = context.shared;
  const today = dayOf(rooms.now());
  switch (request.do) {
    case 'expedition':
      return expedition(context, request.day ?? today, today);
    case 'expeditions':
      return { kind: 'expeditions', days: await pastDays(rooms, today) };
    case 'setOff': {
      if (request.day !== today)
        return isDay(request.day) && request.day < today ? NO.otherDay : NO.noSuchDay;
      const isNew = (await rooms.store.run(today, context.who.person)) === null;
      if (isNew && !(await context.shared.limits.newTables.take(context.session.address))) return NO.tooFast;
      if (!(await context.shared.people.persist(context.who))) return NO.notKept;
      const table = await setOff(rooms, today, context.who);
      return table === null ? NO.notKept : { kind: 'table', table };
    }
  }
}

async function expedition(
  { shared, who }: RequestContext,
  day: string,
  today: string,
): Promise<HandlerResult> {
  if (!isDay(day) || day > today) return NO.noSuchDay;
  const { rooms, administrators } = shared;
  const plan = day === today ? await planOf(rooms, day) : await storedPlan(rooms, day);
  if (plan === null) return NO.noSuchDay;
  const mine = who.isStored ? await ownRun(rooms, day, who.person) : null;
  await verifyRuns(rooms);
  return {
    kind: 'expedition',
    expedition: await newsOf(rooms, { day, plan, mine, strikes: administrators.has(who.person) }),
  };
}

/** One's own try; what became of it is looked at first. */
async function ownRun(rooms: Rooms, day: string, person: string): Promise<RunRow | null> {
  const run = await rooms.store.run(day, person);
  if (run === null || run.result !== null) return run;
  await verifyRun(rooms, run);
  return rooms.store.run(day, person);
}

interface Day {
  readonly day: string;
  readonly plan: DayPlan;
  readonly mine: RunRow | null;
  /** Whether the reader may take runs off the table. */
  readonly strikes: boolean;
}

async function newsOf(rooms: Rooms, { day, plan, mine, strikes }: Day): Promise<ExpeditionNews> {
  const now = rooms.now();
  const isOver = now >= plan.shutUntil;
  const { started, finished } = await rooms.store.countRuns(day);
  const isOpen = isOver || mine?.result != null;
  const listed = isOpen ? await rooms.store.runsOf(day, MOST_RUNS) : null;
  const best = isOver ? bestOf(listed ?? []) : null;
  return {
    day,
    ends: plan.shutUntil,
    now,
    isOver,
    options: plan.options,
    version: plan.version,
    commitment: seal(plan.seed, plan.salt),
    seed: isOver ? plan.seed : null,
    salt: isOver ? plan.salt : null,
    started,
    // Before one's own try is over, nothing that others have done is told.
    finished: isOpen ? finished : null,
    mine: mine === null ? null : await mineOf(rooms, mine),
    runs: listed === null ? null : runsOf(listed, { mine, isOver, strikes }),
    ghost: best === null ? null : { crew: best.crew, name: best.name, legs: best.legs },
  };
}

async function mineOf({ store }: Rooms, run: RunRow): Promise<ExpeditionNews['mine']> {
  const { table, day, result, struck } = run;
  const detail = result === null ? null : detailOf(result);
  const hasRank = result !== null && detail !== null && !struck;
  return {
    table,
    isFinished: result !== null,
    rank: hasRank ? 1 + (await store.runsAhead(day, result)) : null,
    result: detail === null ? null : shownOf(detail),
  };
}

const shownOf = ({ won, arrived, prestige, turns, level }: RunDetail): RunResult => ({
  won,
  arrived,
  prestige,
  turns,
  level,
});

/** Who set off and did not come to the end that day did not arrive: nothing more is told of it. DAILY-02. */
const LOST: RunResult = { won: false, arrived: false, prestige: 0, turns: 0, level: 0 };

interface Reader {
  readonly mine: RunRow | null;
  readonly isOver: boolean;
  readonly strikes: boolean;
}

/** The runs that came to their end; once the day is over all. */
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

/** Alike in everything, down to the moment. */
const isLevel = ({ result }: ListedRun, other: ResultRow | null): boolean =>
  result?.score === other?.score && result?.finished === other?.finished;

function bestOf([first]: readonly ListedRun[]): (RunDetail & { readonly name: string }) | null {
  const detail = first?.result == null ? null : detailOf(first.result);
  return first === undefined || detail === null ? null : { ...detail, name: first.name };
}

async function pastDays(rooms: Rooms, today: string): Promise<PastExpedition[]> {
  const days: PastExpedition[] = [];
  for (const day of await rooms.store.daysBefore(today, MOST_DAYS)) {
    const plan = await storedPlan(rooms, day);
    if (plan === null) continue;
    const { started } = await rooms.store.countRuns(day);
    const best = bestOf(await rooms.store.runsOf(day, 1));
    days.push({
      day,
      options: plan.options,
      started,
      best: best === null ? null : { name: best.name, result: shownOf(best) },
    });
  }
  return days;
}
