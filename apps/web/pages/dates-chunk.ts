export { CupPages } from './cups/cups-page.tsx';
export { ExpeditionPage } from './expedition/expedition-page.tsx';
