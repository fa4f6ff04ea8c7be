export { ClubPages } from './clubs/clubs-page.tsx';
export { CupPages } from './cups/cups-page.tsx';
export { ExpeditionPage } from './expedition/expedition-page.tsx';
