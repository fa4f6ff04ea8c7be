import { translationOf } from '../../../text.ts';
import type { paddock as english } from '../../en/modules/paddock.ts';
export const paddock = translationOf<typeof english>()({
  'names.module.paddock': 'De paddock',
  'names.variant.paddock.preset': 'kant-en-klare voertuigen',
  'names.variant.paddock.free': 'open werkplaats',
  'names.card.paddock': 'Paddock',
  'names.a.paddock': 'een paddockkaart',

  'events.gaugeTuned':
    '{crew} sleutelt ({gauge}): maximum {by|up verhoogd|down verlaagd|other veranderd} tot {max}.',
  'events.vehicleOutfitted':
    '{crew} rijdt met maxima van {petrol} (benzine), {engine} (motor) en {chassis} (chassis).',
  'events.paddockLeft': '{crew} verlaat de paddock.',
  'questions.paddock': 'Wat verander je aan het voertuig?',
  'questions.workshop': 'Welke meter verander je?',
  'answers.tune':
    'Maximum ({gauge}) met 1 {by|up verhogen voor|down verlagen, en krijg|other veranderen voor} 100 F',
  'verbs.tune': 'Sleutelen',
  'refusals.expected.paddock': 'Verander een meter, of pas.',
  'refusals.expected.workshop': 'Kies eerst welke meter verandert.',
  'refusals.misplaced.tune': 'Meters verander je in de paddock, of met een paddockkaart.',
  'refusals.tune.lowest': 'Dit maximum ({gauge}) gaat niet onder {least}.',
  'refusals.tune.highest': 'Dit maximum ({gauge}) gaat niet boven {most}.',
  'refusals.tune.tooPoor': 'Dat kost {price} F; in kas is {francs} F.',
  'refusals.tune.nothing': 'Aan het voertuig valt nu niets te veranderen.',
});
