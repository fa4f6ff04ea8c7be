import { hint } from './cli/arguments.ts';
import { UsageFault } from './cli/fault.ts';
import { COMMANDS } from './commands/index.ts';

/** The outcome of a command line. */
export interface ExitStatus {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Printed as one object that a program can read. */
const LARGEST = 100_000;
const NOT_IN_ORDER = 1;
const BAD_INPUT = 2;

/** Runs one command line. A user's error is one line; any other error is a bug and is thrown. */
export async function runLab(words: readonly string[]): Promise<ExitStatus> {
  try {
    return await run(words);
  } catch (error) {
    if (!(error instanceof UsageFault)) throw error;
    return { code: BAD_INPUT, out: '', err: `lab: ${error.message}\n` };
  }
}

async function run([name, ...words]: readonly string[]): Promise<ExitStatus> {
  if (name === undefined || name === '--help' || name === 'help') return success(overview());
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    const names = COMMANDS.map((one) => one.name);
    throw new UsageFault(`there is no command “${name}”${hint(name, names)}`);
  }
  const ran = await command.run(words);
  if ('help' in ran) return success(ran.help);
  const { outcome, json } = ran;
  const text = json ? JSON.stringify(outcome.result) : outcome.text;
  if (json && text.length >= LARGEST) throw new Error(`the result has ${text.length} characters`);
  return { ...success(text), code: outcome.ok ? 0 : NOT_IN_ORDER };
}

const success = (text: string): ExitStatus => ({ code: 0, out: `${text}\n`, err: '' });

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'npm run --silent lab -- COMMAND … [--json]',
    '',
    ...list,
    '',
    'Use COMMAND --help for details.',
  ].join('\n');
}
