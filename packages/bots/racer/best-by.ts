import type { Answer } from '@race/great-race';

/** The answer with the highest figure; answers without one are no candidates. */
export function bestBy(
  answers: readonly Answer[],
  judge: (answer: Answer) => number | null,
): Answer | undefined {
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const figure = judge(answer);
    if (figure === null || figure <= most) continue;
    best = answer;
    most = figure;
  }
  return best;
}
