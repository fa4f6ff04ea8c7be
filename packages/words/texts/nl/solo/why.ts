import { translationOf } from '../../../text.ts';
import type { why as english } from '../../en/solo/why.ts';

export const why = translationOf<typeof english>()({
  'why.ask': 'Waarom?',
  'why.about': 'Waarom deed {crew} dat?',
  'why.title': 'Waarom deed hij dat?',
  'why.back': 'Terug naar de krant',
  'why.card': 'Zijn kaart {rene} stuurt hem: doelkleur {colour}, zwaar vanaf waarde {limit}.',
  'why.weighed': 'Wat hij afwoog',
  'why.chosen': 'deze',
  'why.by.alone': 'Niets anders kwam in aanmerking.',
  'why.by.target': 'Het is zijn doel.',
  'why.by.steps': 'De minste stappen gaven de doorslag.',
  'why.by.toEnd': 'Even dichtbij als een andere, maar dichter bij de eindstad.',
  'why.by.value': 'De laagste waarde gaf de doorslag.',
  'why.by.kind':
    'Gelijke waarden: benzine weegt minder dan schade, schade minder dan een stop, een stop minder dan een gevaar.',
  'why.by.sum': 'De laagste som van waarden op de weg daarvandaan gaf de doorslag.',
  'why.by.order': 'In alles gelijk: de volgorde van de velden op het bord gaf de doorslag.',
  'why.laid.hisWay': 'Onder de grens, dus voor hem: op het eerste vrije veld van zijn weg.',
  'why.laid.playersWay':
    'Niet onder de grens, dus voor jou: op het eerste vrije veld van jouw weg naar de eindstad.',
  'why.laid.aroundPlayer':
    'Niet onder de grens, dus voor jou. Jouw weg heeft geen vrij veld: rond je voertuig.',
  'why.laid.besideWay':
    'Niet onder de grens, dus voor jou. Noch je weg, noch de velden om je heen zijn vrij: naast de weg.',
  'why.boxed': 'Daar is geen vrij veld met het voertuig verbonden.',
  'why.aim': '{steps|one # stap|other # stappen} ver, dan nog {toEnd} tot de eindstad',
  'why.end': 'de eindstad, {steps|one # stap|other # stappen} ver',
  'why.step':
    '{ground|city stad|tile tegel|other nog geen tegel}, waarde {value}; {sum} in totaal tot zijn doel',
  'why.dear': 'meer dan hij kan betalen',
  'why.way': '{ground|city stad|tile er ligt een tegel|other leeg}',
});
