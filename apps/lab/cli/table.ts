export type TableCell = string | number;

/** Rows with aligned columns; numbers are right-aligned. */
export function table(rows: readonly (readonly TableCell[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, show(cell).length);
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return typeof cell === 'number' ? show(cell).padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function show(cell: TableCell): string {
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? cell.toLocaleString('en-GB') : String(rounded(cell));
}

/** At most three decimals. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
