import { translationOf } from '../../text.ts';
import type { dashboard as English } from '../en/dashboard.ts';

export const dashboard = translationOf<typeof English>()({
  'dashboard.crews': 'Équipages',
  'dashboard.gauge': '{gauge} : {level} sur {max}',
  'dashboard.money': 'Argent',
  'dashboard.francs': '{francs} F',
  'dashboard.hand': 'Main',
  'dashboard.cards': '{count|0 aucune carte|one # carte|other # cartes}',
  'dashboard.assistants': 'Assistants',
  'dashboard.passed': 'a passé',
  'dashboard.arrived': 'à l’arrivée',

  'dashboard.level': 'case {level}',
  'dashboard.order': '{turn|1 joue en 1er|other joue en #e}',
  'dashboard.broken': 'en panne',
  'dashboard.struckYou': 'vous a attaqué ce tour-ci',
  'dashboard.faceDown': 'Face cachée',
  'dashboard.show': 'Tableau de bord de {crew}',
});
