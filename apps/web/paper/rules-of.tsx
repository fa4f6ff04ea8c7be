// The rules behind a dispatch, each one tap from its text.
import type { RaceEvent } from '@race/great-race';
import { ruleOfTold } from '@race/rulebook/told.ts';
import type { JSX } from 'preact';
import { RuleButton } from '../live/rules/rule-button.tsx';

export function RulesOf({ events }: { events: readonly RaceEvent[] }): JSX.Element {
  const rules = new Set(events.flatMap((event) => ruleOfTold(event) ?? []));
  return (
    <>
      {[...rules].map((rule) => (
        <RuleButton key={rule} rule={rule} />
      ))}
    </>
  );
}
