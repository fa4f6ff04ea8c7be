import { translationOf } from '../../../text.ts';
import type { modes as english } from '../../en/modules/modes.ts';

export const modes = translationOf<typeof english>()({
  'names.mode.old-hands': 'Oude rotten',
  'names.mode.mail-run': 'Postronde',
  'names.mode.open-hearths': 'Open haarden',
  'names.mode.high-society': 'Hoge kringen',
  'names.mode.caravan': 'De karavaan',
  'names.mode.rainy-season': 'Het regen­seizoen',
  'names.mode.grand-tour': 'De grote toer',
  'names.mode.works-teams': 'Fabrieks­ploegen',
  'names.mode.embassy-row': 'De ambassade­wijk',
  'names.mode.royal-mail': 'Konink­lijke post',
  'names.mode.storm-chasers': 'Stormjagers',
  'names.mode.tinkerers': 'De knutse­laars',
  'names.mode.great-game': 'Het grote spel',
  'names.mode.year-of-trials': 'Jaar van be­proeving',
  'names.mode.expedition': 'De expeditie',
  'names.mode.everything': 'Alles tegelijk',
  'names.weight.light': 'licht',
  'names.weight.medium': 'middel',
  'names.weight.heavy': 'zwaar',
  'names.pace.faster': 'sneller',
  'names.pace.as-usual': 'even lang',
  'names.pace.slower': 'langer',
});
