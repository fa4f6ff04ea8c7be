import type { DashRuleId, DashSection } from './dash.ts';
import type { Language } from './languages.ts';
import type { RuleId, Section } from './rules.ts';

type Titled = RuleId | Section | DashRuleId | DashSection;

/** Titles that read like the English ones on purpose. Any other text that equals the English one was not translated. */
export const SAME_AS_ENGLISH: { readonly [L in Exclude<Language, 'en'>]: readonly Titled[] } = {
  fr: [
    'CARD-SABOTEUR',
    'CARD-TRANSPORT',
    'CARD-GUIDE',
    'CARD-PADDOCK',
    'CARD-VISA',
    'CARD-DANDY',
    'NET-10',
    'clubs',
  ],
  de: ['CARD-SABOTEUR', 'CARD-TRANSPORT', 'CARD-DANDY', 'PEOPLE-03', 'clubs'],
  nl: [
    'planning',
    'CARD-SABOTEUR',
    'CARD-TRANSPORT',
    'CARD-JERRYCAN',
    'CARD-PADDOCK',
    'CARD-DANDY',
    'dash-boosters',
    'DASH-SETUP-03',
    'DASH-BOOST-05',
    'PEOPLE-01',
    'PEOPLE-03',
    'clubs',
  ],
};
