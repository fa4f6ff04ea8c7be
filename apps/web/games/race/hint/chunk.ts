export { Coach } from '../coach/coach.tsx';
export { HintNote } from './note.tsx';
