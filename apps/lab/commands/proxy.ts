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
    away: whole('the most milliseconds that a player may be without their table', 2_000, {
      least: 1,
      most: 60_000,
    }),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
  },
  async run({ balancers, tables, away, seed }, { progress }) {
    const named = balancers.map(balancerOf);
    const figures: ProxyFigures[] = [];
    const missing: { readonly balancer: Balancer; readonly why: string }[] = [];
    for (const [at, balancer] of named.entries()) {
      progress.show(at, named.length, balancer);
      const why = whyNoBalancer(balancer);
      if (why === null) figures.push(await measureProxy(balancer, { tables, seed, away }));
      else missing.push({ balancer, why });
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
    // What could not be installed has not failed; it is said plainly.
    const ok = figures.every((one) => one.ok);
    const load = loadavg().map((one) => Math.round(10 * one) / 10);
    const lines = [
      ...(rows.length === 0 ? [] : [table([head, ...rows])]),
      ...missing.map(({ balancer, why }) => `NOT RUN: ${balancer}, because ${why}`),
      `load of the machine: ${load.join(', ')}`,
    ];
    return { result: { figures, missing, load, tables, away, seed }, text: lines.join('\n'), ok };
  },
});

function balancerOf(text: string): Balancer {
  const found = BALANCERS.find((one) => one === text);
  if (found === undefined) throw new UsageFault(`--balancers takes ${BALANCERS.join(', ')}, not “${text}”`);
  return found;
}
