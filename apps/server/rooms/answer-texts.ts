// Answers and their JSON. The same few are given again and again, so most need not be parsed.
import type { Rules, Types } from '@race/kernel';

/** An answer of the rules, and its text as the log keeps it. */
export interface AnswerText {
  readonly answer: Types['answer'];
  readonly text: string;
}

const known = new WeakMap<Rules<Types>, Map<string, AnswerText>>();

/** The answer of a text that was parsed before. */
export const knownAnswer = (rules: Rules<Types>, text: string): AnswerText | undefined =>
  known.get(rules)?.get(text);

export const answerTextOf = (answer: Types['answer']): AnswerText => ({
  answer,
  text: JSON.stringify(answer),
});

/** Parses an answer; null for anything else. Rules have a limited number of answers, so all texts are kept. */
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
