import { translationOf } from '../../../text.ts';
import type { modes as english } from '../../en/modules/modes.ts';

export const modes = translationOf<typeof english>()({
  'names.mode.old-hands': 'Oude rotten',
  'names.mode.mail-run': 'Postronde',
  'names.mode.open-hearths': 'Open haarden',
  'names.mode.high-society': 'Hoge kringen',
  'names.mode.caravan': 'De karavaan',
  'names.mode.rainy-season': 'Het regenseizoen',
  'names.mode.grand-tour': 'De grote toer',
  'names.mode.works-teams': 'Fabrieksploegen',
  'names.mode.embassy-row': 'De ambassadewijk',
  'names.mode.royal-mail': 'Koninklijke post',
  'names.mode.storm-chasers': 'Stormjagers',
  'names.mode.tinkerers': 'De knutselaars',
  'names.mode.great-game': 'Het grote spel',
  'names.mode.year-of-trials': 'Jaar van beproeving',
  'names.mode.expedition': 'De expeditie',
  'names.mode.everything': 'Alles tegelijk',
  'names.weight.light': 'licht',
  'names.weight.medium': 'middel',
  'names.weight.heavy': 'zwaar',
  'names.pace.faster': 'sneller',
  'names.pace.as-usual': 'even lang',
  'names.pace.slower': 'langer',
});
