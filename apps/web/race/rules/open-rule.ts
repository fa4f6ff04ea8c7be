import { signal } from '@preact/signals';

/** The identifier of the rule that lies open; null when none does. */
export const openedRule = signal<string | null>(null);

/** Opens a rule by its identifier, over whatever is shown. */
export function openRule(rule: string): void {
  openedRule.value = rule;
}
