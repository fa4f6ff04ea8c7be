// The rules behind a dispatch, each one tap from its text.
import type { RaceEvent } from '@race/great-race';
import { rulesOfTold } from '@race/rulebook/told.ts';
import type { JSX } from 'preact';
import { RuleTitles } from '../race/rules/rule-titles.tsx';

export const RulesOf = ({ events }: { events: readonly RaceEvent[] }): JSX.Element => (
  <RuleTitles rules={rulesOfTold(events)} />
);
