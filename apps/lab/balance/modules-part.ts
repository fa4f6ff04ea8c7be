// The effect of each module on the length of a race, compared with the claim of its rulebook.
import { type Interval, meanOf, type RaceTally } from '@race/balance';
import { MODULE_MIXES, plainOf } from './cells.ts';
import type { Report } from './report.ts';
import { fixed, interval, row, rows } from './words.ts';

interface Change {
  readonly value: number;
  readonly interval: Interval;
}

/** How much longer a race is than the plain one; both means are uncertain. */
function longer(tally: RaceTally, plain: RaceTally, of: 'turns' | 'decisions'): Change {
  const [one, other] = [meanOf(tally[of]), meanOf(plain[of])];
  const off = Math.hypot(one.interval.high - one.value, other.interval.high - other.value);
  const value = one.value - other.value;
  return { value, interval: { low: value - off, high: value + off } };
}

const isAs = (claim: 'faster' | 'slower', { value }: Change): boolean =>
  claim === 'faster' ? value < 0 : value > 0;

export function modulesPart({ cells, kept }: Report): string {
  const body = cells
    .filter(({ group }) => group === 'modules')
    .flatMap((cell) => {
      const [tally, plain] = [kept.cells[cell.name], kept.cells[plainOf(cell)]];
      if (tally === undefined || plain === undefined) return [];
      const claim =
        MODULE_MIXES.find(({ modules }) => modules.join() === cell.options.modules.join())?.claim ?? null;
      const [turns, decisions] = [longer(tally, plain, 'turns'), longer(tally, plain, 'decisions')];
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
