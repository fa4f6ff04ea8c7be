import { translationOf } from '../../text.ts';
import type { turn as English } from '../en/turn.ts';

export const turn = translationOf<typeof English>()({
  'turn.behind': 'Auch andere nutzen die Plättchen, die du legst oder aufdeckst.',

  'turn.plan': 'Dein Plan: {plan}.',
  'turn.changePlan': 'Plan ändern',

  'turn.pass.sure': 'Für den Rest der Runde passen?',
  'turn.pass.lost': 'Ungenutzt verfallen: {lost}.',
  'turn.pass.francs': 'Dir entgehen {francs} F.',
  'turn.pass.watch': '{guards|one Deine Wache kann|other Deine # Wachen können} weiter Gefahren abwenden.',

  'turn.keep.sure':
    'Deine Runde beenden? {guards|one Deine Wache kann noch eine Gefahr abwenden, aber kein Plättchen mehr entfernen|other Deine # Wachen können noch Gefahren abwenden, aber keine Plättchen mehr entfernen}.',
});
