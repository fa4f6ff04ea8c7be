// A drawing as a file: with its fonts, or as a picture of it.

import josefin from '@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff2?url';
import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url';
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url';
import standardItalic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?url';
import standard from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url';

import { FACES } from '@race/atlas';
import type { Measure, Type } from './columns.ts';

/** A picture has this many pixels for each unit of the drawing. */
const SHARPNESS = 1.5;

/** The fonts of all drawings as a style sheet that needs no other file. */
export async function lettersInText(): Promise<string> {
  const faces = await Promise.all(
    LETTERS.map(async ({ family, weight, style, address }) => {
      await document.fonts.load(`${style} ${weight} 1em "${family}"`);
      const letters = await inText(await (await fetch(address)).blob());
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(${letters}) format("woff2")}`;
    }),
  );
  return faces.join('');
}

/** The drawing as a picture; null where the browser cannot make one. */
export async function pictureOf(
  drawing: string,
  name: string,
  size: { readonly width: number; readonly height: number },
): Promise<File | null> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = size.width * SHARPNESS;
    canvas.height = size.height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const painted = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return painted === null ? null : new File([painted], `${name}.png`, { type: 'image/png' });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Measures text in the fonts of the page. */
export function measureHere(): Measure {
  const brush = document.createElement('canvas').getContext('2d');
  return (text, { face, size, italic = false }: Type) => {
    if (brush === null) return text.length * size * 0.5;
    const weight = face === 'label' ? '700' : '400';
    brush.font = `${italic ? 'italic ' : ''}${weight} ${size}px ${FACES[face]}`;
    return brush.measureText(text).width;
  };
}

/** A file name for any system. */
export const fileName = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .toLowerCase();

function inText(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}

// The fonts of drawings: the same files as in `look/fonts.css`.
const LETTERS = [
  { family: 'Limelight', weight: 400, style: 'normal', address: limelight },
  { family: 'League Gothic', weight: 400, style: 'normal', address: gothic },
  { family: 'Josefin Sans', weight: 700, style: 'normal', address: josefin },
  { family: 'Old Standard TT', weight: 400, style: 'normal', address: standard },
  { family: 'Old Standard TT', weight: 400, style: 'italic', address: standardItalic },
] as const;
