import { n } from './svg.ts';

export const TYRE = '#231A15';

/** A spoked wheel. */
export function wheel(x: number, y: number, r: number): string {
  const spokes = Array.from({ length: 5 }, (_, spoke) => {
    const angle = (spoke * 2 * Math.PI) / 5;
    return `M${x},${y}L${n(x + r * 0.62 * Math.cos(angle))},${n(y + r * 0.62 * Math.sin(angle))}`;
  });
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${TYRE}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.66)}" fill="#D9C08C"/><circle cx="${x}" cy="${y}" r="${n(r * 0.56)}" fill="#6E5533"/>` +
    `<path d="${spokes.join('')}" stroke="#E7D2A0" stroke-width="${n(r * 0.13)}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.2)}" fill="${TYRE}"/>`
  );
}
