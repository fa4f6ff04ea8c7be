import { describeOptions, parse } from './arguments.ts';
import { UsageFault } from './fault.ts';
import type { Options, OptionValues } from './options.ts';
import { type ProgressLine, progressOf } from './progress.ts';

/** The result of a command: as one object, and as text for people. */
export interface CommandOutcome {
  readonly result: object;
  readonly text: string;
  /** False if the thing examined is not in order; the laboratory then exits with 1. */
  readonly ok: boolean;
}

interface CommandFacts<S extends Options> {
  readonly name: string;
  readonly summary: string;
  /** The names of the arguments that are no options, all of them required. */
  readonly takes?: readonly string[];
  /** The name of one more argument, which may be left out. */
  readonly mayTake?: string;
  /** Any number of that argument. */
  readonly isRepeatable?: boolean;
  readonly options: S;
  readonly run: (given: OptionValues<S>, lab: Lab) => CommandOutcome | Promise<CommandOutcome>;
}

/** What a command gets besides its options. */
export interface Lab {
  readonly files: readonly string[];
  /** Standard output is for the result. */
  readonly wantsJson: boolean;
  readonly progress: ProgressLine;
}

/** Forgets the types of a command's options. */
export interface LabCommand {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  readonly run: (words: readonly string[]) => Promise<Ran>;
}

type Ran = { readonly json: boolean } & ({ readonly help: string } | { readonly outcome: CommandOutcome });

export function command<const S extends Options>(facts: CommandFacts<S>): LabCommand {
  const { name, summary, takes = [], mayTake, isRepeatable = false, options } = facts;
  const more = mayTake === undefined ? [] : [isRepeatable ? `[${mayTake} …]` : `[${mayTake}]`];
  const usage = ['npm run --silent lab --', name, ...takes, ...more, '[option …]'].join(' ');
  const help = `${summary}\n\n  ${usage}\n\n${describeOptions(options)}`;
  return {
    name,
    summary,
    help,
    async run(words) {
      const { values, json, help: asked, files } = parse(options, words);
      if (asked) return { json: false, help };
      if (files.length < takes.length)
        throw new UsageFault(`${name} needs ${takes.slice(files.length).join(' and ')}`);
      const most = isRepeatable ? files.length : takes.length + more.length;
      if (files.length > most) throw new UsageFault(`${name} does not take the argument “${files[most]}”`);
      const progress = progressOf(process.stderr);
      try {
        return { json, outcome: await facts.run(values, { files, wantsJson: json, progress }) };
      } finally {
        progress.end();
      }
    },
  };
}
