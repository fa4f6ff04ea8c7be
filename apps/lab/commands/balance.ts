import { type Finding, findingsOf, NO_RACES, type RaceTally } from '@race/balance';
import { CELLS, GROUPS, isBase, type MeasuredCell, plainOf } from '../balance/cells.ts';
import { goalsOf, openingGoal, paceGoals, searchingGoals, skillGoal } from '../balance/goals.ts';
import { compareOpenings, fightDuels, measureTable } from '../balance/measure.ts';
import {
  isSearching,
  measureOther,
  OTHER_TABLES,
  type OtherTable,
  otherFindings,
  risingFindings,
} from '../balance/other-games.ts';
import { reportOf } from '../balance/report.ts';
import { readSaved, type SavedMeasures, save } from '../balance/saved.ts';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, list, text, whole } from '../cli/options.ts';
import { rounded, table } from '../cli/table.ts';
import { writeText } from '../records/files.ts';

const MEASURE = 'racer';
const SEARCHING = 'planner';
/** The strongest bot that does not search: quick enough for every table. */
const STRONG = 'veteran';
const DUELS = [
  ['racer', 'beginner'],
  ['beginner', 'random'],
] as const;
const ALL_GROUPS = [...GROUPS, 'solo', 'dash'];
/** The tables of duels. */
const FOR_TWO = CELLS.filter(({ group, options }) => group === 'base' && options.crews === 2);
/** The tables of the searching bots: for two, and with leaders. */
const SPOTS = [...FOR_TWO, ...CELLS.filter(({ options }) => options.modules.join() === 'leaders')];

const openingOn = ({ options: { board, towards } }: MeasuredCell): string => `${board} ${towards}: openings`;

export const balance = command({
  name: 'balance',
  summary: 'Measures races table by table, compares them with the bounds and writes a report.',
  options: {
    races: whole('races per table', 3000, { least: 1 }),
    veterans: whole('races per table of the veteran, the strongest bot that does not search', 0, {
      least: 0,
    }),
    spots: whole('races of the searching bots, per route for two crews and with leaders', 0, { least: 0 }),
    champions: whole('races of the champion per route against René with all powers', 0, { least: 0 }),
    openings: whole('pairs of races per route in which two veterans begin in two ways', 0, {
      least: 0,
    }),
    duels: whole('pairs of races per route in which two bots swap seats', 300, { least: 0 }),
    seed: whole('the same seed gives the same races', 1, { least: 0, most: 0x7fffffff }),
    groups: list(`which tables: ${ALL_GROUPS.join(', ')}`, [...ALL_GROUPS]),
    only: text('only tables whose name contains this', null),
    keep: file(
      'what is measured is saved here, table by table; what is here already is not measured again',
      null,
    ),
    html: file('write the report as a page', null),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run(given, lab) {
    const cells = chosenCells(given);
    const others = chosenOthers(given);
    let saved = readSaved(given.keep, given);
    const add = (more: Partial<SavedMeasures>) => {
      saved = { ...saved, ...more };
      save(given.keep, saved);
    };
    const how = { ...given, lab };
    for (const cell of cells.filter(({ name }) => saved.cells[name] === undefined))
      add({ cells: { ...saved.cells, [cell.name]: await measureTable(cell, MEASURE, given.races, how) } });
    for (const cell of given.veterans === 0
      ? []
      : cells.filter(({ name }) => saved.veterans[name] === undefined))
      add({
        veterans: { ...saved.veterans, [cell.name]: await measureTable(cell, STRONG, given.veterans, how) },
      });
    for (const cell of given.spots === 0
      ? []
      : SPOTS.filter(({ name }) => isWanted(given, name) && saved.spots[name] === undefined))
      add({ spots: { ...saved.spots, [cell.name]: await measureTable(cell, SEARCHING, given.spots, how) } });
    for (const cell of given.duels === 0 ? [] : FOR_TWO.filter(({ name }) => isWanted(given, name)))
      for (const [better, worse] of DUELS) {
        const name = `${cell.options.board} ${cell.options.towards}: ${better} – ${worse}`;
        if (saved.duels[name] === undefined)
          add({
            duels: { ...saved.duels, [name]: await fightDuels(cell, [better, worse], given.duels, how) },
          });
      }
    for (const cell of given.openings === 0 ? [] : FOR_TWO.filter(({ name }) => isWanted(given, name))) {
      const name = openingOn(cell);
      if (saved.openings[name] === undefined)
        add({
          openings: {
            ...saved.openings,
            [name]: await compareOpenings(cell, STRONG, given.openings, how),
          },
        });
    }
    for (const table of others.filter(({ name }) => saved.others[name] === undefined)) {
      const games = isSearching(table) ? given.champions : given.races;
      if (games > 0)
        add({ others: { ...saved.others, [table.name]: await measureOther(table, { ...how, games }) } });
    }
    const findings = [
      ...cells.flatMap((cell) =>
        raceFindings(cell, saved.cells[cell.name] ?? NO_RACES, saved.cells).map(at(cell.name)),
      ),
      ...cells.flatMap((cell) => {
        const tally = saved.veterans[cell.name];
        return tally === undefined
          ? []
          : raceFindings(cell, tally, saved.veterans).map(at(`${cell.name}, ${STRONG}`));
      }),
      ...SPOTS.flatMap((cell) => {
        const tally = saved.spots[cell.name];
        return tally === undefined ? [] : searchingGoals(cell, tally).map(at(`${cell.name}, ${SEARCHING}`));
      }),
      ...Object.entries(saved.duels).map(([name, duels]) => at(name)(skillGoal(duels))),
      ...Object.entries(saved.openings).map(([name, duels]) => at(name)(openingGoal(duels))),
      ...others.flatMap((table) => otherFindings(table, saved.others[table.name] ?? {})),
      ...risingFindings(saved.others),
    ];
    const made = `lab balance --races ${given.races} --veterans ${given.veterans} --spots ${given.spots} --champions ${given.champions} --openings ${given.openings} --duels ${given.duels} --seed ${given.seed}`;
    if (given.html !== null) writeText(given.html, reportOf({ cells, saved, findings, made }));
    const result = { seed: given.seed, races: given.races, findings: findings.map(brief) };
    return { result, text: show(findings), ok: true };
  },
});

/** What is asked of the races at a table, whoever drives; the length is compared with that of the same bot's plain races. */
const raceFindings = (
  cell: MeasuredCell,
  tally: RaceTally,
  all: SavedMeasures['cells'],
): readonly Finding[] => [
  ...findingsOf(tally, isBase(cell.group)),
  ...goalsOf(cell, tally),
  ...paceGoals(cell, tally, all[plainOf(cell)]),
];

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
