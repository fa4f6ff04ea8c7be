import type { Messages } from '../../../text.ts';

// Play modes: sets of modules.
export const modes = {
  'names.mode.old-hands': 'Old hands',
  'names.mode.mail-run': 'Mail run',
  'names.mode.open-hearths': 'Open hearths',
  'names.mode.high-society': 'High society',
  'names.mode.caravan': 'Caravan',
  'names.mode.rainy-season': 'Rainy season',
  'names.mode.grand-tour': 'Grand tour',
  'names.mode.works-teams': 'Works teams',
  'names.mode.embassy-row': 'Embassy row',
  'names.mode.royal-mail': 'Royal Mail',
  'names.mode.storm-chasers': 'Storm chasers',
  'names.mode.tinkerers': 'Tinkerers',
  'names.mode.great-game': 'The Great Game',
  'names.mode.year-of-trials': 'Year of trials',
  'names.mode.expedition': 'Expedition',
  'names.mode.everything': 'Everything',
  'names.weight.light': 'light',
  'names.weight.medium': 'medium',
  'names.weight.heavy': 'heavy',
  'names.pace.faster': 'faster',
  'names.pace.same': 'about the same length',
  'names.pace.slower': 'slower',
} as const satisfies Messages;
