export { memoryStore } from './memory.ts';
export type { Change, KeptBug, KeptLine, KeptPerson, KeptRest, KeptTable, Store, Verdict } from './port.ts';
export { openSqlite } from './sqlite.ts';
