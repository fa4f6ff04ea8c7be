import { translationOf } from '../../../text.ts';
import type { paddock as English } from '../../en/modules/paddock.ts';

export const paddock = translationOf<typeof English>()({
  'names.module.paddock': 'Paddock',
  'names.variant.paddock.preset': 'vooraf ingesteld',
  'names.variant.paddock.free': 'vrije modus',
  'names.card.paddock': 'Paddock',
  'names.a.paddock': 'een paddockkaart',
  'events.gaugeTuned':
    '{crew} sleutelt aan het voertuig: maximum {gauge} {by|up verhoogd tot|down verlaagd tot|other veranderd in} {max}.',
  'events.vehicleOutfitted': 'De maxima van {crew}: benzine {petrol}, motor {engine}, chassis {chassis}.',
  'events.paddockLeft': '{crew} verlaat de paddock.',
  'questions.paddock': 'Wat verander je aan je voertuig?',
  'questions.workshop': 'Welke meter verander je?',
  'answers.tune':
    'Maximum {gauge} met 1 {by|up verhogen: kost|down verlagen: je krijgt|other veranderen:} 100 F',
  'verbs.tune': 'Sleutelen',
  'refusals.expected.paddock': 'Verander een meter, of pas.',
  'refusals.expected.workshop': 'Kies eerst welke meter je verandert.',
  'refusals.misplaced.tune': 'Meters kun je alleen in de paddock veranderen, of met een paddockkaart.',
  'refusals.tune.lowest': 'Maximum {gauge} kan niet lager dan {least}.',
  'refusals.tune.highest': 'Maximum {gauge} kan niet hoger dan {most}.',
  'refusals.tune.tooPoor': 'Dat kost {price} F; je hebt {francs} F.',
  'refusals.tune.nothing': 'Aan je voertuig valt nu niets te veranderen.',

  'modules.how.paddock': 'Geen twee voertuigen zijn gelijk: elk heeft zijn eigen maxima.',

  'modules.note.paddock': 'Een maximum met 1 verhogen kost 100 F. Er een met 1 verlagen levert 100 F op.',
  'boards.paddock.max': 'Maximum {max}',
  'boards.paddock.range': '{least} tot {most}',
  'boards.paddock.up': '+1 voor 100 F',
  'boards.paddock.down': '−1: je krijgt 100 F',
  'boards.paddock.left': 'heeft de paddock verlaten',
  'boards.paddock.budget': 'Budget over: {francs} F. Dat houd je niet.',
  'boards.paddock.sales': 'Uit verkoop: {francs} F. Daarvan houd je hoogstens {most} F.',
  'decide.ask.pass.paddock': 'De paddock verlaten? Vóór de race kun je dan niets meer veranderen.',
  'bivouac.does.paddock': 'verander het maximum van een meter met 1',
  'newspaper.head.gaugeTuned': '{crew} sleutelt aan het voertuig',
});
