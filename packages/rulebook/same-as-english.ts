import type { DashRuleId, DashSection } from './dash.ts';
import type { Language, RuleId, Section } from './rules.ts';
import type { RuleText } from './text.ts';

/** A text that reads like the English one, and why it is right so. Every other text must differ. */
export type SameAsEnglish = {
  language: Exclude<Language, 'en'>;
  id: RuleId | Section | DashRuleId | DashSection;
  field: keyof RuleText;
  reason: string;
};

export const SAME_AS_ENGLISH: readonly SameAsEnglish[] = [
  { language: 'fr', id: 'CARD-SABOTEUR', field: 'title', reason: 'A French word that English borrowed.' },
  { language: 'fr', id: 'CARD-TRANSPORT', field: 'title', reason: 'The usual French word.' },
  { language: 'fr', id: 'CARD-GUIDE', field: 'title', reason: 'The usual French word.' },
  {
    language: 'de',
    id: 'CARD-SABOTEUR',
    field: 'title',
    reason: 'German borrowed it from French, as English did.',
  },
  { language: 'de', id: 'CARD-TRANSPORT', field: 'title', reason: 'The usual German word.' },
  { language: 'nl', id: 'planning', field: 'title', reason: 'The usual Dutch word.' },
  {
    language: 'nl',
    id: 'CARD-SABOTEUR',
    field: 'title',
    reason: 'Dutch borrowed it from French, as English did.',
  },
  { language: 'nl', id: 'CARD-TRANSPORT', field: 'title', reason: 'The usual Dutch word.' },
  { language: 'nl', id: 'CARD-JERRYCAN', field: 'title', reason: 'The Dutch spelling is the English one.' },
  { language: 'fr', id: 'CARD-VISA', field: 'title', reason: 'The usual French word.' },
  { language: 'fr', id: 'CARD-DANDY', field: 'title', reason: 'French borrowed it from English.' },
  { language: 'de', id: 'CARD-DANDY', field: 'title', reason: 'German borrowed it from English.' },
  { language: 'nl', id: 'CARD-DANDY', field: 'title', reason: 'Dutch borrowed it from English.' },
  { language: 'nl', id: 'DASH-BOOST-05', field: 'title', reason: 'Dutch borrowed it from English.' },
];
