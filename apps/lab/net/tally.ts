// The pace of players, and the counters of a load.

export interface LoadTally {
  moves: number;
  bytes: number;
  messages: number;
  refused: number;
  latencies: number[];
  sizes: number[];
}

export const noTally = (): LoadTally => ({
  moves: 0,
  bytes: 0,
  messages: 0,
  refused: 0,
  latencies: [],
  sizes: [],
});

/** Counts a message; of the lengths only every sixteenth is kept. */
export function countMessage(tally: LoadTally, { length }: string): void {
  tally.messages += 1;
  tally.bytes += length;
  if ((tally.messages & 15) === 0) tally.sizes.push(length);
}

/** The pace of players: waiting, at once, or after a pause of about so many milliseconds. */
export interface LoadPace {
  pause: 'not yet' | number;
  /** Milliseconds of work before each answer at a relay, whose players have nothing to think about. */
  thought?: number;
}
