import { commit, readRecord } from '@race/kernel';

/** What a seat was told while the race ran: commitments to the seed and to the plans. */
export interface Certificate {
  readonly commitment: string;
  readonly seals: readonly { readonly at: number; readonly seals: readonly (string | null)[] }[];
}

/**
 * Whether a published race is the one that was promised. That its answers are legal and lead where they led is for
 * `replay`; here it is that nobody changed the seed, or a plan after it was sealed.
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
