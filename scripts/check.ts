// npm run check: types, style, nothing unused.
import { CHECKS } from './checks.ts';

let failed = 0;
for (const check of CHECKS) {
  const { code, seconds } = await check.run();
  if (code !== 0) failed++;
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${check.name} (${seconds.toFixed(1)} s)`);
}
process.exitCode = failed === 0 ? 0 : 1;
