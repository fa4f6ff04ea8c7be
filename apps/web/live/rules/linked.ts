import { RULES, type RuleId } from '@race/rulebook';

export interface Piece {
  readonly words: string;
  /** The rule these words name; null for plain words. */
  readonly rule: RuleId | null;
}

const IDENTIFIER = /([A-Z]+(?:-[A-Z]+)*-\d\d|CARD(?:-[A-Z]+)+)/;

/** A text in pieces: a rule's identifier is a piece of its own. */
export function linked(text: string): Piece[] {
  return text
    .split(IDENTIFIER)
    .filter((words) => words !== '')
    .map((words) => ({ words, rule: RULES.find(({ id }) => id === words)?.id ?? null }));
}
