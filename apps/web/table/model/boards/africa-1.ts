export { africa1 as geometry } from '@race/atlas/geometry/africa-1.ts';
export { africa1 as board } from '@race/great-race/board/africa-1.ts';
