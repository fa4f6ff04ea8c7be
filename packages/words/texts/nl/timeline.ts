import { translationOf } from '../../text.ts';
import type { timeline as English } from '../en/timeline.ts';

export const timeline = translationOf<typeof English>()({
  'timeline.title': 'Tijdlijn',

  'timeline.moment': 'Ronde {turn}, {phase}',
  'timeline.moment.silent': '{crew} reageert.',
  'timeline.moment.plan': 'Het plan van {crew} ligt gedekt.',
  'timeline.moment.free': 'Kan ongedaan worden gemaakt.',
  'timeline.horizon': 'Verder terug kun je niets ongedaan maken.',
  'timeline.takeBack': '{count|one Deze zet ongedaan maken|other De laatste # zetten ongedaan maken}',
});
