// The layout of the poster: one design for a wide sheet and one for a tall sheet.
// Wide coordinates are those of a sheet 1440 across, tall ones of 390; y counts up from the foot and is negative.

export const SHAPES = ['wide', 'tall'] as const;
export type PosterShape = (typeof SHAPES)[number];

/** The sheet as the page has laid it out, in pixels. */
export interface PosterSheet {
  readonly shape: PosterShape;
  readonly width: number;
  readonly height: number;
  /** The part of the picture between the words above and the buttons below. */
  readonly top: number;
  readonly foot: number;
  /** A sixteenth of a rem: what lies below the picture grows with the letters, not with the sheet. */
  readonly unit: number;
}

/** Something that keeps its proportions. */
export interface PosterSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Design {
  readonly across: number;
  /** How much height the picture takes when it is as wide as the sheet. */
  readonly tallness: number;
  readonly horizon: number;
  /** Where the dark ground below the labels begins, in units. */
  readonly ground: number;
  readonly sun: PosterSpot;
  readonly zeppelin: PosterSpot;
  readonly camels: readonly PosterSpot[];
  readonly palms: readonly PosterSpot[];
  /** In race order, the last first, so that nearer vehicles cover those behind. */
  readonly crews: readonly (PosterSpot & { readonly crew: string })[];
}

const DESIGNS = {
  wide: {
    across: 1440,
    tallness: 430,
    horizon: -194,
    ground: 4,
    sun: { x: 640, y: -224, scale: 128 },
    zeppelin: { x: 872, y: -372, scale: 0.8 },
    camels: [
      { x: 700, y: -203, scale: 38 },
      { x: 742, y: -202, scale: 38 },
      { x: 784, y: -204, scale: 38 },
      { x: 838, y: -209, scale: 38 },
    ],
    palms: [
      { x: 214, y: 6, scale: 0.74 },
      { x: 76, y: 6, scale: 1.06 },
    ],
    crews: [
      { crew: 'belgian', x: 330, y: -132, scale: 0.62 },
      { crew: 'english', x: 462, y: -115, scale: 1.05 },
      { crew: 'italian', x: 660, y: -78, scale: 1.9 },
      { crew: 'french', x: 1064, y: -10, scale: 4.3 },
    ],
  },
  tall: {
    across: 374,
    tallness: 172,
    horizon: -96,
    ground: 92,
    sun: { x: 120, y: -112, scale: 62 },
    zeppelin: { x: 284, y: -196, scale: 0.5 },
    camels: [
      { x: 74, y: -109, scale: 17 },
      { x: 93, y: -109, scale: 17 },
      { x: 112, y: -108, scale: 17 },
    ],
    palms: [],
    crews: [
      { crew: 'belgian', x: 36, y: -66, scale: 0.34 },
      { crew: 'english', x: 74, y: -58, scale: 0.56 },
      { crew: 'italian', x: 132, y: -42, scale: 0.92 },
      { crew: 'french', x: 248, y: -10, scale: 2 },
    ],
  },
} as const satisfies Record<PosterShape, Design>;

const SMALLEST = 0.4;

export interface Composition extends Omit<Design, 'across' | 'tallness'> {
  /** Land is stretched to the sheet; everything on it is only scaled. */
  readonly across: number;
  readonly scale: number;
}

/** A design fitted to a sheet: as large as its height allows, spread over its whole width. */
export function compose({ shape, width, top, foot, unit }: PosterSheet): Composition {
  const design: Design = DESIGNS[shape];
  const across = width / design.across;
  const scale = Math.max(SMALLEST, Math.min(across, (foot - top) / design.tallness));
  const spot = <S extends PosterSpot>(one: S): S => ({
    ...one,
    x: one.x * across,
    y: foot + one.y * scale,
    scale: one.scale * scale,
  });
  return {
    across,
    scale,
    horizon: foot + design.horizon * scale,
    ground: foot + design.ground * unit,
    sun: lowered(spot(design.sun), top),
    zeppelin: spot(design.zeppelin),
    camels: design.camels.map(spot),
    palms: design.palms.map(spot),
    crews: design.crews.map(spot),
  };
}

/** The reach of the halo, in radii of the sun. */
export const HALO = 1.22;

/** The sun stays below the words, behind the hills if necessary. */
const lowered = (sun: PosterSpot, top: number): PosterSpot => ({
  ...sun,
  y: Math.max(sun.y, top + HALO * sun.scale),
});
