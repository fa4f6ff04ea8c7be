// The neat line of the sheet is the progression track: one bar a level, the ends in purple.
import { PLAQUES } from './city.ts';
import { crewToken } from './halftrack.ts';
import { n, put } from './svg.ts';
import { PRINT } from './theme.ts';
import { lettering } from './type.ts';
import type { CrewOnMap } from './vehicles.ts';
import type { MapView } from './view.ts';

const WIDTH = 24;
const INSET = 12;

/** Level 0 is at the end where the race starts: racing north it is at the foot. */
export function trackLayer(
  view: MapView,
  crews: readonly CrewOnMap[],
  { north }: { north: boolean },
): string {
  const { board, geometry, theme } = view;
  const top = Math.max(...board.levels[north ? 1 : 0]);
  const x = geometry.frame.x + INSET;
  const y = geometry.frame.y + INSET;
  const height = (geometry.frame.height - 2 * INSET) / (top + 1);
  const yOf = (level: number) => y + (north ? top - level : level) * height;
  const bars = Array.from({ length: top + 1 }, (_, level) => {
    const isEnd = level === 0 || level === top;
    const ground = level % 2 ? theme.ink : theme.paper;
    const ink = level % 2 ? theme.paper : theme.ink;
    return (
      `<rect x="${x}" y="${n(yOf(level))}" width="${WIDTH}" height="${n(height)}" fill="${isEnd ? PLAQUES.purple.colour : ground}" stroke="${theme.ink}" stroke-width="1.2"/>` +
      lettering(x + WIDTH / 2, yOf(level) + height / 2 + 5, String(level), {
        face: 'number',
        size: 15,
        fill: isEnd ? PRINT.cream : ink,
      })
    );
  });
  const ground = `<rect x="${x - 7}" y="${y - 7}" width="${WIDTH + 14}" height="${n(geometry.frame.height - 2 * INSET + 14)}" fill="${theme.paper}" stroke="${theme.ink}" stroke-width="1.4"/>`;
  return ground + bars.join('') + tokens(crews, (level) => [x + WIDTH, yOf(level) + height / 2], theme.ink);
}

/** Tokens on one level lie in a stack: the lowest, who is first in turn order there, next to the track. */
function tokens(
  crews: readonly CrewOnMap[],
  place: (level: number) => readonly [number, number],
  ink: string,
): string {
  const stacks = new Map<number, number>();
  return crews
    .map(({ crew, level }) => {
      const below = stacks.get(level) ?? 0;
      stacks.set(level, below + 1);
      const [x, y] = place(level);
      const pin = below === 0 ? `<path d="M${n(x + 1)},${n(y)}h6" stroke="${ink}" stroke-width="2"/>` : '';
      return pin + put(x + 21 + below * 20, y, 1, crewToken(crew, 13));
    })
    .join('');
}
