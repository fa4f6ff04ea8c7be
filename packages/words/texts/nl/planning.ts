import { translationOf } from '../../text.ts';
import type { planning as English } from '../en/planning.ts';

export const planning = translationOf<typeof English>()({
  'planning.title': 'Achter je scherm',
  'planning.when': 'Planning, ronde {turn}',
  'planning.secret': 'Plaats je vijf assistenten. Niemand ziet je plan tot alle bemanningen klaar zijn.',
  'planning.camp': 'Andere bemanningen',
  'planning.ready': 'klaar',
  'planning.planning': 'plant nog',

  'planning.does.pathfinder': 'Leg 2 tegels',
  'planning.or.pathfinder': 'of trek een kaart',
  'planning.does.mechanics': 'Rijd',
  'planning.or.mechanics': 'of repareer',
  'planning.does.security': 'Wend een gevaar af',
  'planning.or.security': 'of verwijder een tegel',
  'planning.does.funding': 'Zamel geld in:',
  'planning.or.funding': '10, 20, 40, 70 of 110 F',

  'planning.toPlace': 'Te plaatsen',
  'planning.left': '{count|0 geen meer|one nog één|other nog #}',
  'planning.keys': 'sleep, of druk op',
  'planning.tap': 'sleep, of tik op een vak',
  'planning.inHand':
    '{count|0 Alle vijf zijn geplaatst.|one Plaats nog één assistent.|other Plaats nog # assistenten.}',
  'planning.crewsReady':
    '{count|0 Nog geen andere bemanning is klaar.|one Eén andere bemanning is klaar.|other # andere bemanningen zijn klaar.}',
  'planning.mind': 'Je kunt je plan veranderen tot iedereen klaar is.',
  'planning.last': 'Alle anderen zijn klaar. Bevestig om alle plannen te onthullen.',

  'planning.map': 'Landkaart tonen',
  'planning.back': 'Terug naar het plan',
  'planning.hand': 'Hand · {count}',
  'planning.asLast': 'Plan herhalen',
  'planning.asLast.none': 'eerste ronde',
  'planning.go': 'Klaar',
  'planning.confirm': 'Plan bevestigen',
  'planning.toGo': '{count|other nog # te plaatsen}',

  'planning.handOver': 'Er zijn nu geen kaarten of plannen te zien.',
  'planning.mayChange': 'Spelers die klaar zijn, kunnen hun plan nog veranderen.',
  'planning.change': 'Ik ben {name}: mijn plan veranderen',
});
