import { translationOf } from '../../../text.ts';
import type { microclimate as English } from '../../en/modules/microclimate.ts';

export const microclimate = translationOf<typeof English>()({
  'names.module.microclimate': 'Microklimaat',
  'names.mark.microclimate': 'microklimaat',
  'events.microclimateRolled':
    '{crew} waagt zich aan het microklimaat {at} en gooit {face}{adds|nothing , maar er komt niets bij|petrol : +1 benzine|damage : +1 schade|stop : een stop|other }.',

  'modules.how.microclimate': 'Sommige tegels hebben hun eigen weer: een dobbelsteen bepaalt wat ze kosten.',

  'modules.note.microclimate':
    'Telkens als je deze tegel probeert, gooi je een dobbelsteen voordat je betaalt. De tabel laat zien wat erbij komt.',
  'boards.microclimate.table': 'Wat de dobbelsteen toevoegt',
  'boards.microclimate.nothing': 'niets',
  'boards.microclimate.petrol': '+1 benzine',
  'boards.microclimate.damage': '+1 schade',
  'boards.microclimate.stop': 'een stop',
  'boards.microclimate.laid':
    '{count|0 Nog niet op de landkaart.|one Eén op de landkaart.|other # op de landkaart.}',
  'boards.microclimate.ahead':
    '{count|one een microklimaat: de dobbelsteen kan|other # microklimaten: de dobbelstenen kunnen} benzine, schade of een stop toevoegen',
  'newspaper.head.microclimateRolled': 'Vreemde luchten wachten {crew} op',
});
