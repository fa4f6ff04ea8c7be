import { translationOf } from '../../text.ts';
import type { English } from '../en/expedition.ts';

export const messages = translationOf<English>()({
  'expedition.title': 'L’expédition du jour',
  'expedition.aside': 'une piste par jour, la même pour tous',
  'expedition.loading': 'On demande la piste du jour…',
  'expedition.offline':
    'Pas de connexion au serveur, et l’expédition se court là-bas. Les courses sur cet appareil, la campagne et le Dash continuent sans lui ; cette page revient d’elle-même.',
  'expedition.ends': 'Elle finit à {time}, heure locale, {when}.',
  'expedition.over': 'Ce jour est fini.',
  'expedition.started':
    '{count|0 Personne n’est encore parti.|one Un équipage est parti.|other # équipages sont partis.}',
  'expedition.crew': 'Au volant : {crew}, contre {count|one un as du volant|other # as du volant}.',
  'expedition.crew.chosen':
    'L’équipage se choisit à table, contre {count|one un as du volant|other # as du volant}.',
  'expedition.plain': 'Sans module.',
  'expedition.modules': 'Avec les modules : {modules}.',
  'expedition.once':
    'Un seul essai par jour compte. On peut le quitter et continuer jusqu’à la fin du jour ; rien n’est perdu.',
  'expedition.chance':
    'Qui répond pareil rencontre la même chose ; d’autres réponses mènent à d’autres cartes et d’autres tuiles.',
  'expedition.hidden': 'Les résultats des autres se montrent quand on est au bout.',
  'expedition.setOff': 'Partir',
  'expedition.goOn': 'Continuer',
  'expedition.unfinished': 'La course est en route.',
  'expedition.mine': 'Place : {rank} sur {count}.',
  'expedition.mine.none': 'Cette course n’a pas de place au tableau.',
  'expedition.won': 'gagné',
  'expedition.arrived': 'arrivé',
  'expedition.table': 'Le tableau du jour',
  'expedition.table.none': 'Personne n’est allé au bout.',
  'expedition.table.first': 'Les {count} premiers sont montrés.',
  'expedition.name': 'Pilote',
  'expedition.turns': 'Tours',
  'expedition.nameless': 'sans nom',
  'expedition.seal': 'Le hasard de ce jour est scellé : {seal}',
  'expedition.seal.later': 'La graine est publiée quand le jour est fini.',
  'expedition.seed': 'La graine de ce jour : {seed}. Son sceau : {seal}',
  'expedition.check': 'Vérifier le sceau et la meilleure course',
  'expedition.check.good':
    'Le sceau tient, et la meilleure course, rejouée ici avec {answers|one sa réponse|other ses # réponses}, mène où elle a mené.',
  'expedition.check.bad': 'Cela ne tient pas : la meilleure course n’est pas celle qui était promise.',
  'expedition.again': 'La courir encore',
  'expedition.again.how':
    'pour le plaisir, sur cet appareil ; le chemin de la meilleure course est sur la carte',
  'expedition.ghost': 'Le chemin de {name}',
  'expedition.ghost.none': 'Personne n’est allé au bout : il n’y a pas de chemin à montrer.',
  'expedition.earlier': 'Les jours passés',
  'expedition.earlier.best':
    'le meilleur : {name}, {prestige} de prestige en {turns|one # tour|other # tours}',
  'expedition.earlier.nobody': 'personne n’est allé au bout',
  'expedition.today': 'L’expédition d’aujourd’hui',
});
