import { translationOf } from '../../text.ts';
import type { windscreen as english } from '../en/windscreen.ts';

export const windscreen = translationOf<typeof english>()({
  'windscreen.title': 'Derrière le pare-brise',
  'windscreen.when': 'Planification, tour {turn}',
  'windscreen.secret':
    'Cinq assistants à placer. Personne ne les voit avant que tous les équipages soient prêts.',
  'windscreen.camp': 'Les autres équipages',
  'windscreen.ready': 'prêt',
  'windscreen.planning': 'réfléchit',

  'windscreen.does.pathfinder': 'Poser 2 tuiles',
  'windscreen.or.pathfinder': 'ou piocher une carte',
  'windscreen.does.mechanics': 'Rouler',
  'windscreen.or.mechanics': 'ou réparer',
  'windscreen.does.security': 'Parer un danger',
  'windscreen.or.security': 'ou retirer une tuile',
  'windscreen.does.funding': 'Lever des fonds ensemble :',
  'windscreen.or.funding': '10, 20, 40, 70 ou 110 F',

  'windscreen.toPlace': 'À placer',
  'windscreen.left': '{count|0 plus aucun|one encore un|other encore #}',
  'windscreen.keys': 'glisser, ou touches',
  'windscreen.tap': 'glisser, ou toucher un poste',
  'windscreen.inHand':
    '{count|0 Les cinq assistants sont placés.|one Il reste un assistant à placer.|other Il reste # assistants à placer.}',
  'windscreen.crewsReady':
    '{count|0 Personne d’autre n’est prêt.|one Un équipage est prêt.|other # équipages sont prêts.}',
  'windscreen.mind': 'Un plan peut changer jusqu’au dernier.',
  'windscreen.last': 'Tous les autres sont prêts : il ne manque plus que ce plan.',

  'windscreen.map': 'Voir la carte',
  'windscreen.back': 'Revenir au plan',
  'windscreen.hand': 'Main · {count}',
  'windscreen.asLast': 'Comme avant',
  'windscreen.asLast.none': 'premier tour',
  'windscreen.go': 'Prêt',
  'windscreen.confirm': 'Confirmer le plan',
  'windscreen.toGo': '{count|other encore # à placer}',

  'windscreen.handOver': 'Ici, on ne voit ni cartes ni plans de personne.',
  'windscreen.mayChange': 'Un équipage prêt peut encore changer son plan.',
  'windscreen.change': 'C’est moi, {name} : changer mon plan',

  'bivouac.row': 'Cartes du bivouac',
  'bivouac.order': 'Qui prend, le dernier de l’ordre du tour en premier',
  'bivouac.yours': 'Une carte à prendre',
  'bivouac.theirs': '{crew} choisit une carte',
  'bivouac.took': '{crew} a pris {card}',
  'bivouac.takes': '{crew} choisit maintenant',
  'bivouac.waits': '{crew} choisira plus tard',
  'bivouac.rest': '{crew} reçoit la carte restante',
  'bivouac.touch': 'Toucher une carte pour lire son effet.',

  'bivouac.does.trail-hunter': '2 tuiles au choix quittent le plateau',
  'bivouac.does.financial': '30 F de plus',
  'bivouac.does.refuelling-station': '5 d’essence en plus',
  'bivouac.does.driver': 'un trajet de plus',
  'bivouac.does.repairman': 'une réparation de plus',
  'bivouac.does.cartographer': 'poser 3 tuiles',
  'bivouac.does.saboteur': 'un rival perd 2 niveaux de moteur ou de châssis',
  'bivouac.does.tracker': 'piocher 3 cartes, en garder 2',
  'bivouac.does.con-artist': 'échanger 2 tuiles au choix',
  'bivouac.does.transport': '50 F de moins pour un bateau ou un zeppelin',
  'bivouac.does.spare-parts': '1 de moteur ou de châssis en plus',
  'bivouac.does.toolbox': '3 de moteur et de châssis en plus, à répartir',
  'bivouac.does.guide': 'ignorer un stop',
  'bivouac.does.jerrycan': '1 d’essence en plus',
  'bivouac.does.militia': 'ignorer un danger',
});
