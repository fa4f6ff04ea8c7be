import { LANGUAGES } from '@race/rulebook';
import { command } from '../cli/command.ts';
import { flag } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { type Audited, audit, strangers } from '../rules/audit.ts';
import { readSources } from '../rules/sources.ts';

export const rules = command({
  name: 'rules',
  summary: 'Shows the tests, texts and code that cite each rule identifier.',
  options: { strict: flag('exit with an error if something is missing') },
  async run({ strict }) {
    const sources = readSources();
    const list = await audit(sources);
    const missing = (is: (rule: Audited) => boolean) => list.filter(is).map(({ id }) => id);
    const untested = missing(({ tests }) => tests.length === 0);
    const uncited = missing(({ code }) => code.length === 0);
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [language, list.filter((rule) => rule.texts.includes(language)).length]),
    );
    const unknown = strangers(sources);
    const whole = Object.values(texts).every((count) => count === list.length);
    const isFine = untested.length + uncited.length + unknown.length === 0 && whole;
    const result = {
      rules: list.length,
      tested: list.length - untested.length,
      untested,
      cited: list.length - uncited.length,
      uncited,
      unknown,
      texts,
      list,
    };
    return { result, text: show(list, result), ok: isFine || !strict };
  },
});

function show(
  list: readonly Audited[],
  counts: {
    readonly rules: number;
    readonly tested: number;
    readonly cited: number;
    readonly untested: readonly string[];
    readonly uncited: readonly string[];
    readonly unknown: readonly string[];
  },
): string {
  const rows = list.map(({ id, tests, code, texts }) => [id, texts.join(' '), first(tests), first(code)]);
  return [
    table([['rule', 'texts', 'test', 'code'], ...rows]),
    '',
    `${counts.rules} rules, ${counts.tested} tested, ${counts.cited} cited by code`,
    ...(counts.untested.length > 0 ? [`untested: ${counts.untested.join(', ')}`] : []),
    ...(counts.uncited.length > 0 ? [`uncited: ${counts.uncited.join(', ')}`] : []),
    ...(counts.unknown.length > 0 ? [`not in the rulebook: ${counts.unknown.join(', ')}`] : []),
  ].join('\n');
}

/** The first file, and how many more there are. */
function first(files: readonly string[]): string {
  const [one = '–', ...more] = files;
  return more.length === 0 ? one : `${one} +${more.length}`;
}
