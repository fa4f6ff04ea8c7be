import { translationOf } from '../../text.ts';
import type { expedition as English } from '../en/expedition.ts';

export const expedition = translationOf<typeof English>()({
  'expedition.title': 'Expédition du jour',
  'expedition.aside': 'une course par jour, la même pour tous',
  'expedition.loading': 'Chargement de l’expédition du jour…',
  'expedition.offline':
    'Pas de connexion au serveur, qui gère l’expédition. Les courses sur cet appareil, la campagne et la Ruée fonctionnent toujours. Cette page se reconnecte automatiquement.',
  'expedition.ends': 'Se termine à {time}, heure locale, {when}.',
  'expedition.over': 'Cette journée est terminée.',
  'expedition.started':
    '{count|0 Personne n’est encore parti.|one Un équipage est parti.|other # équipages sont partis.}',
  'expedition.crew': 'Vous jouez {crew} contre {count|one un coureur|other # coureurs}.',
  'expedition.crew.chosen':
    'Vous choisissez votre équipage et jouez contre {count|one un coureur|other # coureurs}.',
  'expedition.plain': 'Sans modules.',
  'expedition.modules': 'Avec les modules : {modules}.',
  'expedition.once':
    'Vous avez un essai par jour. Vous pouvez l’interrompre et le reprendre jusqu’à la fin de la journée.',
  'expedition.chance':
    'Les mêmes coups donnent les mêmes cartes et les mêmes tuiles ; d’autres coups en donnent d’autres.',
  'expedition.hidden': 'Vous verrez les résultats des autres quand vous aurez terminé.',
  'expedition.setOff': 'Prendre le départ',
  'expedition.goOn': 'Continuer',
  'expedition.unfinished': 'En cours.',
  'expedition.mine': 'Votre place : {rank} sur {count}.',
  'expedition.mine.none': 'Votre course n’est pas au classement.',
  'expedition.won': 'victoire',
  'expedition.arrived': 'à l’arrivée',
  'expedition.table': 'Classement du jour',
  'expedition.table.none': 'Personne n’a encore terminé.',
  'expedition.table.first': '{count|one Seul le premier est affiché.|other Les # premiers sont affichés.}',
  'expedition.name': 'Pilote',
  'expedition.turns': 'Tours',
  'expedition.nameless': 'sans nom',
  'expedition.seal': 'La graine du jour est scellée : {seal}',
  'expedition.seal.later': 'La graine est publiée à la fin de la journée.',
  'expedition.seed': 'Graine de ce jour : {seed}. Sceau : {seal}',
  'expedition.check': 'Vérifier le sceau et la meilleure course',
  'expedition.check.good':
    'Vérifié : le sceau est intact, et la meilleure course, rejouée ici avec {answers|one son seul coup|other ses # coups}, donne le même résultat.',
  'expedition.check.bad': 'Non vérifié : la meilleure course ne correspond pas à ce qui a été publié.',
  'expedition.again': 'Rejouer',
  'expedition.again.how': 'pour le plaisir, sur cet appareil, avec la meilleure course sur la carte',
  'expedition.ghost': 'Trajet de {name}',
  'expedition.ghost.none': 'Personne n’a terminé : il n’y a pas de trajet à montrer.',
  'expedition.earlier': 'Jours précédents',
  'expedition.earlier.best':
    'meilleur résultat : {name}, {prestige|one # point|other # points} de prestige en {turns|one # tour|other # tours}',
  'expedition.earlier.nobody': 'personne n’a terminé',
  'expedition.today': 'Expédition d’aujourd’hui',
});
