// npm run fmt [-- FILE …]: puts layout and imports in order and mends what the linter can mend.
import { tool } from './tools.ts';

process.exitCode = (
  await tool('@biomejs/biome', 'biome', ['check', '--write', ...process.argv.slice(2)])
).code;
