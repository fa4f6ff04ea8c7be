// What each wish about the expedition of a day brings. What is told of others depends on nothing but how many have set
// off, until one's own try is over. DAILY-04.
import type { ExpeditionNews, NetWish, PastExpedition, RunNews, RunResult } from '@race/protocol';
import type { KeptResult, KeptRun, ListedRun } from '@race/store';
import type { At, Granted } from '../live/grants.ts';
import type { Hall } from '../rooms/hall.ts';
import { NO } from '../rooms/refusals.ts';
import { seal } from '../rooms/seal.ts';
import { dayOf, isDay } from './day.ts';
import { type DayPlan, keptPlan, planOf } from './plan.ts';
import { detailOf, type RunDetail, verifyRun, verifyRuns } from './results.ts';
import { setOff } from './set-off.ts';

const NAMES = ['expedition', 'expeditions', 'setOff'] as const satisfies readonly NetWish['do'][];

export type DailyWish = Extract<NetWish, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isOfDay = (wish: NetWish): wish is DailyWish => ALL.has(wish.do);

const MOST_RUNS = 100;
const MOST_DAYS = 14;

export async function grantDaily(at: At, wish: DailyWish): Promise<Granted> {
  const { hall } = at.desk;
  const today = dayOf(hall.now());
  switch (wish.do) {
    case 'expedition':
      return expedition(at, wish.day ?? today, today);
    case 'expeditions':
      return { kind: 'expeditions', days: await pastDays(hall, today) };
    case 'setOff': {
      if (wish.day !== today) return isDay(wish.day) && wish.day < today ? NO.otherDay : NO.noSuchDay;
      const isNew = (await hall.store.run(today, at.who.person)) === null;
      if (isNew && !(await at.desk.limits.newTables.take(at.session.address))) return NO.tooFast;
      if (!(await at.desk.people.keep(at.who))) return NO.notKept;
      const table = await setOff(hall, today, at.who);
      return table === null ? NO.notKept : { kind: 'table', table };
    }
  }
}

async function expedition({ desk, who }: At, day: string, today: string): Promise<Granted> {
  if (!isDay(day) || day > today) return NO.noSuchDay;
  const { hall, administrators } = desk;
  const plan = day === today ? await planOf(hall, day) : await keptPlan(hall, day);
  if (plan === null) return NO.noSuchDay;
  const mine = who.isKept ? await ownRun(hall, day, who.person) : null;
  await verifyRuns(hall);
  return {
    kind: 'expedition',
    expedition: await newsOf(hall, { day, plan, mine, strikes: administrators.has(who.person) }),
  };
}

/** One's own try; what became of it is looked at first. */
async function ownRun(hall: Hall, day: string, person: string): Promise<KeptRun | null> {
  const run = await hall.store.run(day, person);
  if (run === null || run.result !== null) return run;
  await verifyRun(hall, run);
  return hall.store.run(day, person);
}

interface Day {
  readonly day: string;
  readonly plan: DayPlan;
  readonly mine: KeptRun | null;
  /** Whether the reader may take runs off the table. */
  readonly strikes: boolean;
}

async function newsOf(hall: Hall, { day, plan, mine, strikes }: Day): Promise<ExpeditionNews> {
  const now = hall.now();
  const isOver = now >= plan.shutUntil;
  const { started, finished } = await hall.store.countRuns(day);
  const isOpen = isOver || mine?.result != null;
  const listed = isOpen ? await hall.store.runsOf(day, MOST_RUNS) : null;
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
    mine: mine === null ? null : await mineOf(hall, mine),
    runs: listed === null ? null : runsOf(listed, { mine, isOver, strikes }),
    ghost: best === null ? null : { crew: best.crew, name: best.name, legs: best.legs },
  };
}

async function mineOf({ store }: Hall, run: KeptRun): Promise<ExpeditionNews['mine']> {
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
  readonly mine: KeptRun | null;
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
const isLevel = ({ result }: ListedRun, other: KeptResult | null): boolean =>
  result?.score === other?.score && result?.finished === other?.finished;

function bestOf([first]: readonly ListedRun[]): (RunDetail & { readonly name: string }) | null {
  const detail = first?.result == null ? null : detailOf(first.result);
  return first === undefined || detail === null ? null : { ...detail, name: first.name };
}

async function pastDays(hall: Hall, today: string): Promise<PastExpedition[]> {
  const days: PastExpedition[] = [];
  for (const day of await hall.store.daysBefore(today, MOST_DAYS)) {
    const plan = await keptPlan(hall, day);
    if (plan === null) continue;
    const { started } = await hall.store.countRuns(day);
    const best = bestOf(await hall.store.runsOf(day, 1));
    days.push({
      day,
      options: plan.options,
      started,
      best: best === null ? null : { name: best.name, result: shownOf(best) },
    });
  }
  return days;
}
