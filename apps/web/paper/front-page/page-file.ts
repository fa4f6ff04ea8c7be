// The front page as a file: a drawing with its letters in it, or a picture of it.
import { FACES } from '@race/atlas';
import type { FrontPage } from './contents.ts';
import { drawFrontPage, PAGE } from './drawing.ts';
import { LETTERS } from './letters.ts';
import type { Measure, Type } from './typeset.ts';

/** A picture has this many pixels for each unit of the drawing. */
const SHARPNESS = 1.5;

/** As the page's own letters run. */
export function measureHere(): Measure {
  const brush = document.createElement('canvas').getContext('2d');
  return (text, { face, size, italic = false }: Type) => {
    if (brush === null) return text.length * size * 0.5;
    const weight = face === 'label' ? '700' : '400';
    brush.font = `${italic ? 'italic ' : ''}${weight} ${size}px ${FACES[face]}`;
    return brush.measureText(text).width;
  };
}

/** The drawing with the letters it is set in; it needs nothing else, wherever it is opened. */
export async function drawingOf(page: FrontPage): Promise<string> {
  const faces = await Promise.all(
    LETTERS.map(async ({ family, weight, style, address }) => {
      await document.fonts.load(`${style} ${weight} 1em "${family}"`);
      const letters = await inText(await (await fetch(address)).blob());
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(${letters}) format("woff2")}`;
    }),
  );
  return drawFrontPage(page, measureHere(), faces.join(''));
}

export const asFile = (drawing: string, name: string): File =>
  new File([drawing], `${name}.svg`, { type: 'image/svg+xml' });

/** The drawing painted; null where the browser does not paint it. */
export async function pictureOf(drawing: string, name: string): Promise<File | null> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PAGE.width * SHARPNESS;
    canvas.height = PAGE.height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const painted = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return painted === null ? null : new File([painted], `${name}.png`, { type: 'image/png' });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function inText(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
