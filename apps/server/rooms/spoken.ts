// Answers as they are written. The same few come again and again, so that most need not be parsed.
import type { Rules, Types } from '@race/kernel';

/** An answer of the rules, and its text as the log keeps it. */
export interface Spoken {
  readonly answer: Types['answer'];
  readonly text: string;
}

const known = new WeakMap<Rules<Types>, Map<string, Spoken>>();

/** What was said before in exactly these words; undefined where it has to be read. */
export const spokenAs = (rules: Rules<Types>, text: string): Spoken | undefined =>
  known.get(rules)?.get(text);

export const speak = (answer: Types['answer']): Spoken => ({ answer, text: JSON.stringify(answer) });

/** Reads what came from outside; null when it is no answer of these rules. There are as many texts as answers. */
export function readSpoken(rules: Rules<Types>, from: unknown): Spoken | null {
  const answer = rules.readAnswer(from);
  if (answer === null) return null;
  const said = speak(answer);
  let texts = known.get(rules);
  if (texts === undefined) {
    texts = new Map();
    known.set(rules, texts);
  }
  texts.set(said.text, said);
  return said;
}
