// How games are written into files and read from them. Fetched when the first one is saved or opened.
export { readTableFile, replayTable, writeTable } from './file.ts';
export { isPositionFile, readPositionFile } from './position.ts';
