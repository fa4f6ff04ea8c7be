// Answers as they are written. The same few come again and again, so that most need not be parsed.
import type { Rules, Types } from '@race/kernel';

/** An answer of the rules, and its text as the log keeps it. */
export interface AnswerText {
  readonly answer: Types['answer'];
  readonly text: string;
}

const known = new WeakMap<Rules<Types>, Map<string, AnswerText>>();

/** What was said before in exactly these words; undefined where it has to be read. */
export const knownAnswer = (rules: Rules<Types>, text: string): AnswerText | undefined =>
  known.get(rules)?.get(text);

export const answerTextOf = (answer: Types['answer']): AnswerText => ({
  answer,
  text: JSON.stringify(answer),
});

/** Reads what came from outside; null when it is no answer of these rules. There are as many texts as answers. */
export function readAnswerText(rules: Rules<Types>, from: unknown): AnswerText | null {
  const answer = rules.readAnswer(from);
  if (answer === null) return null;
  const answerText = answerTextOf(answer);
  let texts = known.get(rules);
  if (texts === undefined) {
    texts = new Map();
    known.set(rules, texts);
  }
  texts.set(answerText.text, answerText);
  return answerText;
}
