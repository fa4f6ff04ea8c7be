// The highlights of the map, fetched when the map becomes interactive; and its cartouche, which only a replay has.

import { lazy } from '../../shell/base/lazy.tsx';
import { loadMapLayers } from '../../shell/chunks.ts';

export const Highlights = lazy(async () => (await loadMapLayers()).Highlights, null);
export const HighlightedLine = lazy(async () => (await loadMapLayers()).HighlightedLine, null);
export const Steps = lazy(async () => (await loadMapLayers()).Steps, null);
export const Title = lazy(async () => (await loadMapLayers()).Title, null);
