// npm run unit [-- --long] [FILTER …]: the tests that need no browser; with --long those that `npm test` leaves out.
import { ensurePage } from './page.ts';
import { call, commandOf } from './tools.ts';

const words = process.argv.slice(2);
const filters = words.filter((word) => word !== '--long');
const env = { ...process.env, ...(words.includes('--long') ? { RACE_LONG: '1' } : {}) };

async function unit(): Promise<number> {
  const { code } = filters.length === 0 ? await ensurePage() : { code: 0 };
  if (code !== 0) return code;
  const command = [commandOf('vitest', 'vitest'), 'run', ...filters];
  return (await call(process.execPath, command, { env, stdio: ['ignore', 'inherit', 'inherit'] })).code;
}

process.exitCode = await unit();
