import { translationOf } from '../../text.ts';
import type { English } from '../en/rivals.ts';

export const messages = translationOf<English>()({
  'hint.thinking': 'Ein Gegner probiert es aus …',
  'hint.stop': 'Doch nicht',
  'hint.failed': 'Gerade ist kein Rat zu bekommen.',
  'hint.place': 'So setzen',
  'hint.even': 'Hier kommt es kaum darauf an: Das Nächstbeste ist ungefähr so gut.',
  'hint.sure':
    'Von hier aus wären etwa {chance} von hundert Rennen gewonnen: {low} bis {high} mehr als mit dem Nächstbesten.',
  'hint.about': 'Von hier aus wären etwa {chance} von hundert Rennen gewonnen.',

  'hint.because.arrival': 'Es zählt mehr im Ziel.',
  'hint.because.way': 'Danach liegt weniger Weg vor dir.',
  'hint.because.petrol': 'So bleibt Benzin für das, was kommt.',
  'hint.because.vehicle': 'Das Fahrzeug bleibt besser in Schuss.',
  'hint.because.money': 'So bleibt dir mehr Geld.',
  'hint.because.cards': 'So bleiben dir mehr Karten.',
  'hint.because.city': 'Es bringt dich in eine Stadt, wo Benzin und Teile billig sind.',
  'hint.because.order': 'Es bringt dich in der Zugreihenfolge nach vorn.',
  'hint.because.rivals': 'Es hält vor allem die Gegner auf.',
  'hint.because.whole': 'Alles in allem stehst du danach besser da.',

  'coach.title': 'Der Trainer',
  'coach.ask': 'Den Trainer fragen',
  'coach.askFor': 'Den Trainer nach {crew} fragen',
  'coach.how':
    'Er geht deine Pläne noch einmal durch, mit dem, was du damals wusstest, und probiert andere in denselben erdachten Welten.',
  'coach.looking': 'Der Trainer geht deine Pläne durch …',
  'coach.stop': 'Aufhören',
  'coach.failed': 'Der Trainer konnte dieses Rennen nicht lesen.',
  'coach.none': 'In keiner Runde war ein anderer Plan deutlich besser als deiner. Gut gefahren.',
  'coach.turn': 'Runde {turn}',
  'coach.given': 'Dein Plan war: {plan}.',
  'coach.better': 'Besser: {plan}.',
  'coach.difference':
    'Nach seiner Schätzung etwa {count} Siege mehr in hundert Rennen; zu {sure} sicher {low} bis {high}.',
  'coach.again': 'Von da an neu versuchen',
  'coach.again.how':
    'Ein neues Rennen von diesem Plan an, gegen Bots. Was du nicht wusstest, wird neu verteilt.',
});
