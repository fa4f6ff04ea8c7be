import { translationOf } from '../../text.ts';
import type { chances as English } from '../en/chances.ts';

export const chances = translationOf<typeof English>()({
  'chances.title': 'Kans om te winnen',
  'chances.how.public': 'in tien races, op grond van wat iedereen kon zien',
  'chances.how.seat': 'in tien races, op grond van wat {crew} wist',
  'chances.working': 'De kansen worden berekend: ronde {turn}…',
  'chances.failed': 'De kansen in deze race konden niet worden berekend.',
  'chances.about': 'ongeveer {count} op 10',
  'chances.short': 'ongeveer {count}',
  'chances.hardly': 'bijna nooit',
  'chances.almost': 'bijna altijd',
  'chances.turnings': 'Wat de race deed kantelen',
  'chances.none': 'Geen enkele beslissing deed deze race in haar eentje kantelen.',
  'chances.luck': 'Geluk',
  'chances.at': 'Ronde {turn}: {what}',
  'chances.plans': 'alle bemanningen onthullen hun plan',
  'chances.swing': '{crew}: {before} → {after}',
  'chances.better': '{crew}: iets beter',
  'chances.worse': '{crew}: iets slechter',
  'chances.sentence.ahead':
    '{crew} wint: {before} bij de start, en vanaf ronde {turn} voorgoed voor op alle anderen.',
  'chances.sentence.late': '{crew} wint: {before} bij de start, en tot het einde op achterstand.',
  'chances.sentence.nobody': 'Niemand is aangekomen, dus niemand wint.',
  'chances.table': 'Als tabel tonen',
  'chances.table.turn': 'Ronde',
  'chances.table.end': 'Einde',
  'chances.picture': 'Kansen als afbeelding opslaan',
});
