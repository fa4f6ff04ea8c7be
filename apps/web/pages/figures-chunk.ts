export { LaboratoryPage } from './laboratory/laboratory-page.tsx';
export { StatisticsPage } from './statistics/statistics-page.tsx';
