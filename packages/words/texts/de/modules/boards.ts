import { translationOf } from '../../../text.ts';
import type { boards as English } from '../../en/modules/boards.ts';

export const boards = translationOf<typeof English>()({
  'modules.boards': 'Modultafeln',
  'modules.open': 'Tafel öffnen: {module}',
  'modules.canAct': 'hier kannst du etwas tun',
  'modules.noteTitle': 'Neu: {module}',
  'modules.note.never': 'Nicht mehr zeigen',
  'modules.explain': 'Tipps zu Modulen zeigen',
});
