import { type Runs, standingRun, strikeRun } from '../daily/memory.ts';
import type { CommitVerdict, TableRow } from '../port.ts';
import type { RetentionChange, RetentionStore } from '../retention.ts';
import type {
  ActRow,
  AdministrationChange,
  AdministrationStore,
  QuoteRow,
  ReportRow,
  SanctionRow,
} from './port.ts';

interface AdministrationInMemory extends AdministrationStore, Pick<RetentionStore, 'oldReports'> {
  writeAdministration(change: AdministrationChange): CommitVerdict;
  /** What is old goes; of what is kept elsewhere nothing. */
  age(change: RetentionChange): CommitVerdict;
  move(from: string, to: string): void;
  forget(person: string): void;
}

interface Besides {
  readonly marks: Map<string, string>;
  readonly tables: ReadonlyMap<string, TableRow>;
  readonly runs: Runs;
}

export function administrationInMemory({ marks, tables, runs }: Besides): AdministrationInMemory {
  const gone = new Map<string, number>();
  const chores = new Map<string, number>();
  const reports = new Map<string, ReportRow>();
  const quotes = new Map<string, readonly QuoteRow[]>();
  const sanctions = new Map<string, SanctionRow>();
  let acts: ActRow[] = [];

  function writeAdministration(change: AdministrationChange): CommitVerdict {
    switch (change.write) {
      case 'report':
        if (reports.has(change.report.report)) return 'conflict';
        reports.set(change.report.report, { ...change.report, settled: null });
        quotes.set(change.report.report, change.quotes);
        return 'written';
      case 'act':
        return actOut(change);
      case 'dropOld':
        if (!isOld(tables.get(change.table), change.stage, change.before)) return 'conflict';
        gone.set(change.table, change.at);
        return 'written';
      case 'chore':
        if ((chores.get(change.chore) ?? Number.NEGATIVE_INFINITY) > change.at - change.gap)
          return 'conflict';
        chores.set(change.chore, change.at);
        return 'written';
      case 'confirm': {
        const found = sanctions.get(change.sanction);
        if (found?.person !== change.person || found.confirmed !== null) return 'conflict';
        sanctions.set(change.sanction, { ...found, confirmed: change.at });
        return 'written';
      }
    }
  }

  function actOut(change: Extract<AdministrationChange, { write: 'act' }>): CommitVerdict {
    const { act, settles, sanction, lifts, strikes } = change;
    const report = settles == null ? null : (reports.get(settles) ?? 'none');
    const lifted = lifts === undefined ? null : (sanctions.get(lifts) ?? 'none');
    const run = strikes === undefined ? null : (standingRun(runs, strikes) ?? 'none');
    if (run === 'none' || report === 'none' || lifted === 'none' || acts.some((one) => one.act === act.act))
      return 'conflict';
    if ((report?.settled ?? null) !== null || (lifted?.lifted ?? null) !== null) return 'conflict';
    if (report !== null) reports.set(report.report, { ...report, settled: act.made });
    if (lifted !== null) sanctions.set(lifted.sanction, { ...lifted, lifted: act.made });
    if (run !== null) strikeRun(runs, run);
    if (sanction !== undefined)
      sanctions.set(sanction.sanction, { ...sanction, lifted: null, confirmed: null });
    if (change.marks !== undefined) marks.set(change.marks.name, change.marks.value);
    acts.push(act);
    return 'written';
  }

  function age(change: RetentionChange): CommitVerdict {
    if (change.write === 'dropReport') {
      quotes.delete(change.report);
      return reports.delete(change.report) ? 'written' : 'conflict';
    }
    const { what, before, most } = change;
    if (what === 'acts') {
      const old = acts.filter(({ made }) => made < before).slice(0, most);
      acts = acts.filter((one) => !old.includes(one));
      return old.length > 0 ? 'written' : 'conflict';
    }
    if (what === 'gone') return dropSome(gone, most, (at) => at < before);
    return dropSome(
      sanctions,
      most,
      ({ made, lifted, until, kind }) =>
        made < before && ((lifted ?? before) < before || (until ?? before) < before || kind === 'warning'),
    );
  }

  const all = <X>(map: Map<string, X>, change: (one: X) => X): void => {
    for (const [key, value] of map) map.set(key, change(value));
  };

  return {
    writeAdministration,
    age,
    oldReports: async (settled, made, most) =>
      [...reports.values()]
        .filter((one) => (one.settled === null ? one.made < made : one.settled < settled))
        .sort((a, b) => a.made - b.made || order(a.report, b.report))
        .slice(0, most)
        .map(({ report }) => report),
    move(from, to) {
      const moved = (person: string): string => (person === from ? to : person);
      all(reports, (one) => ({ ...one, person: moved(one.person), reporter: moved(one.reporter) }));
      all(quotes, (list) => list.map((one) => ({ ...one, person: moved(one.person) })));
      all(sanctions, (one) => ({ ...one, person: moved(one.person) }));
      acts = acts.map((one) => ({ ...one, person: moved(one.person) }));
    },
    forget(person) {
      for (const [key, one] of reports) {
        if (one.person !== person) continue;
        reports.delete(key);
        quotes.delete(key);
      }
      all(reports, (one) => (one.reporter === person ? { ...one, reporter: '', words: '' } : one));
      all(quotes, (list) => list.filter((one) => one.person !== person));
      for (const [key, one] of sanctions) if (one.person === person) sanctions.delete(key);
      const without = (one: string): string => (one === person ? '' : one);
      acts = acts.map((one) => ({
        ...one,
        person: without(one.person),
        administrator: without(one.administrator),
      }));
    },
    reports: async (settled, most) =>
      [...reports.values()]
        .filter((one) => (one.settled !== null) === settled)
        .sort(
          (a, b) =>
            (settled ? (b.settled ?? 0) - (a.settled ?? 0) : a.made - b.made) || order(a.report, b.report),
        )
        .slice(0, most),
    report: async (report) => reports.get(report) ?? null,
    reportsOn: async (person) => [...reports.values()].filter((one) => one.person === person).length,
    reportsBy: async (person) =>
      [...reports.values()]
        .filter((one) => one.reporter === person)
        .sort((a, b) => a.made - b.made || order(a.report, b.report)),
    quotesOf: async (report) => [...(quotes.get(report) ?? [])].sort((a, b) => a.line - b.line),
    sanctionsOf: async (person) =>
      [...sanctions.values()]
        .filter((one) => one.person === person)
        .sort((a, b) => b.made - a.made || order(a.sanction, b.sanction)),
    sanction: async (sanction) => sanctions.get(sanction) ?? null,
    sanctionedSince: async (made) => {
      const found = [...sanctions.values()].filter((one) => one.made >= made && one.lifted === null);
      const byKey = new Map(found.map(({ person, kind }) => [`${person} ${kind}`, { person, kind }]));
      return [...byKey].sort(([a], [b]) => order(a, b)).map(([, one]) => one);
    },
    oldTables: async (before, most) =>
      [...tables.values()]
        .filter((row) => isOld(row, 'over', before))
        .sort((a, b) => a.touched - b.touched || order(a.table, b.table))
        .slice(0, most)
        .map(({ table }) => table),
    gone: async (table) => gone.get(table) ?? null,
    acts: async (most) => acts.toSorted((a, b) => b.made - a.made || order(a.act, b.act)).slice(0, most),
  };
}

const isOld = (row: TableRow | undefined, stage: string, before: number): boolean =>
  row !== undefined && row.stage === stage && row.touched < before;

/** Deletes so many at most of those that pass. */
export function dropSome<K, X>(map: Map<K, X>, most: number, isOut: (one: X) => boolean): CommitVerdict {
  const out = [...map].filter(([, one]) => isOut(one)).slice(0, most);
  for (const [key] of out) map.delete(key);
  return out.length > 0 ? 'written' : 'conflict';
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
