// The four faces, each with what stands in for it.
import { escaped, n } from './svg.ts';

export const FACES = {
  title: "Limelight, 'Broadway', Georgia, serif",
  number: "'League Gothic', 'Oswald', 'Arial Narrow', sans-serif",
  label: "'Josefin Sans', 'Futura', 'Century Gothic', sans-serif",
  text: "'Old Standard TT', 'Bodoni MT', Georgia, serif",
} as const;

export interface Lettering {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly italic?: boolean;
  readonly bold?: boolean;
  /** squeezes a longer text into this width */
  readonly width?: number;
  readonly halo?: string;
  readonly haloWidth?: number;
  readonly opacity?: number;
}

export function lettering(x: number, y: number, text: string, style: Lettering): string {
  const attributes = [
    `x="${n(x)}" y="${n(y)}" text-anchor="${style.anchor ?? 'middle'}"`,
    `font-family="${FACES[style.face]}" font-size="${style.size}" fill="${style.fill}"`,
    style.bold ? 'font-weight="700"' : '',
    style.italic ? 'font-style="italic"' : '',
    style.spacing ? `letter-spacing="${style.spacing}"` : '',
    style.width ? `textLength="${style.width}" lengthAdjust="spacingAndGlyphs"` : '',
    style.halo
      ? `stroke="${style.halo}" stroke-width="${style.haloWidth ?? 4}" stroke-linejoin="round" paint-order="stroke"`
      : '',
    style.opacity ? `opacity="${style.opacity}"` : '',
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escaped(text)}</text>`;
}

/** A number in the middle of a sign. */
export const figure = (value: number | string, y: number, size: number, colour: string): string =>
  lettering(0, y, String(value), { face: 'number', size, fill: colour });
