import type { Refusal } from '@race/kernel';

/** What is wrong with a record, for the user of the laboratory. */
const TEXTS: { readonly [reason: string]: (of: Refusal['with']) => string } = {
  'record.notJson': () => 'this is no JSON',
  'record.notARecord': () => 'this is no recorded game, or it is damaged',
  'record.newer': ({ format }) => `it has form ${format}, which is newer than this laboratory`,
  'record.otherGame': ({ game }) => `it is a game of ${game}`,
  'record.otherRules': ({ version }) => `it was played by version ${version} of the rules`,
  'record.commitment': () => 'the commitment does not fit seed and salt',
  'record.noAnswer': ({ line }) => `line ${line} is no answer of this game`,
  'record.illegal': ({ line, reason }) => `line ${line} is refused: ${reason}`,
  'record.differs': ({ line }) => `line ${line} gives another position than was recorded`,
};

export const refusalText = ({ reason, with: details }: Refusal): string => TEXTS[reason]?.(details) ?? reason;
