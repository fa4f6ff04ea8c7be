export { DashKeySheet } from '../../games/dash/key-sheet.tsx';
export { tally } from './figures.ts';
export { dashLibrary } from './library.tsx';
export { DashPage } from './page.tsx';
export { DashReplayPage } from './replay/replay-page.tsx';
