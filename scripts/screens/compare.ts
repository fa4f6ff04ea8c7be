// Two folders of pictures, compared pixel by pixel in the browser that took them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';

interface Folders {
  readonly before: string;
  readonly after: string;
  /** Where pictures of the differences go. */
  readonly out: string;
}

interface Difference {
  readonly pixels: number;
  /** Both pictures and the difference side by side; null for pictures that are the same. */
  readonly picture: string | null;
}

/** Prints a line for each screen that differs; how many do. */
export async function compareFolders({ before, after, out }: Folders): Promise<number> {
  const pictures = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.png'));
  const [old, fresh] = [pictures(before), pictures(after)];
  const alone = [
    ...old.filter((file) => !fresh.includes(file)).map((file) => `${file}: only in ${before}`),
    ...fresh.filter((file) => !old.includes(file)).map((file) => `${file}: only in ${after}`),
  ];
  for (const line of alone) console.log(line);
  mkdirSync(out, { recursive: true });
  const browser = await openBrowser();
  const page = await browser.newPage();
  let differing = alone.length;
  const both = old.filter((file) => fresh.includes(file));
  for (const file of both) {
    const { pixels, picture } = await compare(page, join(before, file), join(after, file));
    if (picture === null) continue;
    differing += 1;
    console.log(`${file}: ${pixels} pixels differ`);
    writeFileSync(join(out, file), Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  }
  await browser.close();
  console.log(`${both.length} screens compared, ${differing} differ`);
  return differing;
}

async function compare(page: Page, before: string, after: string): Promise<Difference> {
  const [one, other] = [readFileSync(before), readFileSync(after)];
  if (one.equals(other)) return { pixels: 0, picture: null };
  const addresses = [one, other].map((file) => `data:image/png;base64,${file.toString('base64')}`);
  return page.evaluate(`(${DRAW})(${JSON.stringify(addresses)})`);
}

/** Runs in the browser: both pictures side by side, then the first one, pale, with the difference in red. */
const DRAW = `async (addresses) => {
  const images = await Promise.all(addresses.map(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  }));
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = document.createElement('canvas');
  canvas.width = 3 * width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  images.forEach((image, at) => context.drawImage(image, at * width, 0));
  const [one, other] = [0, width].map((x) => context.getImageData(x, 0, width, height).data);
  const result = context.createImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < one.length; at += 4) {
    let far = 0;
    for (let part = 0; part < 4; part++) far = Math.max(far, Math.abs(one[at + part] - other[at + part]));
    if (far > 0) pixels += 1;
    const pale = 255 - (255 - one[at]) / 5;
    result.data.set(far === 0 ? [pale, pale, pale, 255] : [255, 160 - Math.min(160, 2 * far), 0, 255], at);
  }
  context.putImageData(result, 2 * width, 0);
  return { pixels, picture: pixels === 0 ? null : canvas.toDataURL('image/png') };
}`;
