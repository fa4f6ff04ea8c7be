import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file as fileOption, oneOf } from '../cli/options.ts';
import { compact, expanded, writeText } from '../records/files.ts';
import { listing } from '../records/listing.ts';
import { recordOf } from '../records/make.ts';
import { mustReplay, withGame } from '../records/rerun.ts';

const FORMS = ['compact', 'expanded', 'text'] as const;

export const convert = command({
  name: 'convert',
  summary: 'Converts a recorded game from an older format to the current one.',
  takes: ['FILE'],
  options: {
    form: oneOf('one line, one line per answer, or a log', FORMS, 'compact'),
    out: fileOption('where it is written; standard output when left out', null),
  },
  run({ form, out }, { files: [file = ''], wantsJson }) {
    return withGame(file, ({ game, rules, record, history: read }) => {
      const { entries } = mustReplay(file, read);
      const { options, seed, salt } = record;
      // Recorded again from its answers, so that nothing of the older format is left.
      const made = recordOf(game, rules, { options, seed, salt, lines: entries });
      const texts = {
        compact: () => compact(made),
        expanded: () => expanded(made),
        text: () => `${listing(game, { rules, record: made, words: null })}\n`,
      };
      const text = texts[form]();
      if (out === null && wantsJson)
        throw new UsageFault('convert --json needs --out FILE, because the JSON result uses standard output');
      if (out !== null) writeText(out, text);
      const result = { file, out, form, lines: entries.length, bytes: Buffer.byteLength(text) };
      return {
        result,
        text: out === null ? text.trimEnd() : `${out}: ${result.lines} lines, ${result.bytes} bytes`,
        ok: true,
      };
    });
  },
});
