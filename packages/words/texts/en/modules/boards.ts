import type { Messages } from '../../../text.ts';

// The boards of modules in general; what each says is in its own file.
export const boards = {
  'modules.boards': 'Module boards',
  'modules.open': 'Open board: {module}',
  'modules.canAct': 'you can act here',
  'modules.noteTitle': 'New: {module}',
  'modules.note.never': 'Don’t show again',
  'modules.explain': 'Show module tips',
} as const satisfies Messages;
