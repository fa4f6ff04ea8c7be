// Relief from far above: stipple, dunes, trees, grass and reeds, one long path each; peaks as one symbol.
import { type Geometry, MARKS, type Mark } from '../geometry/data.ts';
import type { Ink, PathInk } from './ink.ts';
import { n, scatter } from './svg.ts';
import type { Theme } from './theme.ts';
import type { MapView } from './view.ts';

const STROKES = {
  stipple: (x, y) => `M${x},${y}h.1`,
  dune: (x, y, size) => `M${x},${y}q${n(2.5 + size * 3.5)},${n(-2.8 - size * 3.8)} ${n(5 + size * 7)},0`,
  tree: (x, y) => `M${x},${y}v-3m-3,0a3,3.4 0 1 1 6,0z`,
  grass: (x, y) => `M${x},${y}l-1.6,-4m3,4v-5m1.4,5l1.8,-4`,
  marsh: (x, y) => `M${x},${y}h7m-5.6,-1.6l-1.4,-4m3.4,4v-5m2,5l1.4,-4`,
} satisfies Record<Mark, (x: number, y: number, size: number) => string>;

function inkOf(mark: Mark, theme: Theme): Pick<PathInk, 'stroke' | 'width' | 'opacity'> {
  if (mark === 'stipple') return { stroke: theme.relief, width: 1.3, opacity: 0.55 };
  if (mark === 'tree') return { stroke: theme.foliage, width: 0.8, opacity: 0.62 };
  if (mark === 'marsh') return { stroke: theme.river, width: 1.1, opacity: 0.9 };
  return { stroke: theme.relief, width: mark === 'dune' ? 1 : 0.8, opacity: 0.55 };
}

export function coversOf({ geometry, theme }: MapView): Ink[] {
  return MARKS.flatMap((mark) => {
    const d = strokesOf(geometry, mark);
    return d === '' ? [] : [{ d, ...inkOf(mark, theme) }];
  });
}

function strokesOf({ covers }: Geometry, mark: Mark): string {
  const random = scatter(5 + MARKS.indexOf(mark));
  let d = '';
  for (const cover of covers) {
    if (cover.mark !== mark) continue;
    for (let i = 0; i < cover.count; i++) {
      const [angle, reach] = [random() * 2 * Math.PI, Math.sqrt(random())];
      const x = cover.x + Math.cos(angle) * reach * cover.rx;
      const y = cover.y + Math.sin(angle) * reach * cover.ry;
      d += STROKES[mark](n(x), n(y), random());
    }
  }
  return d;
}

export function peaksOf({ geometry, theme }: MapView): Ink[] {
  const random = scatter(9);
  const peaks: Ink[] = [];
  const inks = peakOf(theme);
  for (let i = 0; i + 1 < geometry.peaks.length; i += 2)
    peaks.push({
      x: geometry.peaks[i] ?? 0,
      y: geometry.peaks[i + 1] ?? 0,
      scale: 0.8 + random() * 0.35,
      inks,
    });
  return peaks;
}

const peakOf = (theme: Theme): Ink[] => [
  { d: 'M-11,6L-3,-8L0,-5L3,-10L12,6Z', fill: theme.land },
  { d: 'M3,-10L12,6H3L5,0L1,-4Z', fill: theme.relief, opacity: 0.75 },
  { d: 'M-11,6L-3,-8L0,-5L3,-10L12,6', stroke: theme.fadedInk, width: 1.1 },
];
