import { translationOf } from '../../../text.ts';
import type { modes as English } from '../../en/modules/modes.ts';

export const modes = translationOf<typeof English>()({
  'names.mode.old-hands': 'Alte Hasen',
  'names.mode.mail-run': 'Postfahrt',
  'names.mode.open-hearths': 'Gast\u00adfreundschaft',
  'names.mode.high-society': 'Feine Gesellschaft',
  'names.mode.caravan': 'Karawane',
  'names.mode.rainy-season': 'Regenzeit',
  'names.mode.grand-tour': 'Große Tour',
  'names.mode.works-teams': 'Werksteams',
  'names.mode.embassy-row': 'Botschafts\u00adviertel',
  'names.mode.royal-mail': 'Königliche Post',
  'names.mode.storm-chasers': 'Sturmjäger',
  'names.mode.tinkerers': 'Bastler',
  'names.mode.great-game': 'Das große Spiel',
  'names.mode.year-of-trials': 'Jahr der Prüfungen',
  'names.mode.expedition': 'Expedition',
  'names.mode.everything': 'Alles auf einmal',
  'names.weight.light': 'leicht',
  'names.weight.medium': 'mittel',
  'names.weight.heavy': 'schwer',
  'names.pace.faster': 'kürzer',
  'names.pace.same': 'etwa gleich lang',
  'names.pace.slower': 'länger',
});
