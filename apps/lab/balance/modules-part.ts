// The effect of each module on the length of a race, compared with the claim of its rulebook.
import { changeOf, type Estimate, meanOf } from '@race/balance';
import { claimOf, plainOf } from './cells.ts';
import type { Report } from './report.ts';
import { fixed, interval, row, rows } from './words.ts';

const isAs = (claim: 'faster' | 'slower', { value }: Estimate): boolean =>
  claim === 'faster' ? value < 0 : value > 0;

export function modulesPart({ cells, saved }: Report): string {
  const body = cells
    .filter(({ group }) => group === 'modules')
    .flatMap((cell) => {
      const [tally, plain] = [saved.cells[cell.name], saved.cells[plainOf(cell)]];
      if (tally === undefined || plain === undefined) return [];
      const claim = claimOf(cell);
      const turns = changeOf(meanOf(plain.turns), meanOf(tally.turns));
      const decisions = changeOf(meanOf(plain.decisions), meanOf(tally.decisions));
      const holds =
        claim === null ? '' : `turns ${yes(isAs(claim, turns))}, decisions ${yes(isAs(claim, decisions))}`;
      return row([
        cell.name,
        `${fixed(turns.value)} ${interval(turns.interval, fixed)}`,
        `${decisions.value.toFixed(0)} ${interval(decisions.interval, (value) => value.toFixed(0))}`,
        claim ?? 'nothing',
        holds,
      ]);
    });
  if (body.length === 0) return '';
  return `<h2>Modules and time</h2>
<p>Against the same table without modules.</p>
${rows(['table', 'turns more', 'decisions more', 'its rulebook claims', 'as claimed'], body)}`;
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');
