// The tables that are measured: boards, directions, numbers of crews, modules.
import { BOARD_IDS, DIRECTIONS } from '@race/great-race';

export const GROUPS = ['base', 'fifth', 'modules', 'everything'] as const;
export type CellGroup = (typeof GROUPS)[number];

/** The base game, with four crews or the fifth. */
export const isBase = (group: CellGroup): boolean => group === 'base' || group === 'fifth';

export interface MeasuredCell {
  readonly name: string;
  readonly group: CellGroup;
  readonly options: {
    readonly board: (typeof BOARD_IDS)[number];
    readonly towards: (typeof DIRECTIONS)[number];
    readonly crews: number;
    readonly modules: readonly string[];
  };
}

const ROADS = BOARD_IDS.flatMap((board) => DIRECTIONS.map((towards) => ({ board, towards })));
const CREWS = [2, 3, 4];
const FULL = 4;

/** Each with the claim of its rulebook about the length of a race. */
const MODULE_MIXES: readonly {
  readonly modules: readonly string[];
  readonly claim: 'faster' | 'slower' | null;
}[] = [
  { modules: ['leaders'], claim: 'faster' },
  { modules: ['postal'], claim: 'faster' },
  { modules: ['patronage'], claim: 'faster' },
  { modules: ['season:normal'], claim: 'slower' },
  { modules: ['season:hard'], claim: 'slower' },
  { modules: ['season:normal', 'microclimate'], claim: 'slower' },
  { modules: ['paddock:preset'], claim: 'slower' },
  { modules: ['paddock:free'], claim: 'slower' },
  { modules: ['diplomacy:normal'], claim: 'slower' },
  { modules: ['diplomacy:hard'], claim: 'slower' },
  { modules: ['village'], claim: null },
];

const EVERYTHING = [
  'leaders',
  'paddock:preset',
  'season:normal',
  'microclimate',
  'village',
  'postal',
  'patronage',
  'diplomacy:normal',
];

const cell = (group: CellGroup, options: MeasuredCell['options']): MeasuredCell => {
  const { board, towards, crews, modules } = options;
  const mix = group === 'everything' ? [group] : modules;
  return { name: [board, towards, crews, ...mix].join(' '), group, options };
};

export const CELLS: readonly MeasuredCell[] = [
  ...ROADS.flatMap((road) => CREWS.map((crews) => cell('base', { ...road, crews, modules: [] }))),
  ...ROADS.map((road) => cell('fifth', { ...road, crews: FULL + 1, modules: ['fifth'] })),
  ...BOARD_IDS.flatMap((board) =>
    MODULE_MIXES.map(({ modules }) => cell('modules', { board, towards: 'south', crews: FULL, modules })),
  ),
  ...BOARD_IDS.map((board) =>
    cell('modules', { board, towards: 'north', crews: FULL, modules: ['paddock:free'] }),
  ),
  ...ROADS.map((road) => cell('everything', { ...road, crews: FULL, modules: EVERYTHING })),
];

/** What its rulebook says of the length of a race with the modules of this table. */
export const claimOf = ({ options }: MeasuredCell): 'faster' | 'slower' | null =>
  MODULE_MIXES.find(({ modules }) => modules.join() === options.modules.join())?.claim ?? null;

/** The same table without modules, for comparison. */
export const plainOf = ({ options: { board, towards, crews } }: MeasuredCell): string =>
  cell('base', { board, towards, crews, modules: [] }).name;
