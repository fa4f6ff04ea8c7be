import { translationOf } from '../../text.ts';
import type { timeline as English } from '../en/timeline.ts';

export const timeline = translationOf<typeof English>()({
  'timeline.title': 'Fil de la course',

  'timeline.moment': 'Tour {turn}, {phase}',
  'timeline.moment.silent': '{crew} répond.',
  'timeline.moment.plan': 'Le plan de {crew} est face cachée.',
  'timeline.moment.free': 'Peut être annulé.',
  'timeline.horizon': 'Vous ne pouvez rien annuler avant ce point.',
  'timeline.takeBack': '{count|one Annuler ce coup|other Annuler les # derniers coups}',
});
