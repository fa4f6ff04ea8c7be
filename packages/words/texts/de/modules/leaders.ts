import { translationOf } from '../../../text.ts';
import type { leaders as english } from '../../en/modules/leaders.ts';

export const leaders = translationOf<typeof english>()({
  'names.module.leaders': 'Anführer',
  'names.module.fifth': 'Fünfte Mannschaft',
  'names.card.topographer': 'Topograf',
  'names.a.topographer': 'einen Topografen',
  'names.leader.american': 'Roy Chapman',
  'names.surname.american': 'Chapman',

  'events.leaderChosen': '{leader} übernimmt das Kommando.',
  'events.powerUsed': '{crew} nutzt die Fähigkeit des Anführers.',
  'events.tileRedrawn': 'Chapman sieht zweimal hin {at}: {crew} findet nun {tile}.',
  'questions.leaders': 'Wer führt die Mannschaft?',
  'questions.mercenary': 'Welche der übrigen Mannschaften fährt mit Chapman?',
  'questions.redraw': 'Dieses Plättchen {at} oder ein anderes aus dem Beutel?',
  'answers.lead': '{leader} nehmen',
  'answers.power': 'Die Fähigkeit des Anführers nutzen',
  'answers.keep': 'Dieses Plättchen behalten',
  'answers.redraw': 'Zurücklegen und ein anderes ziehen',
  'verbs.lead': 'Verpflichten',
  'verbs.power': 'Fähigkeit',
  'verbs.keep': 'Behalten',
  'verbs.redraw': 'Neu ziehen',
  'refusals.lead.taken': '{leader} fährt schon mit einer anderen Mannschaft.',
  'refusals.expected.leaders': 'Erst wird ein Anführer gewählt.',
  'refusals.expected.mercenary': 'Erst wird gewählt, welche der übrigen Mannschaften mit Chapman fährt.',
  'refusals.expected.redraw': 'Erst wird entschieden, ob Chapman dieses Plättchen behält.',
  'refusals.misplaced.lead': 'Die Anführer sind gewählt.',
  'refusals.misplaced.redraw': 'Vor Chapman liegt kein Plättchen, das er zurücklegen könnte.',
  'refusals.power.none': 'Dieser Anführer hat keine Fähigkeit für einen Zug.',
  'refusals.power.used': 'Die Fähigkeit des Anführers ist bis zur nächsten Runde verbraucht.',
});
