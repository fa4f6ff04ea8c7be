import { translationOf } from '../../text.ts';
import type { dashboard as English } from '../en/dashboard.ts';

export const dashboard = translationOf<typeof English>()({
  'dashboard.crews': 'Mannschaften',
  'dashboard.gauge': '{gauge}: {level} von {max}',
  'dashboard.money': 'Geld',
  'dashboard.francs': '{francs} F',
  'dashboard.hand': 'Hand',
  'dashboard.cards': '{count|0 keine Karte|one # Karte|other # Karten}',
  'dashboard.assistants': 'Assistenten',
  'dashboard.passed': 'gepasst',
  'dashboard.arrived': 'angekommen',

  'dashboard.level': 'Feld {level}',
  'dashboard.order':
    '{turn|1 als Erste dran|2 als Zweite dran|3 als Dritte dran|4 als Vierte dran|other als Nr. # dran}',
  'dashboard.broken': 'Panne',
  'dashboard.struckYou': 'hat dich in dieser Runde angegriffen',
  'dashboard.faceDown': 'Verdeckt',
  'dashboard.show': 'Tableau von {crew} zeigen',
});
