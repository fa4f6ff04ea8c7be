import { translationOf } from '../../../text.ts';
import type { boards as English } from '../../en/modules/boards.ts';

export const boards = translationOf<typeof English>()({
  'modules.boards': 'Moduleborden',
  'modules.open': 'Bord openen: {module}',
  'modules.canAct': 'hier kun je iets doen',
  'modules.noteTitle': 'Nieuw: {module}',
  'modules.note.never': 'Niet meer tonen',
  'modules.explain': 'Uitleg bij modules tonen',
});
