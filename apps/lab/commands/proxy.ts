import { loadavg } from 'node:os';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { list, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { BALANCERS, type Balancer, measureProxy, type ProxyFigures, whyNoBalancer } from '../net/proxy.ts';

export const proxy = command({
  name: 'proxy',
  summary:
    "Plays through Debian's Caddy and nginx with the configurations of ops/ while servers are restarted.",
  options: {
    balancers: list(`load balancers to test: ${BALANCERS.join(', ')}`, BALANCERS),
    tables: whole('number of tables, each with three players', 4, { least: 1, most: 60 }),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
  },
  async run({ balancers, tables, seed }, { progress }) {
    const named = balancers.map(balancerOf);
    const figures: ProxyFigures[] = [];
    for (const [at, balancer] of named.entries()) {
      progress.show(at, named.length, balancer);
      const why = whyNoBalancer(balancer);
      if (why !== null) throw new UsageFault(`${balancer} is not here: ${why}`);
      figures.push(await measureProxy(balancer, { tables, seed }));
    }
    const yes = (is: boolean): string => (is ? 'yes' : 'NO');
    const rows = figures.map((one) => [
      `${one.balancer} ${one.version}`,
      yes(one.isSecure),
      one.processesPerTable,
      yes(one.limitsByAddress),
      yes(one.restarted),
      yes(one.upgraded),
      one.longestAway,
      one.acknowledged,
      one.lost + one.changed + one.forked + one.broken,
      one.refused,
    ]);
    const head = [
      '',
      'TLS, ready',
      'processes a table',
      'limits',
      'restarted',
      'upgraded',
      'longest away ms',
      'acknowledged',
      'lost or changed',
      'refused',
    ];
    const ok = figures.every((one) => one.ok);
    const load = loadavg().map((one) => Math.round(10 * one) / 10);
    const text = [table([head, ...rows]), `load of the machine: ${load.join(', ')}`].join('\n');
    return { result: { figures, load, tables, seed }, text, ok };
  },
});

function balancerOf(text: string): Balancer {
  const found = BALANCERS.find((one) => one === text);
  if (found === undefined) throw new UsageFault(`--balancers takes ${BALANCERS.join(', ')}, not “${text}”`);
  return found;
}
