import type { JSX } from 'preact';
import { lazy } from '../../lazy.tsx';
import { openedRule } from './open-rule.ts';

const RuleSheet = lazy(async () => (await import('./rule-sheet.tsx')).RuleSheet, null);

/** The rule that was opened, wherever it was asked for. */
export const OpenedRule = (): JSX.Element | null => (openedRule.value === null ? null : <RuleSheet />);
