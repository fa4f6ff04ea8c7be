// A strict parser of Prometheus metrics: exposition format 0.0.4.

export interface Read {
  readonly type: string;
  readonly help: string;
  /** By name and labels. */
  readonly samples: ReadonlyMap<string, number>;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const HELP = new RegExp(`^# HELP (${NAME}) ((?:[^\\\\\\n]|\\\\[\\\\n])*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`);
const SAMPLE = new RegExp(
  `^((${NAME})(?:\\{${LABEL}(?:,${LABEL})*\\})?) (-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|\\+Inf|NaN)$`,
);

export function readPrometheus(text: string): Map<string, Read> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const families = new Map<string, Read & { readonly samples: Map<string, number> }>();
  let help: string[] | null = null;
  let open = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const [, helped = '', words = ''] = HELP.exec(line) ?? [];
    const [, typed = '', type = ''] = TYPE.exec(line) ?? [];
    const [, series = '', name = '', value = ''] = SAMPLE.exec(line) ?? [];
    if (helped !== '') help = [helped, words];
    else if (typed !== '') {
      if (help?.[0] !== typed) throw new Error(`${typed} has no help before its type`);
      if (families.has(typed)) throw new Error(`${typed} stands twice`);
      families.set(typed, { type, help: help[1] ?? '', samples: new Map() });
      open = typed;
    } else if (series !== '') {
      const family = families.get(open);
      const suffix = name.slice(open.length);
      const isOwn =
        name.startsWith(open) && (family?.type === 'histogram' ? /^_(bucket|sum|count)$/ : /^$/).test(suffix);
      if (family === undefined || !isOwn) throw new Error(`${name} stands in another family`);
      if (family.samples.has(series)) throw new Error(`${series} stands twice`);
      family.samples.set(series, Number(value.replace('Inf', 'Infinity')));
    } else throw new Error(`no line of the format: ${line}`);
  }
  return families;
}
