// The lamps of the map, fetched when there are hands that could light one.
import { lazy } from '../lazy.tsx';

const lit = () => import('./highlighted.tsx');

export const Lit = lazy(async () => (await lit()).Lit, null);
export const LitLine = lazy(async () => (await lit()).LitLine, null);
export const Steps = lazy(async () => (await lit()).Steps, null);
