import { translationOf } from '../../text.ts';
import type { chances as English } from '../en/chances.ts';

export const chances = translationOf<typeof English>()({
  'chances.title': 'Siegchancen',
  'chances.how.public': 'in zehn Rennen, nach dem, was alle sehen konnten',
  'chances.how.seat': 'in zehn Rennen, nach dem, was {crew} wusste',
  'chances.working': 'Die Chancen werden berechnet: Runde {turn} …',
  'chances.failed': 'Die Chancen dieses Rennens ließen sich nicht berechnen.',
  'chances.about': 'etwa {count} von 10',
  'chances.short': 'etwa {count}',
  'chances.hardly': 'fast nie',
  'chances.almost': 'fast immer',
  'chances.turnings': 'Was das Rennen gewendet hat',
  'chances.none': 'Keine einzelne Entscheidung hat dieses Rennen gewendet.',
  'chances.luck': 'Glück',
  'chances.at': 'Runde {turn}: {what}',
  'chances.plans': 'alle decken ihre Pläne auf',
  'chances.swing': '{crew}: {before} → {after}',
  'chances.better': '{crew}: etwas besser',
  'chances.worse': '{crew}: etwas schlechter',
  'chances.sentence.ahead':
    '{crew} gewinnt: {before} am Start und ab Runde {turn} endgültig vor allen anderen.',
  'chances.sentence.late': '{crew} gewinnt: {before} am Start und bis zum Ende im Rückstand.',
  'chances.sentence.nobody': 'Niemand ist angekommen, also gewinnt niemand.',
  'chances.table': 'Als Tabelle zeigen',
  'chances.table.turn': 'Runde',
  'chances.table.end': 'Ende',
  'chances.picture': 'Chancen als Bild speichern',
});
