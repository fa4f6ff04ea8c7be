import { translationOf } from '../../text.ts';
import type { timeline as English } from '../en/timeline.ts';

export const timeline = translationOf<typeof English>()({
  'timeline.title': 'Zeitleiste',

  'timeline.moment': 'Runde {turn}, {phase}',
  'timeline.moment.silent': '{crew} reagiert.',
  'timeline.moment.plan': 'Der Plan von {crew} liegt verdeckt.',
  'timeline.moment.free': 'Lässt sich rückgängig machen.',
  'timeline.horizon': 'Weiter zurück lässt sich nichts rückgängig machen.',
  'timeline.takeBack': '{count|one Schritt rückgängig machen|other # Schritte rückgängig machen}',
});
