export { DevelopersPage } from '../developers/developers-page.tsx';
export { AccountPage } from './account-page.tsx';
export { SanctionSlip, ShutOut } from './sanctions.tsx';
export { ProveToMove } from './sign-in-form.tsx';
