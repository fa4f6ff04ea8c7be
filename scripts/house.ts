// npm run house [-- --json]: how the code is organised, in figures.
import { parseArgs } from 'node:util';
import { houseFigures } from './house/figures.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const figures = houseFigures();
if (values.json) console.log(JSON.stringify(figures));
else print(figures);

function print({ packages, ...rest }: ReturnType<typeof houseFigures>): void {
  console.table(packages);
  for (const [name, value] of Object.entries(rest))
    console.log(`${name.padEnd(20)} ${typeof value === 'number' ? value : JSON.stringify(value)}`);
}
