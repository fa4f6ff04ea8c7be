import { type Browser, chromium } from '@playwright/test';
import { ensureChromium, HOW_TO_GET_IT } from '../chromium.ts';

/** What is drawn does not depend on what happened to be drawn before. */
const STEADY = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
];

/** The browser of the browser tests, drawing letters and colours alike on every machine. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_IT);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...STEADY, ...args] });
}
