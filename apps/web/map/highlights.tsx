// The highlights of the map, fetched when the map becomes interactive.
import { lazy } from '../lazy.tsx';

const lit = () => import('./highlighted.tsx');

export const Highlights = lazy(async () => (await lit()).Highlights, null);
export const HighlightedLine = lazy(async () => (await lit()).HighlightedLine, null);
export const Steps = lazy(async () => (await lit()).Steps, null);
