import type { JSX } from 'preact';
import { lazy } from '../../lazy.tsx';
import { loadAbout } from '../../offline/load.ts';
import { openedRule } from './open-rule.ts';

const RuleSheet = lazy(async () => (await loadAbout(import('./rule-sheet.tsx'))).RuleSheet, null);

/** The rule that was opened, wherever it was asked for. */
export const OpenedRule = (): JSX.Element | null => (openedRule.value === null ? null : <RuleSheet />);
