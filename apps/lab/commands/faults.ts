import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { list, oneOf, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { FAULTS, type FaultFigures, type NetworkFault as FaultName, measureFault } from '../net/faults.ts';
import { whyNoNetwork } from '../net/network.ts';

export const faults = command({
  name: 'faults',
  summary: 'Makes servers, database and bus fail during play and checks that no acknowledged answer is lost.',
  options: {
    store: oneOf('which store', ['postgres'], 'postgres'),
    bus: oneOf('message bus between servers', ['nats', 'postgres'], 'nats'),
    faults: list(`faults to test: ${FAULTS.join(', ')}`, FAULTS),
    tables: whole('number of tables, each with three players', 4, { least: 1, most: 200 }),
    seconds: whole('seconds that a pause or a partition lasts', 30, { least: 1, most: 600 }),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
  },
  async run({ faults: names, tables, seconds, seed, bus }, { progress }) {
    const figures: FaultFigures[] = [];
    const untried: FaultName[] = [];
    for (const [at, name] of names.entries()) {
      const fault = FAULTS.find((one) => one === name);
      if (fault === undefined) throw new UsageFault(`--faults takes ${FAULTS.join(', ')}, not “${name}”`);
      if (!canTry(fault)) {
        untried.push(fault);
        continue;
      }
      progress.show(at, names.length, fault);
      figures.push(await measureFault(fault, { tables, seconds, seed, bus }));
    }
    const rows = figures.map((one) => [
      one.fault,
      one.healed ? 'yes' : 'NO',
      one.acknowledged,
      one.lost,
      one.changed,
      one.forked,
      one.broken,
      one.refused,
    ]);
    const head = ['', 'healed', 'acknowledged', 'lost', 'changed', 'forked', 'broken', 'refused'];
    return {
      result: { figures, untried, bus, tables, seed },
      text: [table([head, ...rows]), ...untried.map((fault) => `NOT TRIED: ${fault}`)].join('\n'),
      ok: figures.every(({ ok }) => ok),
    };
  },
});

/** If it cannot be tried, says so; with CI=true that is a fault. */
function canTry(fault: FaultName): boolean {
  const why = fault === 'partition' ? whyNoNetwork() : null;
  if (why === null) return true;
  const said = `NO NETWORKS CAN BE MADE HERE: a partition is not tried (${why}; it needs root and iproute2)`;
  if (process.env.CI === 'true') throw new UsageFault(said);
  process.stderr.write(`\n!!! ${said}\n\n`);
  return false;
}
