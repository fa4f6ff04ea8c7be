import { translationOf } from '../../text.ts';
import type { coach as English } from '../en/coach.ts';

export const coach = translationOf<typeof English>()({
  'coach.title': 'Dein Trainer',
  'coach.whose': 'Wessen Rennen soll sich der Trainer ansehen?',
  'coach.askFor': 'Rennen von {crew} ansehen',
  'coach.how': 'Von deinem Platz aus beurteilt: nur mit dem, was du damals wissen konntest.',
  'coach.looking': 'Liest Runde {turn} …',
  'coach.stop': 'Abbrechen',
  'coach.failed': 'Der Trainer konnte dieses Rennen nicht lesen.',
  'coach.ended': '{crew} {theirs}, du {yours}.',
  'coach.moments':
    '{count|one Ein Moment hat|2 Zwei Momente haben|other Drei Momente haben} dich am meisten gekostet.',
  'coach.none': 'Gut gefahren: Keine einzelne Entscheidung hat dich auch nur eines von zehn Rennen gekostet.',
  'coach.turn': 'Runde {turn}',
  'coach.subject.plan': 'der Plan',
  'coach.subject.drive': 'eine Fahrt',
  'coach.subject.tile': 'ein Plättchen',
  'coach.subject.card': 'eine Karte',
  'coach.subject.repair': 'eine Reparatur',
  'coach.subject.danger': 'eine Gefahr',
  'coach.subject.petrol': 'Benzin',
  'coach.subject.timing': 'der Zeitpunkt',
  'coach.cost': 'hat dich {count|one etwa 1 von 10 Rennen|other etwa # von 10 Rennen} gekostet',
  'coach.you': 'Du:',
  'coach.better': 'Besser:',
  'coach.again': 'Ab hier neu versuchen',
  'coach.play': 'Zeigen, wie es weitergeht',
  'coach.step': '{step} von {steps}: {act}',

  'coach.why.arrived': 'Damit hättest du {city} noch in dieser Runde erreicht.',
  'coach.why.levels': 'Am Ende der Runde wärst du etwa {count|one ein Feld|other # Felder} weiter gewesen.',
  'coach.why.city': 'Du hättest die Runde in einer Stadt beendet, wo Benzin und Teile billig sind.',
  'coach.why.vehicle':
    'Motor und Chassis hätten am Ende der Runde zusammen etwa {count|one eine Stufe|other # Stufen} mehr gehabt.',
  'coach.why.petrol': 'Dir wäre etwa {count|one eine Stufe|other # Stufen} mehr Benzin geblieben.',
  'coach.why.money': 'Dir wären etwa {count} F mehr geblieben.',
  'coach.why.cards': 'Dir {count|one wäre etwa eine Karte|other wären etwa # Karten} mehr geblieben.',
  'coach.why.rival': 'Es hätte {crew} um etwa {count|one ein Feld|other # Felder} zurückgeworfen.',
});
