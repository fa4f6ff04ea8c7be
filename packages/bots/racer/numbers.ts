/** The number at a place of a list or a typed array; 0 where there is none. */
export const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;
