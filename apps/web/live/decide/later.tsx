// What no question of the bivouac needs is fetched when the plans are made.
import { effect } from '@preact/signals';
import { lazy } from '../../lazy.tsx';
import { known } from '../../state/shown.ts';

const choices = () => import('./choices.ts');

export const Options = lazy(async () => (await choices()).Options, null);
export const Parts = lazy(async () => (await choices()).Parts, null);
export const Levels = lazy(async () => (await choices()).Levels, null);
export const Places = lazy(async () => (await choices()).Places, null);
export const Tile = lazy(async () => (await choices()).Tile, null);

effect(() => {
  if (known.value?.phase === 'planning') void choices();
});
