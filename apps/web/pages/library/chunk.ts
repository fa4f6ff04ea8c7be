export { MyRaces } from './my-races.tsx';
export { PositionPage } from './position-page.tsx';
export { RaceSheet } from './race-sheet.tsx';
