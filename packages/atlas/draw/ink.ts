// A drawing as a list of inks: written out as SVG, or painted on a canvas.
import { n, put } from './svg.ts';

/** One path, filled and stroked. */
export interface PathInk {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
}

/** A tint that fades towards the edge of its ellipse. */
interface TintInk {
  readonly tint: string;
  readonly strength: number;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export type Ink =
  | PathInk
  | TintInk
  /** A filled path, and what holds only inside it. */
  | { readonly inside: string; readonly fill: string; readonly inks: readonly Ink[] }
  | { readonly x: number; readonly y: number; readonly scale: number; readonly inks: readonly Ink[] }
  /** Over and over again, on squares of this size. */
  | { readonly every: number; readonly area: string; readonly inks: readonly Ink[] };

/** Lines end and meet round, everywhere on the sheet. */
export function svgOf(inks: readonly Ink[], prefix = 'ink'): string {
  return inks.map((ink, index) => one(ink, `${prefix}-${index}`)).join('');
}

function one(ink: Ink, id: string): string {
  if ('d' in ink) return pathOf(ink);
  if ('tint' in ink) return tintOf(ink, id);
  if ('inside' in ink)
    return (
      `<clipPath id="${id}"><path d="${ink.inside}"/></clipPath>` +
      `<g clip-path="url(#${id})"><path d="${ink.inside}" fill="${ink.fill}"/>${svgOf(ink.inks, id)}</g>`
    );
  if ('every' in ink)
    return (
      `<pattern id="${id}" width="${ink.every}" height="${ink.every}" patternUnits="userSpaceOnUse">${svgOf(ink.inks, id)}</pattern>` +
      `<path d="${ink.area}" fill="url(#${id})"/>`
    );
  return put(ink.x, ink.y, ink.scale, svgOf(ink.inks, id));
}

function pathOf({ d, fill = 'none', stroke, width = 1, dash, opacity = 1 }: PathInk): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"`;
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`;
  return `<path d="${d}" fill="${fill}"${line}${dashes}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

function tintOf({ tint, strength, x, y, rx, ry }: TintInk, id: string): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${tint}" stop-opacity="${strength}"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
  );
}
