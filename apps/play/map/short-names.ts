import { joined } from '../input/plain.ts';

/** Names of so many capital letters, no two alike: the first letters, or where these are taken the next that are free. */
export function shortNames(names: readonly string[], letters: number): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const full = joined(name).toUpperCase();
    const short = candidates(full, letters).find((one) => !taken.has(one)) ?? full;
    taken.add(short);
    return short;
  });
}

function candidates(full: string, letters: number): string[] {
  const start = full.slice(0, letters - 1);
  return [...full.slice(letters - 1)].map((last) => start + last);
}
