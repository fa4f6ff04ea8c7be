import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env.RACE_E2E_PORT ?? '4180';
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: process.env.CI === 'true',
  // A test that fails once has a fault, or the game has.
  retries: 0,
  // Limits are for what will never come: no test waits for them, not even beside much else. A wait that is meant to end names its own.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: address,
    actionTimeout: 40_000,
    // What the browser keeps for days without a network would hide what the server sends; one test is about it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning apps/server/main.ts --new-store`,
    url: address,
    env: { PORT: port, HOST: '127.0.0.1', DATA: mkdtempSync(join(tmpdir(), 'race-e2e-data-')) },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
