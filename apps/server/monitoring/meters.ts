// Metrics. None of them contains a name, token, table or answer.
import { counter, type Family, Histogram, histogram, labelled } from './prometheus.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Bots that search take up to a few seconds. */
const THOUGHTS = [0.0001, 0.001, 0.01, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LINES = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500];

export function makeMeters() {
  const acknowledged = new Histogram(SECONDS);
  const transaction = new Histogram(SECONDS);
  const lines = new Histogram(LINES);
  /** On the event loop, and in threads. */
  const thinking = { loop: new Histogram(THOUGHTS), thread: new Histogram(THOUGHTS) };
  const conflicts = counter('race_commit_conflicts_total', 'Changes that another process had written first.');
  const storeErrors = counter('race_store_errors_total', 'Transactions that failed.');
  const faults = counter('race_faults_total', 'Things that should never happen; the log has each.');
  const broken = counter(
    'race_tables_broken_total',
    'Tables that were closed because something at them failed.',
  );
  const refusals = labelled('race_refusals_total', 'Requests refused, by rule.', ['rule']);
  const limited = labelled('race_limited_total', 'Times somebody was faster than a limit.', ['limit']);
  const notices = labelled('race_notices_total', 'Notices by channel and what became of them.', [
    'channel',
    'outcome',
  ]);
  const families: readonly Family[] = [
    {
      name: 'race_moves_total',
      help: 'Lines of logs written, by people and bots.',
      type: 'counter',
      samples: () => [{ value: lines.sum }],
    },
    histogram('race_acknowledgement_seconds', 'From receiving an answer of a person to acknowledging it.', [
      { of: acknowledged },
    ]),
    histogram('race_transaction_seconds', 'How long a transaction took, its sync included.', [
      { of: transaction },
    ]),
    histogram('race_transaction_lines', 'Lines of logs a transaction wrote.', [{ of: lines }]),
    histogram('race_bot_seconds', 'How long a bot thought about one answer.', [
      { labels: { where: 'loop' }, of: thinking.loop },
      { labels: { where: 'thread' }, of: thinking.thread },
    ]),
    conflicts,
    storeErrors,
    faults,
    broken,
    refusals,
    limited,
    notices,
  ];
  return {
    families,
    acknowledged,
    transaction,
    lines,
    thinking,
    conflicts,
    storeErrors,
    faults,
    broken,
    refusals,
    limited,
    notices,
  };
}

export type Meters = ReturnType<typeof makeMeters>;

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;
