export { ModulesPart } from './modules/modules-part.tsx';
export { ModulesLine } from './modules/shield-card.tsx';
export { SetTable } from './set-table.tsx';
