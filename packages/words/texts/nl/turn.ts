import { translationOf } from '../../text.ts';
import type { turn as English } from '../en/turn.ts';

export const turn = translationOf<typeof English>()({
  'turn.behind': 'Andere bemanningen kunnen de tegels gebruiken die je legt of onthult.',

  'turn.plan': 'Je plan: {plan}.',
  'turn.changePlan': 'Plan veranderen',

  'turn.pass.sure': 'Passen voor de rest van deze ronde?',
  'turn.pass.lost': 'Je verliest deze assistenten: {lost}.',
  'turn.pass.francs': 'Je loopt {francs} F mis.',
  'turn.pass.watch': '{guards|one Je bewaker kan|other Je # bewakers kunnen} nog gevaren afwenden.',

  'turn.keep.sure':
    'Je ronde beëindigen? {guards|one Je bewaker kan nog een gevaar afwenden, maar geen tegel meer verwijderen|other Je # bewakers kunnen nog gevaren afwenden, maar geen tegels meer verwijderen}.',
});
