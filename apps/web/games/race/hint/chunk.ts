export { Coach } from '../coach/coach.tsx';
export { HintSlip } from './slip.tsx';
