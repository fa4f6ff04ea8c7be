import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'decide.ask.last': 'Dernier convoi : {crew} est à l’arrivée.',
  'decide.ask.pathfinder': 'Poser deux tuiles depuis le véhicule, ou piocher une carte.',
  'decide.ask.mechanics':
    '{spaces|0 Aucun trajet possible d’ici.|one Rouler d’une case : en toucher une éclairée. Ou réparer.|other Rouler jusqu’à # cases : en toucher une éclairée. Ou réparer.}',
  'decide.ask.broken': 'Le moteur est à 0 : le réparer avant de rouler.',
  'decide.ask.dry': 'Le réservoir est vide : sans essence, aucun trajet possible d’ici.',
  'decide.ask.security':
    '{tiles|0 Aucune tuile voisine à retirer. Un garde en poste écarte un danger.|one Retirer la tuile voisine éclairée, ou laisser le garde en poste.|other Retirer l’une des # tuiles voisines éclairées, ou laisser le garde en poste.}',
  'decide.ask.funding':
    '{assistants|one Un assistant rapporte|other # assistants rapportent ensemble} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # niveau|other # niveaux} d’essence pour {francs} F. Le niveau coûte {price} F {where|city en ville|other hors des villes}.',
  'acting.behind': 'Les tuiles posées ou découvertes servent aussi à qui vient derrière.',

  'acting.plan': 'Le plan : {plan}.',
  'acting.changePlan': 'Changer le plan',

  'acting.pass': 'Passer…',
  'acting.pass.again': 'Passer, vraiment',
  'acting.pass.sure': 'Passer ce tour ?',
  'acting.pass.lost': 'S’en vont sans agir : {lost}.',
  'acting.pass.francs': '{francs} F ne sont pas levés.',
  'acting.pass.keeps': 'Passer, {guards|one le garde reste|other # gardes restent}…',
  'acting.pass.watch': '{guards|one Le garde reste|other # gardes restent} en poste.',

  'acting.keep': '{guards|one Le garde reste|other # gardes restent}…',
  'acting.keep.again': 'En poste, vraiment',
  'acting.keep.sure':
    'Finir ce tour ? {guards|one Le garde reste en poste : il peut encore écarter un danger, mais ne retire plus de tuile|other # gardes restent en poste : ils peuvent encore écarter des dangers, mais ne retirent plus de tuiles}.',
});
