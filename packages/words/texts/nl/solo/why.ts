import { translationOf } from '../../../text.ts';
import type { why as english } from '../../en/solo/why.ts';

export const why = translationOf<typeof english>()({
  'why.ask': 'Waarom?',
  'why.about': 'Waarom deed {crew} dat?',
  'why.title': 'Waarom deed hij dat?',
  'why.back': 'Terug naar de krant',
  'why.card': 'Zijn kaart {rene} stuurt hem: {colour:e} steden, moeilijk vanaf waarde {limit}.',
  'why.weighed': 'Wat hij overwoog',
  'why.chosen': 'deze',

  'why.by.alone': 'Er was geen andere mogelijkheid.',
  'why.by.target': 'Het is zijn doel.',
  'why.by.steps': 'Dit kost de minste stappen.',
  'why.by.toEnd': 'Even dichtbij, maar dichter bij de eindstad.',
  'why.by.value': 'Dit heeft de laagste waarde.',
  'why.by.kind':
    'Gelijke waarden: benzine telt minder zwaar dan schade, schade minder dan een stop, een stop minder dan een gevaar.',
  'why.by.sum': 'De waarden op de route vanaf daar zijn samen lager.',
  'why.by.order': 'In alles gelijk: de volgorde van de velden op het bord beslist.',

  'why.laid.hisWay': 'Onder de grens, dus voor hem: op het eerste vrije veld van zijn route.',
  'why.laid.playersWay':
    'Niet onder de grens, dus voor jou: op het eerste vrije veld van jouw route naar de eindstad.',
  'why.laid.aroundPlayer':
    'Niet onder de grens, dus voor jou. Op jouw route is geen veld vrij, dus de tegel komt naast je voertuig.',
  'why.laid.besideWay':
    'Niet onder de grens, dus voor jou. Op jouw route en om je heen is geen veld vrij, dus de tegel komt naast de route.',
  'why.boxed': 'Daar is geen vrij veld met het voertuig verbonden.',

  'why.aim': '{steps|one # stap|other # stappen} ver, dan nog {toEnd} tot de eindstad',
  'why.end': 'de eindstad, {steps|one # stap|other # stappen} ver',
  'why.step':
    '{ground|city stad|tile tegel|other nog geen tegel}, waarde {value}; {sum} in totaal tot zijn doel',
  'why.dear': 'meer dan hij kan betalen',
  'why.way': '{ground|city stad|tile met tegel|other leeg}',
});
