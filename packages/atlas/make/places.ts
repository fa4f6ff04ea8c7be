// Places as a designer writes them: '28 1, 24 -5' is 28° N 1° E and 24° N 5° W.
import type { Place } from './plan.ts';

export function places(text: string): Place[] {
  return text.split(',').map((pair): Place => {
    const [lat, lon, ...rest] = pair.trim().split(' ').map(Number);
    if (lat === undefined || lon === undefined || rest.length > 0 || Number.isNaN(lat + lon))
      throw new Error(`not a place: ${pair}`);
    return [lat, lon];
  });
}
