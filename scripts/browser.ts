// The browser tests: Playwright against the built page, served by the real server.
import { createServer } from 'node:net';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.ts';
import { ensurePage } from './page.ts';
import { call, commandOf, type Outcome } from './tools.ts';

export type BrowserOutcome = Outcome & { readonly missing?: string };

export async function runBrowserTests(args: readonly string[] = []): Promise<BrowserOutcome> {
  const chromium = await ensureChromium();
  if (chromium === undefined) return { code: 1, seconds: 0, missing: HOW_TO_GET_IT };
  const built = await ensurePage();
  if (built.code !== 0) return built;
  const env = { ...process.env, CHROMIUM_PATH: chromium, RACE_E2E_PORT: String(await freePort()) };
  return call(process.execPath, [commandOf('@playwright/test', 'playwright'), 'test', ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 4180));
    });
  });
}
