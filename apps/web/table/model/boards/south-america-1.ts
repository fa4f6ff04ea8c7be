export { southAmerica1 as geometry } from '@race/atlas/geometry/south-america-1.ts';
export { southAmerica1 as board } from '@race/great-race/board/south-america-1.ts';
