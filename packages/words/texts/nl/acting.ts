import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'acting.plan': 'Je plan: {plan}.',
  'acting.changePlan': 'Plan veranderen',

  'acting.pass': 'Pas…',
  'acting.pass.again': 'Echt passen',
  'acting.pass.sure': 'Passen voor deze ronde?',
  'acting.pass.lost': 'Ongebruikt weg: {lost}.',
  'acting.pass.francs': '{francs} F wordt niet ingezameld.',
  'acting.pass.keeps': 'Pas, houd {guards|one de bewaker|other # bewakers}…',
  'acting.pass.watch': '{guards|one De bewaker blijft|other # bewakers blijven} op post.',

  'acting.keep': 'Houd {guards|one de bewaker|other # bewakers}…',
  'acting.keep.again': 'Echt houden',
  'acting.keep.sure':
    'Je ronde beëindigen? {guards|one De bewaker blijft op post: die kan nog een gevaar afweren, maar geen tegel meer weghalen|other # bewakers blijven op post: ze kunnen nog gevaren afweren, maar geen tegels meer weghalen}.',
});
