import { translationOf } from '../../text.ts';
import type { English } from '../en/acting.ts';

export const messages = translationOf<English>()({
  'acting.plan': 'Le plan : {plan}.',
  'acting.changePlan': 'Changer le plan',

  'acting.pass': 'Passer…',
  'acting.pass.again': 'Passer, vraiment',
  'acting.pass.sure': 'Passer ce tour ?',
  'acting.pass.lost': 'S’en vont sans agir : {lost}.',
  'acting.pass.francs': '{francs} F ne sont pas levés.',
  'acting.pass.keeps': 'Passer, {guards|one garder le garde|other garder # gardes}…',
  'acting.pass.watch': '{guards|one Le garde reste|other # gardes restent} en poste.',

  'acting.keep': 'Garder {guards|one le garde|other # gardes}…',
  'acting.keep.again': 'Garder, vraiment',
  'acting.keep.sure':
    'Finir ce tour ? {guards|one Le garde reste en poste : il peut encore écarter un danger, mais ne retire plus de tuile|other # gardes restent en poste : ils peuvent encore écarter des dangers, mais ne retirent plus de tuiles}.',
});
