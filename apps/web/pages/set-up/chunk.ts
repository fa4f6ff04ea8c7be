export { ModulesLine } from './modules/module-words.tsx';
export { ModulesPart } from './modules/modules-part.tsx';
export { SetTable } from './set-table.tsx';
