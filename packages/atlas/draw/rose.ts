// The compass rose: small on every empty space, large on the open sea.
import { n, star } from './svg.ts';

export const rose = (radius: number, colour: string): string =>
  `<circle r="${n(radius * 0.56)}" fill="none" stroke="${colour}" stroke-width="${n(radius * 0.05)}"/>` +
  `<path d="${star(4, radius, radius * 0.2)}" fill="${colour}"/>` +
  `<path d="${star(4, radius * 0.62, radius * 0.16)}" transform="rotate(45)" fill="${colour}" opacity=".65"/>`;

/** Eight points in light and shade, with degrees around them. */
export function greatRose(radius: number, ink: string, paper: string): string {
  const point = (turn: number, length: number, width: number): string =>
    `<g transform="rotate(${turn})"><path d="M0,${-length}L${width},${-width}L0,0Z" fill="${ink}"/>` +
    `<path d="M0,${-length}L${-width},${-width}L0,0Z" fill="${paper}" stroke="${ink}" stroke-width=".8" stroke-linejoin="round"/></g>`;
  const ticks = Array.from({ length: 36 }, (_, tick) => {
    const angle = (tick * Math.PI) / 18;
    const [from, to] = [radius * 0.62, radius * (tick % 3 === 0 ? 0.7 : 0.66)];
    return `M${n(from * Math.sin(angle))},${n(from * Math.cos(angle))}L${n(to * Math.sin(angle))},${n(to * Math.cos(angle))}`;
  });
  const ring = `<circle r="${n(radius * 0.62)}" fill="none" stroke="${ink}" stroke-width="1"/><circle r="${n(radius * 0.46)}" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
  const minor = [45, 135, 225, 315].map((turn) => point(turn, radius * 0.56, radius * 0.12));
  const major = [0, 90, 180, 270].map((turn) => point(turn, radius, radius * 0.16));
  return `${ring}<path d="${ticks.join('')}" stroke="${ink}" stroke-width=".9"/>${minor.join('')}${major.join('')}`;
}
