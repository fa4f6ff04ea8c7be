import { loadavg } from 'node:os';
import { command } from '../cli/command.ts';
import { file, oneOf, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { stayOn } from '../net/child.ts';
import { mustHaveFiles } from '../net/files.ts';
import { STORES } from '../net/servers.ts';
import { measureSoak, type SoakFigures } from '../net/soak.ts';
import { soakPlot } from '../net/soak-plot.ts';
import { writeText } from '../records/files.ts';

/** Typical play: seconds before an answer, and away from a table. A table gives about one answer every four seconds. */
const CALM = { pause: 5, away: 30 };

/** Seconds between samples: each begins with a garbage collection, for which everybody waits. */
const everyIn = (minutes: number): number => (minutes < 10 ? 30 : 60);

export const soak = command({
  name: 'soak',
  summary:
    'Plays at a calm pace for a long time, with people leaving and returning, and checks that memory does not grow.',
  options: {
    tables: whole('number of tables, each with four players', 500, { least: 1, most: 100_000 }),
    minutes: whole('minutes to run', 30, { least: 2, most: 10_000 }),
    warm: whole('warm-up minutes of faster play that are not counted', 5, {
      least: 0,
      most: 1_000,
    }),
    store: oneOf('which store', STORES, 'sqlite'),
    grows: whole('percentage by which memory may grow from the first third to the last', 10, {
      least: 1,
      most: 1_000,
    }),
    p99: whole('milliseconds within which 99 of 100 answers must be acknowledged; 0 for any', 0, {
      least: 0,
      most: 60_000,
    }),
    svg: file('where a plot is written', null),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
  },
  async run({ tables, minutes, warm, store, grows, p99, svg, seed }, { progress }) {
    mustHaveFiles(tables);
    // The server on one core and the players on another, so that they do not wait for each other.
    stayOn(1);
    const seconds = 60 * minutes;
    const every = everyIn(minutes);
    const plan = { tables, seconds, warm: 60 * warm, store, seed, core: 0, every, ...CALM };
    const figures = await measureSoak(plan, ({ at }) => progress.show(Math.round(at), seconds, 'seconds'));
    if (svg !== null)
      writeText(svg, soakPlot(figures.samples, `${tables} tables for ${minutes} minutes, ${store}`));
    const isFlat = [figures.heap, figures.rss].every(({ grown }) => grown <= grows / 100);
    const isFast = p99 === 0 || figures.p99 <= p99;
    const result = { tables, minutes, warm, store, seed, allowed: grows / 100, isFlat, isFast, ...figures };
    return { result, text: show(figures, { every, grows, p99, isFlat, isFast }), ok: isFlat && isFast };
  },
});

function show(
  { heap, rss, moves, refused, p50, p99, worst, returns, samples }: SoakFigures,
  asked: {
    readonly every: number;
    readonly grows: number;
    readonly p99: number;
    readonly isFlat: boolean;
    readonly isFast: boolean;
  },
): string {
  const goal =
    asked.p99 === 0 ? [] : [`p99 of ${asked.p99} ms: ${asked.isFast ? 'met' : `MISSED, it is ${p99} ms`}`];
  const row = (name: string, { first, last, grown, megabytesAnHour }: SoakFigures['heap']) => [
    name,
    first,
    last,
    `${Math.round(1_000 * grown) / 10} %`,
    megabytesAnHour,
  ];
  return [
    table([
      ['MB', 'first third', 'last third', 'grown', 'MB an hour after the first third'],
      row('heap after a collection', heap),
      row('process', rss),
    ]),
    `${moves} answers, ${refused} refused; ${returns} times people came back to a table; ` +
      `the event loop was at most ${Math.max(...samples.map(({ late }) => late))} ms late (p99 of a sample)`,
    `acknowledged within ${p50} ms (p50) and ${p99} ms (p99); ${worst} ms (p99) in the worst ${asked.every} seconds`,
    ...goal,
    asked.isFlat ? `memory grew by less than ${asked.grows} %` : `MEMORY GREW by more than ${asked.grows} %`,
    `load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`,
  ].join('\n');
}
