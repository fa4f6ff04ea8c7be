// Small words for writing SVG.

/** one decimal, no more: a map unit is about a pixel */
export const n = (value: number): number => Math.round(value * 10) / 10;

export const put = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`;

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A pointy hexagon. */
export function hexagon(radius: number, x = 0, y = 0): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${n(x + radius * Math.cos(angle))},${n(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / points;
    const radius = corner % 2 === 0 ? outer : inner;
    return `${n(radius * Math.sin(angle))},${n(-radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Scattered strokes must fall the same way every time: a small generator for drawing only. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 1 | state);
    state ^= state + Math.imul(state ^ (state >>> 7), 61 | state);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}
