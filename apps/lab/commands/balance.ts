import { type Finding, findingsOf, NO_RACES } from '@race/balance';
import { CELLS, GROUPS, isBase, type MeasuredCell } from '../balance/cells.ts';
import { goalsOf, searchingGoals } from '../balance/goals.ts';
import { fightDuels, measureTable } from '../balance/measure.ts';
import { measureOther, OTHER_TABLES, type OtherTable, otherFindings } from '../balance/other-games.ts';
import { reportOf } from '../balance/report.ts';
import { readSaved, type SavedMeasures, save } from '../balance/saved.ts';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, list, text, whole } from '../cli/options.ts';
import { rounded, table } from '../cli/table.ts';
import { writeText } from '../records/files.ts';

const MEASURE = 'racer';
const SEARCHING = 'planner';
const DUELS = [
  ['racer', 'beginner'],
  ['beginner', 'random'],
] as const;
const ALL_GROUPS = [...GROUPS, 'solo', 'dash'];
/** The tables of duels. */
const FOR_TWO = CELLS.filter(({ group, options }) => group === 'base' && options.crews === 2);
/** The tables of the searching bots: for two, and with leaders. */
const SPOTS = [...FOR_TWO, ...CELLS.filter(({ options }) => options.modules.join() === 'leaders')];

export const balance = command({
  name: 'balance',
  summary: 'Measures races table by table, compares them with the bounds and writes a report.',
  options: {
    races: whole('races per table', 3000, { least: 1 }),
    spots: whole('races of the searching bots, per route for two crews and with leaders', 0, { least: 0 }),
    duels: whole('pairs of races per route in which two bots swap seats', 300, { least: 0 }),
    seed: whole('the same seed gives the same races', 1, { least: 0, most: 0x7fffffff }),
    groups: list(`which tables: ${ALL_GROUPS.join(', ')}`, [...ALL_GROUPS]),
    only: text('only tables whose name contains this', null),
    keep: file(
      'what is measured is kept here, table by table; what is here already is not measured again',
      null,
    ),
    html: file('write the report as a page', null),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run(given, lab) {
    const cells = chosenCells(given);
    const others = chosenOthers(given);
    let kept = readSaved(given.keep, given);
    const add = (more: Partial<SavedMeasures>) => {
      kept = { ...kept, ...more };
      save(given.keep, kept);
    };
    const how = { ...given, lab };
    for (const cell of cells.filter(({ name }) => kept.cells[name] === undefined))
      add({ cells: { ...kept.cells, [cell.name]: await measureTable(cell, MEASURE, given.races, how) } });
    for (const cell of given.spots === 0
      ? []
      : SPOTS.filter(({ name }) => isWanted(given, name) && kept.spots[name] === undefined))
      add({ spots: { ...kept.spots, [cell.name]: await measureTable(cell, SEARCHING, given.spots, how) } });
    for (const cell of given.duels === 0 ? [] : FOR_TWO.filter(({ name }) => isWanted(given, name)))
      for (const [better, worse] of DUELS) {
        const name = `${cell.options.board} ${cell.options.towards}: ${better} – ${worse}`;
        if (kept.duels[name] === undefined)
          add({
            duels: { ...kept.duels, [name]: await fightDuels(cell, [better, worse], given.duels, how) },
          });
      }
    for (const table of others.filter(({ name }) => kept.others[name] === undefined))
      add({
        others: { ...kept.others, [table.name]: await measureOther(table, { ...how, games: given.races }) },
      });
    const findings = [
      ...cells.flatMap((cell) => {
        const tally = kept.cells[cell.name] ?? NO_RACES;
        return [...findingsOf(tally, isBase(cell.group)), ...goalsOf(cell, tally)].map(at(cell.name));
      }),
      ...SPOTS.flatMap((cell) => {
        const tally = kept.spots[cell.name];
        return tally === undefined ? [] : searchingGoals(cell, tally).map(at(`${cell.name}, ${SEARCHING}`));
      }),
      ...others.flatMap((table) => otherFindings(table, kept.others[table.name] ?? {})),
    ];
    const made = `lab balance --races ${given.races} --spots ${given.spots} --duels ${given.duels} --seed ${given.seed}`;
    if (given.html !== null) writeText(given.html, reportOf({ cells, kept, findings, made }));
    const result = { seed: given.seed, races: given.races, findings: findings.map(brief) };
    return { result, text: show(findings), ok: true };
  },
});

interface Wanted {
  readonly groups: readonly string[];
  readonly only: string | null;
}

const isWanted = ({ only }: Wanted, name: string): boolean => only === null || name.includes(only);

function chosenCells(wanted: Wanted): readonly MeasuredCell[] {
  const unknown = wanted.groups.find((group) => !ALL_GROUPS.some((one) => one === group));
  if (unknown !== undefined)
    throw new UsageFault(`unknown group of tables “${unknown}”: ${ALL_GROUPS.join(', ')}`);
  return CELLS.filter(({ group, name }) => wanted.groups.includes(group) && isWanted(wanted, name));
}

const chosenOthers = (wanted: Wanted): readonly OtherTable[] =>
  OTHER_TABLES.filter(({ group, name }) => wanted.groups.includes(group) && isWanted(wanted, name));

type Found = Finding & { readonly cell: string };

const at =
  (cell: string) =>
  (finding: Finding): Found => ({ cell, ...finding });

const brief = ({ value, interval, allowed, ...rest }: Found) => ({
  ...rest,
  value: rounded(value),
  interval: [rounded(interval.low), rounded(interval.high)],
  allowed: [rounded(allowed.low), rounded(allowed.high)],
});

function show(findings: readonly Found[]): string {
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const off = findings.filter(({ verdict }) => verdict !== 'met').map(brief);
  return [
    `${count('met')} bounds met, ${count('unclear')} not for certain, ${count('missed')} missed`,
    '',
    table([
      ['table', 'bound', 'of', 'value', '95 %', 'allowed', ''],
      ...off.map(({ cell, bound, of, value, interval, allowed, verdict }) => [
        cell,
        bound,
        of,
        value,
        interval.join('–'),
        allowed.join('–'),
        verdict,
      ]),
    ]),
  ].join('\n');
}
