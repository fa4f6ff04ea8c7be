// npm run icons: draws the icons of the installed page anew, from the same half-track as the poster.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { halftrack } from '../packages/atlas/index.ts';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.ts';
import { ROOT } from './tools.ts';

const FOLDER = join(ROOT, 'apps', 'web', 'offline', 'public', 'icons');
const SIZE = 512;
const SUN = { x: 256, y: 232, radius: 92 };
const RAYS = 16;

interface Icon {
  readonly name: string;
  readonly pixels: number;
  /** The system cuts it to any shape: all that matters stands in the middle, and the ground reaches the edge. */
  readonly isCut: boolean;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', pixels: 192, isCut: false },
  { name: 'icon-512', pixels: 512, isCut: false },
  { name: 'maskable-512', pixels: 512, isCut: true },
  { name: 'touch-180', pixels: 180, isCut: true },
];

function rays(): string {
  const rim = (angle: number) =>
    `${(SUN.x + SIZE * Math.cos(angle)).toFixed(1)},${(SUN.y + SIZE * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / RAYS;
    const half = Math.PI / RAYS / 2;
    return `M${SUN.x},${SUN.y}L${rim(angle - half)}L${rim(angle + half)}Z`;
  }).join('');
}

/** A sun behind its rays, two dunes, one half-track: the poster at the size of a stamp. */
function drawing({ isCut, pixels }: Icon): string {
  const corner = isCut ? 0 : 92;
  const car = isCut ? { scale: 2.7, y: 356 } : { scale: 3.5, y: 388 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${pixels}" height="${pixels}">
    <clipPath id="cut"><rect width="${SIZE}" height="${SIZE}" rx="${corner}"/></clipPath>
    <g clip-path="url(#cut)">
      <rect width="${SIZE}" height="${SIZE}" fill="#1c444c"/>
      <path d="${rays()}" fill="#2f6163"/>
      <circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius * 1.3}" fill="#e58743"/>
      <circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius}" fill="#fff0c6"/>
      <path d="M0,372C120,300 190,350 300,338S450,300 512,322V512H0Z" fill="#c9823d"/>
      <path d="M0,${car.y - 6}C170,${car.y - 26} 350,${car.y + 14} 512,${car.y - 10}V512H0Z" fill="#e6c67c"/>
      <ellipse cx="258" cy="${car.y + 2}" rx="${50 * car.scale}" ry="10" fill="#7a5620"/>
      <g transform="translate(258 ${car.y}) scale(${car.scale})">${halftrack('french')}</g>
    </g>
    ${isCut ? '' : `<rect x="6" y="6" width="500" height="500" rx="86" fill="none" stroke="#c89b4a" stroke-width="12"/>`}
  </svg>`;
}

async function take(page: Page, icon: Icon): Promise<void> {
  await page.setViewportSize({ width: icon.pixels, height: icon.pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing(icon)}`);
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(join(FOLDER, `${icon.name}.png`), picture);
  console.log(`${icon.name}.png: ${picture.length} bytes`);
}

const executablePath = await ensureChromium();
if (executablePath === undefined) throw new Error(HOW_TO_GET_IT);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const icon of ICONS) await take(page, icon);
await browser.close();
