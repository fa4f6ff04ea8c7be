import { translationOf } from '../../text.ts';
import type { coach as English } from '../en/coach.ts';

export const coach = translationOf<typeof English>()({
  'coach.title': 'Trainer',
  'coach.ask': 'Trainer fragen',
  'coach.askFor': 'Trainer zu {crew} fragen',
  'coach.how':
    'Der Trainer geht deine Pläne mit dem durch, was du damals wusstest, und vergleicht sie in denselben simulierten Rennen mit anderen Plänen.',
  'coach.looking': 'Der Trainer geht deine Pläne durch …',
  'coach.stop': 'Abbrechen',
  'coach.failed': 'Der Trainer konnte dieses Rennen nicht lesen.',
  'coach.none': 'In keiner Runde war ein anderer Plan deutlich besser als deiner. Gut gefahren!',
  'coach.turn': 'Runde {turn}',
  'coach.given': 'Dein Plan: {plan}.',
  'coach.better': 'Besser: {plan}.',
  'coach.difference':
    'Schätzung: etwa {count|one # Sieg|other # Siege} mehr in hundert Rennen (zu {sure} sicher: {low} bis {high}).',
  'coach.again': 'Ab hier neu versuchen',
  'coach.again.how':
    'Startet ab diesem Plan ein neues Rennen gegen Bots. Was du nicht wusstest, wird neu verteilt.',
});
