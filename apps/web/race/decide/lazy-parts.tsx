// Parts that neither the bivouac nor a first plan needs: fetched while others are still planning.
import { effect, signal } from '@preact/signals';
import { withActing } from '@race/words/parts/acting.ts';
import { lazy } from '../../lazy.tsx';
import { publicState } from '../../state/table-state.ts';
import { addTexts } from '../../words/say.ts';
import { hasAnswered } from '../race.ts';

type Choices = typeof import('./choices.ts');

/** Ways are chosen with what is fetched here, so whoever has chosen one finds the words for it. */
export const lazyParts = signal<Choices | null>(null);

async function choices(): Promise<Choices> {
  await addTexts(withActing);
  lazyParts.value = await import('./choices.ts');
  return lazyParts.value;
}

export const Acts = lazy(async () => (await choices()).Acts, null);
export const Quiet = lazy(async () => (await choices()).Quiet, null);
export const ChangePlan = lazy(async () => (await choices()).ChangePlan, null);
export const Parts = lazy(async () => (await choices()).Parts, null);
export const Places = lazy(async () => (await choices()).Places, null);
export const Price = lazy(async () => (await choices()).Price, null);
export const Refusal = lazy(async () => (await choices()).Refusal, null);
export const Tile = lazy(async () => (await choices()).Tile, null);

effect(() => {
  if (hasAnswered.value && publicState.value?.phase !== 'bivouac') void choices();
});
