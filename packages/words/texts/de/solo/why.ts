import { translationOf } from '../../../text.ts';
import type { why as English } from '../../en/solo/why.ts';

export const why = translationOf<typeof English>()({
  'solo.why.ask': 'Warum?',
  'solo.why.about': 'Warum hat {crew} das getan?',
  'solo.why.title': 'Warum hat er das getan?',
  'solo.why.back': 'Zurück zur Zeitung',
  'solo.why.card': 'Seine Karte {rene} steuert ihn: {colour:e} Städte, schwer ab Wert {limit}.',
  'solo.why.weighed': 'Was er erwogen hat',
  'solo.why.chosen': 'gewählt',
  'solo.why.by.alone': 'Es gab keine andere Möglichkeit.',
  'solo.why.by.target': 'Das ist sein Ziel.',
  'solo.why.by.steps': 'So sind es die wenigsten Schritte.',
  'solo.why.by.toEnd': 'Gleich nah, aber näher an der Endstadt.',
  'solo.why.by.value': 'Der Wert ist niedriger.',
  'solo.why.by.kind':
    'Gleiche Werte: Benzin wiegt weniger als Schaden, Schaden weniger als ein Stopp, ein Stopp weniger als eine Gefahr.',
  'solo.why.by.sum': 'Die Werte auf der Strecke von dort ergeben zusammen weniger.',
  'solo.why.by.order': 'In allem gleich: Die Reihenfolge der Felder auf dem Spielbrett entscheidet.',
  'solo.why.laid.hisWay': 'Unter der Grenze, also für ihn: auf das erste freie Feld seiner Strecke.',
  'solo.why.laid.playersWay':
    'Nicht unter der Grenze, also für dich: auf das erste freie Feld deiner Strecke zur Endstadt.',
  'solo.why.laid.aroundPlayer':
    'Nicht unter der Grenze, also für dich. Auf deiner Strecke ist kein Feld frei, also kommt es neben dein Fahrzeug.',
  'solo.why.laid.besideWay':
    'Nicht unter der Grenze, also für dich. Weder auf deiner Strecke noch um dich herum ist ein Feld frei, also kommt es neben die Strecke.',
  'solo.why.boxed': 'Dort ist kein freies Feld mit dem Fahrzeug verbunden.',
  'solo.why.aim': '{steps|one # Schritt|other # Schritte} entfernt, dann {toEnd} bis zur Endstadt',
  'solo.why.end': 'die Endstadt, {steps|one # Schritt|other # Schritte} entfernt',
  'solo.why.step':
    '{ground|city Stadt|tile Plättchen|other noch kein Plättchen}, Wert {value}; insgesamt {sum} bis zu seinem Ziel',
  'solo.why.dear': 'mehr, als er bezahlen kann',
  'solo.why.way': '{ground|city Stadt|tile hat ein Plättchen|other leer}',
});
