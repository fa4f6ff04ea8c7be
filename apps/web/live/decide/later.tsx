// What neither the bivouac nor a first plan needs is fetched while others are still at theirs.
import { effect } from '@preact/signals';
import { lazy } from '../../lazy.tsx';
import { known } from '../../state/shown.ts';
import { hasAnswered } from '../race.ts';

const choices = () => import('./choices.ts');

export const Acts = lazy(async () => (await choices()).Acts, null);
export const Quiet = lazy(async () => (await choices()).Quiet, null);
export const Parts = lazy(async () => (await choices()).Parts, null);
export const Places = lazy(async () => (await choices()).Places, null);
export const Tile = lazy(async () => (await choices()).Tile, null);

effect(() => {
  if (hasAnswered.value && known.value?.phase !== 'bivouac') void choices();
});
