import { translationOf } from '../../text.ts';
import type { windscreen as english } from '../en/windscreen.ts';

export const windscreen = translationOf<typeof english>()({
  'windscreen.title': 'Derrière votre paravent',
  'windscreen.when': 'Planification, tour {turn}',
  'windscreen.secret':
    'Placez vos cinq assistants. Personne ne voit votre plan avant que tous les équipages soient prêts.',
  'windscreen.camp': 'Autres équipages',
  'windscreen.ready': 'prêt',
  'windscreen.planning': 'planifie',

  'windscreen.does.pathfinder': 'Poser 2 tuiles',
  'windscreen.or.pathfinder': 'ou piocher une carte',
  'windscreen.does.mechanics': 'Rouler',
  'windscreen.or.mechanics': 'ou réparer',
  'windscreen.does.security': 'Écarter un danger',
  'windscreen.or.security': 'ou retirer une tuile',
  'windscreen.does.funding': 'Collecter de l’argent :',
  'windscreen.or.funding': '10, 20, 40, 70 ou 110 F',

  'windscreen.toPlace': 'À placer',
  'windscreen.left': '{count|0 plus aucun|one encore un|other encore #}',
  'windscreen.keys': 'glissez, ou touches',
  'windscreen.tap': 'glissez, ou touchez un poste',
  'windscreen.inHand':
    '{count|0 Les cinq assistants sont placés.|one Encore un assistant à placer.|other Encore # assistants à placer.}',
  'windscreen.crewsReady':
    '{count|0 Aucun autre équipage n’est prêt.|one Un autre équipage est prêt.|other # autres équipages sont prêts.}',
  'windscreen.mind': 'Vous pouvez changer de plan tant que tous ne sont pas prêts.',
  'windscreen.last': 'Tous les autres sont prêts. Confirmez pour révéler les plans.',

  'windscreen.map': 'Carte',
  'windscreen.back': 'Retour au plan',
  'windscreen.hand': 'Main · {count}',
  'windscreen.asLast': 'Même plan',
  'windscreen.asLast.none': 'premier tour',
  'windscreen.go': 'Plan prêt',
  'windscreen.confirm': 'Confirmer le plan',
  'windscreen.toGo': '{count|other encore # à placer}',

  'windscreen.handOver': 'Aucune carte ni aucun plan n’est visible maintenant.',
  'windscreen.mayChange': 'Un joueur prêt peut encore changer son plan.',
  'windscreen.change': 'Je suis {name} : je change mon plan',

  'bivouac.row': 'Cartes du bivouac',
  'bivouac.order': 'Ordre de choix (le dernier du tour choisit d’abord)',
  'bivouac.yours': 'Prenez une carte',
  'bivouac.theirs': '{crew} choisit une carte',
  'bivouac.took': '{crew} a pris {card}',
  'bivouac.takes': '{crew} choisit maintenant',
  'bivouac.waits': '{crew} choisira plus tard',
  'bivouac.rest': '{crew} reçoit la dernière carte',
  'bivouac.touch': 'Choisissez une carte pour la lire.',

  'bivouac.does.trail-hunter': 'retirez 2 tuiles au choix',
  'bivouac.does.financial': '+30 F',
  'bivouac.does.refuelling-station': '+5 essence',
  'bivouac.does.driver': 'un trajet de plus',
  'bivouac.does.repairman': 'une réparation de plus',
  'bivouac.does.cartographer': 'posez 3 tuiles',
  'bivouac.does.saboteur': 'un adversaire perd 2 niveaux de moteur ou de châssis',
  'bivouac.does.tracker': 'piochez 3 cartes, gardez-en 2',
  'bivouac.does.con-artist': 'échangez 2 tuiles au choix',
  'bivouac.does.transport': 'un bateau ou un zeppelin coûte 50 F de moins',
  'bivouac.does.spare-parts': '+1 moteur ou châssis',
  'bivouac.does.toolbox': '+3 moteur ou châssis, à répartir',
  'bivouac.does.guide': 'ignorez un symbole stop',
  'bivouac.does.jerrycan': '+1 essence',
  'bivouac.does.militia': 'écartez un danger',
});
