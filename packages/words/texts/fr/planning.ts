import { translationOf } from '../../text.ts';
import type { planning as English } from '../en/planning.ts';

export const planning = translationOf<typeof English>()({
  'planning.title': 'Derrière votre paravent',
  'planning.when': 'Planification, tour {turn}',
  'planning.secret':
    'Placez vos cinq assistants. Personne ne voit votre plan avant que tous les équipages soient prêts.',
  'planning.camp': 'Autres équipages',
  'planning.ready': 'prêt',
  'planning.planning': 'planifie',

  'planning.does.pathfinder': 'Poser 2 tuiles',
  'planning.or.pathfinder': 'ou piocher une carte',
  'planning.does.mechanics': 'Rouler',
  'planning.or.mechanics': 'ou réparer',
  'planning.does.security': 'Écarter un danger',
  'planning.or.security': 'ou retirer une tuile',
  'planning.does.funding': 'Collecter de l’argent :',
  'planning.or.funding': '10, 20, 40, 70 ou 110 F',

  'planning.toPlace': 'À placer',
  'planning.left': '{count|0 plus aucun|one encore un|other encore #}',
  'planning.keys': 'glissez, ou touches',
  'planning.tap': 'glissez, ou touchez un poste',
  'planning.inHand':
    '{count|0 Les cinq assistants sont placés.|one Encore un assistant à placer.|other Encore # assistants à placer.}',
  'planning.crewsReady':
    '{count|0 Aucun autre équipage n’est prêt.|one Un autre équipage est prêt.|other # autres équipages sont prêts.}',
  'planning.mind': 'Vous pouvez changer de plan tant que tous ne sont pas prêts.',
  'planning.last': 'Tous les autres sont prêts. Confirmez pour révéler les plans.',

  'planning.map': 'Voir la carte',
  'planning.back': 'Retour au plan',
  'planning.hand': 'Main · {count}',
  'planning.asLast': 'Même plan',
  'planning.asLast.none': 'premier tour',
  'planning.go': 'Plan prêt',
  'planning.confirm': 'Confirmer le plan',
  'planning.toGo': '{count|other encore # à placer}',

  'planning.handOver': 'Aucune carte ni aucun plan n’est visible maintenant.',
  'planning.mayChange': 'Un joueur prêt peut encore changer son plan.',
  'planning.change': 'Je suis {name} : je change mon plan',
});
