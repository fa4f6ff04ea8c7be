import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'acting.plan': 'Dein Plan: {plan}.',
  'acting.changePlan': 'Plan ändern',

  'acting.pass': 'Passen…',
  'acting.pass.again': 'Wirklich passen',
  'acting.pass.sure': 'Für diese Runde passen?',
  'acting.pass.lost': 'Ungenutzt gehen: {lost}.',
  'acting.pass.francs': '{francs} F werden nicht beschafft.',
  'acting.pass.keeps': 'Passen, {guards|one Wache|other # Wachen} behalten…',
  'acting.pass.watch': '{guards|one Die Wache bleibt|other # Wachen bleiben} auf Posten.',

  'acting.keep': '{guards|one Wache|other # Wachen} behalten…',
  'acting.keep.again': 'Wirklich behalten',
  'acting.keep.sure':
    'Deine Runde beenden? {guards|one Die Wache bleibt auf Posten: Sie kann noch eine Gefahr abwehren, aber kein Plättchen mehr entfernen|other # Wachen bleiben auf Posten: Sie können noch Gefahren abwehren, aber keine Plättchen mehr entfernen}.',
});
