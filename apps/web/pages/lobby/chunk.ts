export { LiveStrip } from './departures.tsx';
export { OnlinePages } from './pages.tsx';
export { MyTables } from './tables.tsx';
