import { translationOf } from '../../../text.ts';
import type { modes as English } from '../../en/modules/modes.ts';

export const modes = translationOf<typeof English>()({
  'names.mode.old-hands': 'Oude rotten',
  'names.mode.mail-run': 'Postrit',
  'names.mode.open-hearths': 'Gastvrijheid',
  'names.mode.high-society': 'Hoge kringen',
  'names.mode.caravan': 'Karavaan',
  'names.mode.rainy-season': 'Regen\u00adseizoen',
  'names.mode.grand-tour': 'De grote toer',
  'names.mode.works-teams': 'Fabrieks\u00adteams',
  'names.mode.embassy-row': 'Ambassade\u00adwijk',
  'names.mode.royal-mail': 'Konink\u00adlijke post',
  'names.mode.storm-chasers': 'Stormjagers',
  'names.mode.tinkerers': 'Sleutelaars',
  'names.mode.great-game': 'Het grote spel',
  'names.mode.year-of-trials': 'Jaar van be\u00adproeving',
  'names.mode.expedition': 'Expeditie',
  'names.mode.everything': 'Alles',
  'names.weight.light': 'licht',
  'names.weight.medium': 'gemiddeld',
  'names.weight.heavy': 'zwaar',
  'names.pace.faster': 'korter',
  'names.pace.same': 'ongeveer even lang',
  'names.pace.slower': 'langer',
});
