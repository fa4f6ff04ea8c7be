// The worker that paints the ground of a sheet, so that the page never waits for it.
import type { Area, MapView } from '@race/atlas';
import type { Ink, PathInk } from '@race/atlas/draw/ink.ts';
import { sheetInks } from '@race/atlas/draw/sheet.ts';
import { serve } from '@race/protocol/rpc.ts';

export interface PaintOrder {
  readonly view: MapView;
  readonly area: Area;
  /** Pixels for each unit of the map. */
  readonly fineness: number;
}

export interface Painted {
  readonly area: Area;
  readonly bitmap: ImageBitmap;
}

export interface PaintingWorker {
  paint(order: PaintOrder): Painted;
}

serve<PaintingWorker>(
  self,
  { paint: ({ view, area, fineness }) => ({ area, bitmap: paint(sheetInks(view), { area, fineness }) }) },
  ({ bitmap }) => [bitmap],
);

// Paints inks on a canvas.
interface Piece {
  readonly area: Area;
  /** Pixels for each unit. */
  readonly fineness: number;
}

type Canvas = OffscreenCanvasRenderingContext2D;

function paint(inks: readonly Ink[], piece: Piece): ImageBitmap {
  const context = canvasFor(piece);
  for (const ink of inks) paintOne(context, ink, piece);
  return context.canvas.transferToImageBitmap();
}

function canvasFor({ area, fineness }: Piece): Canvas {
  const canvas = new OffscreenCanvas(Math.ceil(area.width * fineness), Math.ceil(area.height * fineness));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('nothing to paint on');
  context.setTransform(fineness, 0, 0, fineness, -area.x * fineness, -area.y * fineness);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  return context;
}

function paintOne(canvas: Canvas, ink: Ink, piece: Piece): void {
  canvas.save();
  if ('d' in ink) paintPath(canvas, ink);
  else if ('tint' in ink) {
    canvas.translate(ink.x, ink.y);
    canvas.scale(ink.rx, ink.ry);
    canvas.globalAlpha = ink.strength;
    canvas.fillStyle = fading(canvas, ink.tint);
    canvas.fillRect(-1, -1, 2, 2);
  } else if ('inside' in ink) paintInside(canvas, ink, piece);
  else if ('every' in ink)
    for (const [x, y] of squares(piece.area, ink.every))
      paintOne(canvas, { x, y, scale: 1, inks: ink.inks }, piece);
  else {
    canvas.translate(ink.x, ink.y);
    canvas.scale(ink.scale, ink.scale);
    for (const one of ink.inks) paintOne(canvas, one, piece);
  }
  canvas.restore();
}

/** Paints on a canvas of its own, and only over what was filled there: much faster than clipping along a coast. */
function paintInside(canvas: Canvas, ink: Extract<Ink, { inside: string }>, piece: Piece): void {
  const apart = canvasFor(piece);
  paintPath(apart, { d: ink.inside, fill: ink.fill });
  apart.globalCompositeOperation = 'source-atop';
  for (const one of ink.inks) paintOne(apart, one, piece);
  canvas.resetTransform();
  canvas.drawImage(apart.canvas, 0, 0);
}

function paintPath(canvas: Canvas, { d, fill, stroke, width = 1, dash = [], opacity = 1 }: PathInk): void {
  const path = new Path2D(d);
  canvas.globalAlpha = opacity;
  if (fill !== undefined) {
    canvas.fillStyle = fill;
    canvas.fill(path);
  }
  if (stroke === undefined) return;
  canvas.strokeStyle = stroke;
  canvas.lineWidth = width;
  canvas.setLineDash([...dash]);
  canvas.stroke(path);
}

/** From a colour in the middle to nothing at 1. */
function fading(canvas: Canvas, colour: string): CanvasGradient {
  const gradient = canvas.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, `${colour}00`);
  return gradient;
}

function squares({ x, y, width, height }: Area, size: number): [number, number][] {
  const all: [number, number][] = [];
  for (let top = Math.floor(y / size) * size; top < y + height; top += size)
    for (let left = Math.floor(x / size) * size; left < x + width; left += size) all.push([left, top]);
  return all;
}
