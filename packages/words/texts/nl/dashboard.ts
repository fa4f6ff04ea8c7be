import { translationOf } from '../../text.ts';
import type { dashboard as English } from '../en/dashboard.ts';

export const dashboard = translationOf<typeof English>()({
  'dashboard.crews': 'Bemanningen',
  'dashboard.gauge': '{gauge}: {level} van {max}',
  'dashboard.money': 'Geld',
  'dashboard.francs': '{francs} F',
  'dashboard.hand': 'Hand',
  'dashboard.cards': '{count|0 geen kaart|one # kaart|other # kaarten}',
  'dashboard.assistants': 'Assistenten',
  'dashboard.passed': 'gepast',
  'dashboard.arrived': 'aangekomen',

  'dashboard.level': 'veld {level}',
  'dashboard.order':
    '{turn|1 als eerste aan zet|2 als tweede aan zet|3 als derde aan zet|4 als vierde aan zet|other als nr. # aan zet}',
  'dashboard.broken': 'pech',
  'dashboard.struckYou': 'viel je deze ronde aan',
  'dashboard.faceDown': 'Gedekt',
  'dashboard.show': 'Dashboard van {crew} tonen',
});
