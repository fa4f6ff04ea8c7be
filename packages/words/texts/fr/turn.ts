import { translationOf } from '../../text.ts';
import type { turn as English } from '../en/turn.ts';

export const turn = translationOf<typeof English>()({
  'turn.behind': 'Les autres équipages peuvent utiliser les tuiles que vous posez ou révélez.',

  'turn.plan': 'Votre plan : {plan}.',
  'turn.changePlan': 'Changer le plan',

  'turn.pass.sure': 'Passer jusqu’à la fin du tour ?',
  'turn.pass.lost': 'Assistants perdus : {lost}.',
  'turn.pass.francs': 'Vous renoncez à {francs} F.',
  'turn.pass.watch': '{guards|one Votre garde peut|other Vos # gardes peuvent} encore écarter des dangers.',

  'turn.keep.sure':
    'Finir votre tour ? {guards|one Votre garde pourra encore écarter un danger, mais plus retirer de tuile|other Vos # gardes pourront encore écarter des dangers, mais plus retirer de tuiles}.',
});
