import type { CommitVerdict, PersonRow, TableRow } from '../port.ts';
import type { DailyChange, DailyStore, RunRow } from './port.ts';

/** What a store in memory keeps besides. */
interface Besides {
  /** By day and person, with a space between. */
  readonly runs: Map<string, RunRow>;
  readonly people: ReadonlyMap<string, PersonRow>;
  readonly tables: ReadonlyMap<string, TableRow>;
}

export type Runs = Besides['runs'];

interface DailyInMemory extends DailyStore {
  writeDaily(change: DailyChange): CommitVerdict;
}

const keyOf = ({ day, person }: Pick<RunRow, 'day' | 'person'>): string => `${day} ${person}`;

export function dailyInMemory({ runs, people, tables }: Besides): DailyInMemory {
  const all = (): RunRow[] => [...runs.values()];
  const listed = (day: string): RunRow[] => all().filter((run) => run.day === day && !run.struck);

  return {
    writeDaily(change) {
      switch (change.write) {
        case 'run':
          if (runs.has(keyOf(change.run))) return 'conflict';
          runs.set(keyOf(change.run), { ...change.run, result: null, struck: false });
          return 'written';
        case 'result': {
          const found = all().find((run) => run.table === change.table && run.result === null);
          if (found === undefined) return 'conflict';
          runs.set(keyOf(found), { ...found, result: change.result });
          return 'written';
        }
      }
    },
    run: async (day, person) => runs.get(keyOf({ day, person })) ?? null,
    runsBy: async (person) =>
      all()
        .filter((run) => run.person === person)
        .sort((a, b) => (a.day < b.day ? 1 : -1)),
    runsOf: async (day, most) =>
      listed(day)
        .flatMap((run) => {
          const name = people.get(run.person)?.name;
          return name === undefined ? [] : [{ ...run, name }];
        })
        .sort(byResult)
        .slice(0, most),
    countRuns: async (day) => {
      const ofDay = listed(day);
      return { started: ofDay.length, finished: ofDay.filter(({ result }) => result !== null).length };
    },
    runsAhead: async (day, than) =>
      listed(day).filter(
        ({ result }) =>
          result !== null &&
          (result.score > than.score || (result.score === than.score && result.finished < than.finished)),
      ).length,
    unverified: async (most) =>
      all()
        .filter(({ table, result, ends }) => {
          const row = tables.get(table);
          return result === null && row?.stage === 'over' && row.touched < ends;
        })
        .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
        .slice(0, most),
    daysBefore: async (day, most) =>
      [...new Set(all().flatMap((run) => (run.day < day && !run.struck ? [run.day] : [])))]
        .sort()
        .reverse()
        .slice(0, most),
  };
}

function byResult(a: RunRow, b: RunRow): number {
  const [one, other] = [a.result?.score ?? -1, b.result?.score ?? -1];
  const finished = (a.result?.finished ?? 0) - (b.result?.finished ?? 0);
  return other - one || finished || a.made - b.made || (a.person < b.person ? -1 : 1);
}

/** The run at this table, where it stands in the table of its day. */
export const standingRun = (runs: Runs, table: string): RunRow | null =>
  [...runs.values()].find((run) => run.table === table && !run.struck) ?? null;

export function strikeRun(runs: Runs, run: RunRow): void {
  runs.set(keyOf(run), { ...run, struck: true });
}

/** What was somebody's is another's; where both set off on one day, the other's own try stands. */
export function moveRuns(runs: Runs, from: string, to: string): void {
  for (const [key, run] of runs) {
    const moved = { ...run, person: to };
    if (run.person !== from || runs.has(keyOf(moved))) continue;
    runs.delete(key);
    runs.set(keyOf(moved), moved);
  }
}
