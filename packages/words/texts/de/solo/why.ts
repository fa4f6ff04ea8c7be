import { translationOf } from '../../../text.ts';
import type { why as english } from '../../en/solo/why.ts';

export const why = translationOf<typeof english>()({
  'why.ask': 'Warum?',
  'why.about': 'Warum hat {crew} das getan?',
  'why.title': 'Warum hat er das getan?',
  'why.back': 'Zurück zur Zeitung',
  'why.card': 'Seine Karte {rene} steuert ihn: {colour:e} Städte, schwer ab Wert {limit}.',
  'why.weighed': 'Was er erwogen hat',
  'why.chosen': 'gewählt',
  'why.by.alone': 'Es gab keine andere Möglichkeit.',
  'why.by.target': 'Das ist sein Ziel.',
  'why.by.steps': 'So sind es die wenigsten Schritte.',
  'why.by.toEnd': 'Gleich nah, aber näher an der Endstadt.',
  'why.by.value': 'Der Wert ist niedriger.',
  'why.by.kind':
    'Gleiche Werte: Benzin wiegt weniger als Schaden, Schaden weniger als ein Stopp, ein Stopp weniger als eine Gefahr.',
  'why.by.sum': 'Die Werte auf der Strecke von dort ergeben zusammen weniger.',
  'why.by.order': 'In allem gleich: Die Reihenfolge der Felder auf dem Spielbrett entscheidet.',
  'why.laid.hisWay': 'Unter der Grenze, also für ihn: auf das erste freie Feld seiner Strecke.',
  'why.laid.playersWay':
    'Nicht unter der Grenze, also für dich: auf das erste freie Feld deiner Strecke zur Endstadt.',
  'why.laid.aroundPlayer':
    'Nicht unter der Grenze, also für dich. Auf deiner Strecke ist kein Feld frei, also kommt es neben dein Fahrzeug.',
  'why.laid.besideWay':
    'Nicht unter der Grenze, also für dich. Weder auf deiner Strecke noch um dich herum ist ein Feld frei, also kommt es neben die Strecke.',
  'why.boxed': 'Dort ist kein freies Feld mit dem Fahrzeug verbunden.',
  'why.aim': '{steps|one # Schritt|other # Schritte} entfernt, dann {toEnd} bis zur Endstadt',
  'why.end': 'die Endstadt, {steps|one # Schritt|other # Schritte} entfernt',
  'why.step':
    '{ground|city Stadt|tile Plättchen|other noch kein Plättchen}, Wert {value}; insgesamt {sum} bis zu seinem Ziel',
  'why.dear': 'mehr, als er bezahlen kann',
  'why.way': '{ground|city Stadt|tile hat ein Plättchen|other leer}',
});
