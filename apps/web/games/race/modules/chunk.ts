export { Boards } from './boards/boards.tsx';
export { allFaces, facesOf } from './index.ts';
export { Note } from './notes/note.tsx';
