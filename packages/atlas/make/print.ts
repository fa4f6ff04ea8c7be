// Writes data as TypeScript sources, one space or line a row, so that a change of the board reads well in a diff.
import type { BoardData } from '@race/great-race/board/data.ts';
import type { Geometry } from '../geometry/data.ts';

const NOTE =
  'Written by the board maker (npm run boards). Released data: a change of play is a new version beside it.';

export function printBoard(board: BoardData, name: string): string {
  const spaces = board.spaces.map((space, index) => {
    const city = space.city
      ? `{ id: '${space.city.id}', colour: '${space.city.colour}', cards: ${space.city.cards} }`
      : 'null';
    const near = `[${space.near.join(', ')}]`;
    return `    /* ${index} */ { x: ${space.x}, y: ${space.y}, near: ${near}, risk: ${space.risk}, city: ${city}, terrain: '${space.terrain}' },`;
  });
  const lines = board.lines.map(
    (l) => `    { kind: '${l.kind}', from: ${l.from}, to: ${l.to}, price: ${l.price} },`,
  );
  return [
    `// ${NOTE}`,
    `import type { BoardData } from './data.ts';`,
    '',
    '// biome-ignore format: one space or line a row',
    `export const ${name}: BoardData = {`,
    `  id: '${board.id}',`,
    `  version: ${board.version},`,
    '  spaces: [',
    ...spaces,
    '  ],',
    '  lines: [',
    ...lines,
    '  ],',
    `  ends: [${board.ends.join(', ')}],`,
    '  levels: [',
    ...board.levels.map((levels) => `    [${levels.join(', ')}],`),
    '  ],',
    '};',
    '',
  ].join('\n');
}

export function printGeometry(geometry: Geometry, name: string): string {
  const fields = Object.entries(geometry).map(([key, value]) => `  ${key}: ${literal(value)},`);
  return [
    '// Written by the board maker (npm run boards). Coastlines: Natural Earth, public domain.',
    `import type { Geometry } from './data.ts';`,
    '',
    '// biome-ignore format: long paths',
    `export const ${name}: Geometry = {`,
    ...fields,
    '};',
    '',
  ].join('\n');
}

/** A value as TypeScript, with bare keys where they may be. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^[a-z]+$/i.test(key) ? key : `'${key}'`}: ${literal(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
