import { translationOf } from '../../../text.ts';
import type { boards as English } from '../../en/modules/boards.ts';

export const boards = translationOf<typeof English>()({
  'modules.boards': 'Plateaux des modules',
  'modules.open': 'Ouvrir le plateau : {module}',
  'modules.canAct': 'vous pouvez agir ici',
  'modules.noteTitle': 'Nouveau : {module}',
  'modules.note.never': 'Ne plus afficher',
  'modules.explain': 'Aide sur les modules',
});
