// The accepted pictures of the watched screens, and how a fresh picture differs from them. They are kept at half size in
// sixteen shades of each colour, without loss, so that all of them together stay small.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../tools.ts';
import { openBrowser } from './browser.ts';
import { takeScreens } from './take.ts';
import { WATCHED } from './watched.ts';

const ACCEPTED = join(ROOT, 'scripts', 'screens', 'accepted');
const BROWSER = join(ACCEPTED, 'browser.txt');
const REPORT = join(ROOT, 'reports', 'screens');

interface Tolerance {
  /** How far a part of a colour may be off, of 255; half a shade is 8. */
  readonly shade: number;
  /** Which share of the pixels may be further off. */
  readonly share: number;
}

/** The same browser draws the same pixels: a line of text that moved or changed is more than this. */
const SAME_BROWSER: Tolerance = { shade: 28, share: 0.0001 };
/** Another version draws the edges of letters and lines a little differently. */
const OTHER_BROWSER: Tolerance = { shade: 72, share: 0.01 };

interface Compared {
  readonly isAlike: boolean;
  readonly pixels: number;
  /** Accepted, now, and the difference side by side. */
  readonly picture: string;
}

/** Takes the watched screens again and compares them with the accepted ones; whether all are alike. */
export async function checkScreens(only: string): Promise<boolean> {
  rmSync(REPORT, { recursive: true, force: true });
  const now = join(REPORT, 'now');
  await takeScreens({ folder: now, only, built: undefined, screens: WATCHED });
  const browser = await openBrowser();
  const page = await browser.newPage();
  const accepted = existsSync(BROWSER) ? readFileSync(BROWSER, 'utf8').trim() : 'none';
  const isSame = accepted === browser.version();
  if (!isSame)
    console.log(
      `The accepted pictures were taken by Chromium ${accepted}, these by ${browser.version()}: compared with a wider tolerance.`,
    );
  const tolerance = isSame ? SAME_BROWSER : OTHER_BROWSER;
  const names = readdirSync(now).map((file) => file.replace('.png', ''));
  let differing = 0;
  for (const name of names) {
    const file = join(ACCEPTED, `${name}.webp`);
    if (existsSync(file)) {
      const asNow = () => compare(page, file, join(now, `${name}.png`), tolerance);
      if ((await asNow()).isAlike) continue;
      // On a busy machine a page may be taken before it has come to rest.
      await takeScreens({ folder: now, only: name, built: undefined, screens: WATCHED });
      const { isAlike, pixels, picture } = await asNow();
      if (isAlike) {
        console.log(`${name}: differed at first, and not when it was taken again`);
        continue;
      }
      writeFileSync(join(REPORT, `${name}.png`), bytesOf(picture));
      console.log(`${name}: ${pixels} pixels differ, see reports/screens/${name}.png`);
    } else console.log(`${name}: no picture of it has been accepted`);
    differing += 1;
  }
  await browser.close();
  console.log(`${names.length} screens compared with the accepted ones, ${differing} differ`);
  if (differing > 0) console.log('If they are as they should be: npm run screens -- --accept');
  return differing === 0;
}

/** Takes them all, and keeps them as the accepted ones. */
export async function acceptScreens(): Promise<void> {
  const now = join(REPORT, 'now');
  rmSync(REPORT, { recursive: true, force: true });
  await takeScreens({ folder: now, only: '', built: undefined, screens: WATCHED });
  const browser = await openBrowser();
  const page = await browser.newPage();
  rmSync(ACCEPTED, { recursive: true, force: true });
  mkdirSync(ACCEPTED, { recursive: true });
  let bytes = 0;
  for (const { name } of WATCHED) {
    const small = bytesOf(await page.evaluate(`(${SHRINK})('${addressOf(join(now, `${name}.png`))}')`));
    writeFileSync(join(ACCEPTED, `${name}.webp`), small);
    bytes += small.length;
  }
  writeFileSync(BROWSER, `${browser.version()}\n`);
  await browser.close();
  console.log(`${WATCHED.length} screens accepted, ${(bytes / 1e6).toFixed(1)} MB`);
}

function compare(page: Page, accepted: string, now: string, tolerance: Tolerance): Promise<Compared> {
  const words = [addressOf(accepted), addressOf(now), tolerance].map((word) => JSON.stringify(word));
  return page.evaluate(`(${COMPARE})(${words.join(',')})`);
}

const addressOf = (file: string): string =>
  `data:image/${file.endsWith('.webp') ? 'webp' : 'png'};base64,${readFileSync(file, 'base64')}`;

const bytesOf = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

/** The functions below run in the browser. A picture, drawn into a canvas so many times smaller. */
const DRAWN = `async (address, times) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width / times);
  canvas.height = Math.round(image.height / times);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context, pixels: context.getImageData(0, 0, canvas.width, canvas.height) };
}`;

const SHRINK = `async (address) => {
  const { canvas, context, pixels } = await (${DRAWN})(address, 2);
  pixels.data.forEach((shade, at, all) => { if (at % 4 < 3) all[at] = (shade & 0xf0) + 8; });
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/webp', 1);
}`;

const COMPARE = `async (accepted, now, { shade, share }) => {
  const one = await (${DRAWN})(accepted, 1);
  const other = await (${DRAWN})(now, 2);
  const width = Math.max(one.canvas.width, other.canvas.width);
  const height = Math.max(one.canvas.height, other.canvas.height);
  const sheet = document.createElement('canvas');
  sheet.width = 3 * width;
  sheet.height = height;
  const context = sheet.getContext('2d', { willReadFrequently: true });
  [one, other].forEach(({ canvas }, at) => context.drawImage(canvas, at * width, 0));
  const [before, after] = [0, width].map((x) => context.getImageData(x, 0, width, height).data);
  const result = context.createImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < before.length; at += 4) {
    let far = 0;
    for (let part = 0; part < 4; part++) far = Math.max(far, Math.abs(before[at + part] - after[at + part]));
    if (far > shade) pixels += 1;
    const pale = 255 - (255 - before[at]) / 5;
    result.data.set(far > shade ? [255, 160 - Math.min(160, far), 0, 255] : [pale, pale, pale, 255], at);
  }
  context.putImageData(result, 2 * width, 0);
  return { isAlike: pixels <= share * width * height, pixels, picture: sheet.toDataURL('image/png') };
}`;
