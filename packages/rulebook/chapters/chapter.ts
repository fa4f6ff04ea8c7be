/** Where an identifier's words come from: a rulebook, a decision of this project, or one part of each. */
export const RULE_KINDS = ['rule', 'ruling', 'both'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** A chapter of the rules: its sections and its identifiers, both in reading order. */
export type Chapter = {
  readonly sections: readonly string[];
  readonly rules: readonly { readonly id: string; readonly section: string; readonly kind: RuleKind }[];
};
