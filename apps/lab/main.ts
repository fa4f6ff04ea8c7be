// The laboratory: npm run --silent lab -- COMMAND … [--json]
import { hint } from './cli/arguments.ts';
import { Fault } from './cli/fault.ts';
import { COMMANDS } from './commands/index.ts';

const LARGEST = 100_000;

async function main([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === 'help') return say(overview());
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined)
    throw new Fault(
      `there is no command “${name}”${hint(
        name,
        COMMANDS.map((one) => one.name),
      )}`,
    );
  const ran = await command.run(words);
  if ('help' in ran) return say(ran.help);
  const { outcome, json } = ran;
  if (!outcome.ok) process.exitCode = 1;
  say(json ? small(JSON.stringify(outcome.result)) : outcome.text);
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ['npm run --silent lab -- COMMAND … [--json]', '', ...list, '', 'Each command has --help.'].join(
    '\n',
  );
}

function small(text: string): string {
  if (text.length >= LARGEST) throw new Error(`the result has ${text.length} characters`);
  return text;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  process.stderr.write(`lab: ${error.message}\n`);
  process.exitCode = 2;
}
