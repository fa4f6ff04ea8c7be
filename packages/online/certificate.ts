import { commit, readRecord } from '@race/kernel';

/** The commitments to the seed and to plans that a seat received during the race. */
export interface Certificate {
  readonly commitment: string;
  readonly seals: readonly { readonly at: number; readonly seals: readonly (string | null)[] }[];
}

/**
 * Whether a published race agrees with its commitments: nobody changed the seed, or a plan after it was sealed. `replay`
 * checks that its answers are legal.
 */
export function checkRace(file: string, promised: Certificate): boolean {
  const read = readRecord(file);
  if (!read.ok || commit(read.value.seed, read.value.salt) !== promised.commitment) return false;
  const { salt, entries } = read.value;
  // Each seat's plans come in the order of its commitments to them.
  const next: number[] = [];
  return promised.seals.every(({ at, seals }) =>
    seals.every((seal, seat) => {
      if (seal === null) return true;
      const found = entries.findIndex(
        (line, nth) =>
          nth >= (next[seat] ?? 0) &&
          line.seat === seat &&
          'answer' in line &&
          commit([at, seat, line.answer], salt) === seal,
      );
      next[seat] = found + 1;
      return found >= 0;
    }),
  );
}
