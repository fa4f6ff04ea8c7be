import { translationOf } from '../../../text.ts';
import type { why as English } from '../../en/solo/why.ts';

export const why = translationOf<typeof English>()({
  'solo.why.ask': 'Waarom?',
  'solo.why.about': 'Waarom deed {crew} dat?',
  'solo.why.title': 'Waarom deed hij dat?',
  'solo.why.back': 'Terug naar de krant',
  'solo.why.card': 'Zijn kaart {rene} stuurt hem: {colour:e} steden, moeilijk vanaf waarde {limit}.',
  'solo.why.weighed': 'Wat hij overwoog',
  'solo.why.chosen': 'deze',

  'solo.why.by.alone': 'Er was geen andere mogelijkheid.',
  'solo.why.by.target': 'Het is zijn doel.',
  'solo.why.by.steps': 'Dit kost de minste stappen.',
  'solo.why.by.toEnd': 'Even dichtbij, maar dichter bij de eindstad.',
  'solo.why.by.value': 'Dit heeft de laagste waarde.',
  'solo.why.by.kind':
    'Gelijke waarden: benzine telt minder zwaar dan schade, schade minder dan een stop, een stop minder dan een gevaar.',
  'solo.why.by.sum': 'De waarden op de route vanaf daar zijn samen lager.',
  'solo.why.by.order': 'In alles gelijk: de volgorde van de velden op het bord beslist.',

  'solo.why.laid.hisWay': 'Onder de grens, dus voor hem: op het eerste vrije veld van zijn route.',
  'solo.why.laid.playersWay':
    'Niet onder de grens, dus voor jou: op het eerste vrije veld van jouw route naar de eindstad.',
  'solo.why.laid.aroundPlayer':
    'Niet onder de grens, dus voor jou. Op jouw route is geen veld vrij, dus de tegel komt naast je voertuig.',
  'solo.why.laid.besideWay':
    'Niet onder de grens, dus voor jou. Op jouw route en om je heen is geen veld vrij, dus de tegel komt naast de route.',
  'solo.why.boxed': 'Daar is geen vrij veld met het voertuig verbonden.',

  'solo.why.aim': '{steps|one # stap|other # stappen} ver, dan nog {toEnd} tot de eindstad',
  'solo.why.end': 'de eindstad, {steps|one # stap|other # stappen} ver',
  'solo.why.step':
    '{ground|city stad|tile tegel|other nog geen tegel}, waarde {value}; {sum} in totaal tot zijn doel',
  'solo.why.dear': 'meer dan hij kan betalen',
  'solo.why.way': '{ground|city stad|tile met tegel|other leeg}',
});
