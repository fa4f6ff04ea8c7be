import { change, create, insertBefore, type Recipe, replace } from './recipe.ts';

const COMMANDS = 'apps/lab/commands';

export const command: Recipe = {
  name: 'command',
  heading: 'Add a laboratory command',
  steps: [
    create(
      `${COMMANDS}/<command>.ts`,
      `${COMMANDS}/deck.ts`,
      `import { CARDS } from '@race/great-race/cards/index.ts';
import { command } from '../cli/command.ts';

export const deck = command({
  name: 'deck',
  summary: 'Counts the resource cards.',
  options: {},
  run() {
    const cards = CARDS.reduce((sum, { copies }) => sum + copies, 0);
    return { result: { cards }, text: \`\${cards} cards\`, ok: true };
  },
});
`,
    ),
    change(
      `${COMMANDS}/index.ts`,
      insertBefore(`import { faults }`, `import { deck } from './deck.ts';\n`),
      replace(`  board,\n`, `  board,\n  deck,\n`),
    ),
    change('apps/lab/README.md', insertBefore('| `kill` |', '| `deck` | counts the resource cards |\n')),
  ],
  tests: ['apps/lab/commands/commands.test.ts'],
  proof: `import { expect, it } from 'vitest';
import { runLab } from '../../apps/lab/lab.ts';
import { given } from '../../packages/great-race/testing/given.ts';

it('is listed, explained and run', async () => {
  expect((await runLab(['--help'])).out).toMatch(/^ +deck +Counts the resource cards/m);
  expect((await runLab(['deck', '--help'])).out).toContain('npm run --silent lab -- deck');
  const { code, out } = await runLab(['deck', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out).cards).toBe(given({ phase: 'start' }).deck.length);
});
`,
  lapses: [
    {
      what: 'the command in the list',
      file: `${COMMANDS}/index.ts`,
      edit: replace(`  deck,\n`, ''),
      noticedBy: { test: 'scripts/proofs/command.test.ts' },
    },
    {
      what: 'the command in the README',
      file: 'apps/lab/README.md',
      edit: replace('| `deck` |', '| `tiles` |'),
      noticedBy: { test: 'apps/lab/commands/commands.test.ts' },
    },
  ],
};
