// Metrics in the format of Prometheus: families of samples, as text (exposition format 0.0.4).

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface Labels {
  readonly [name: string]: string;
}

interface Sample {
  /** The suffix after the name of the family. */
  readonly suffix?: '' | '_bucket' | '_sum' | '_count';
  readonly labels?: Labels;
  readonly value: number;
}

export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  samples(): Iterable<Sample>;
}

/** A value that is read with each scrape. */
export const gauge = (
  name: string,
  help: string,
  read: () => number | readonly Sample[],
  type: 'gauge' | 'counter' = 'gauge',
): Family => ({
  name,
  help,
  type,
  samples() {
    const value = read();
    return typeof value === 'number' ? [{ value }] : value;
  },
});

export interface Counter extends Family {
  add(): void;
}

export function counter(name: string, help: string): Counter {
  let value = 0;
  return {
    name,
    help,
    type: 'counter',
    add() {
      value += 1;
    },
    samples: () => [{ value }],
  };
}

export interface LabelledCounter extends Family {
  add(...values: readonly string[]): void;
}

/** We make the labels, and they are few; beyond a limit, the rest is counted together. */
const MOST_LABELS = 500;

export function labelled(name: string, help: string, labels: readonly string[]): LabelledCounter {
  const counts = new Map<string, { readonly values: readonly string[]; value: number }>();
  return {
    name,
    help,
    type: 'counter',
    add(...given) {
      const values =
        counts.size < MOST_LABELS || counts.has(given.join('\n')) ? given : labels.map(() => 'other');
      const key = values.join('\n');
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { values, value: 1 });
      else known.value += 1;
    },
    *samples() {
      for (const { values, value } of counts.values())
        yield { labels: Object.fromEntries(labels.map((label, at) => [label, values[at] ?? ''])), value };
    },
  };
}

/** Values sorted into buckets, each up to its bound. */
export class Histogram {
  readonly #bounds: readonly number[];
  /** One more than the bounds, for larger values. */
  readonly #counts: number[];
  #sum = 0;

  get sum(): number {
    return this.#sum;
  }

  /** How many values there were. */
  get count(): number {
    return this.#counts.reduce((all, one) => all + one, 0);
  }

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Array(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let at = 0;
    while (at < this.#bounds.length && value > (this.#bounds[at] ?? 0)) at++;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += value;
  }

  *samples(labels: Labels = {}): Generator<Sample> {
    let below = 0;
    for (const [at, count] of this.#counts.entries()) {
      below += count;
      const bound = this.#bounds[at];
      const le = bound === undefined ? '+Inf' : String(bound);
      yield { suffix: '_bucket', labels: { ...labels, le }, value: below };
    }
    yield { suffix: '_sum', labels, value: this.#sum };
    yield { suffix: '_count', labels, value: below };
  }
}

export const histogram = (
  name: string,
  help: string,
  parts: readonly { readonly labels?: Labels; readonly of: Histogram }[],
): Family => ({
  name,
  help,
  type: 'histogram',
  *samples() {
    for (const { labels, of } of parts) yield* of.samples(labels);
  },
});

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeLabel = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');

function lineOf(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`;
}

export function exposed(families: readonly Family[]): string {
  let text = '';
  for (const family of families) {
    text += `# HELP ${family.name} ${escapeHelp(family.help)}\n# TYPE ${family.name} ${family.type}\n`;
    for (const sample of family.samples()) text += lineOf(family.name, sample);
  }
  return text;
}
