import { readPlainAnswer, readRequest } from '@race/protocol';
import { type BenchResult, measure } from './measure.ts';

const READS = 1000;
const ANSWER = JSON.stringify({
  do: 'answer',
  table: 'kskuXBdNQ8PDM9rC',
  question: 128,
  key: 'b2VfmQ4',
  answer: { do: 'plan', boxes: [2, 1, 1, 1] },
  id: 311,
});
const READERS = { plain: readPlainAnswer, any: readRequest } as const;

/** Reads an answer as pages write it: by its own reader, or by the one for every request. */
export function benchRequests(reader: keyof typeof READERS, seconds: number): BenchResult {
  const read = READERS[reader];
  return measure(seconds, () => {
    let done = 0;
    for (let nth = 0; nth < READS; nth++) if (read(ANSWER) !== null) done += 1;
    return done;
  });
}
