export { OnlinePages } from './pages.tsx';
export { MyTables } from './tables.tsx';
