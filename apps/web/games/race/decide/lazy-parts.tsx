// Parts that neither the bivouac nor a first plan needs: fetched while others are planning.

import { signal } from '@preact/signals';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadTurn } from '../../../shell/chunks.ts';
import { perTable } from '../../../table/model/table.ts';
import type * as choices from './own-plan.tsx';

/** Once they are loaded: they are the same for every table. */
const loaded = signal<typeof choices | null>(null);

async function load() {
  const turn = await loadTurn();
  loaded.value = turn.choices;
  return turn;
}

export const lazyPartsOf = perTable(({ effect, hasAnswered, publicState }) => {
  effect(() => {
    if (hasAnswered.value && publicState.value?.phase !== 'bivouac') void load();
  });
  /** Routes are chosen by code of this chunk, so a chosen route implies that it is loaded. */
  return { lazyParts: loaded };
});

export const Acts = lazy(async () => (await load()).Acts, null);
export const ChangePlan = lazy(async () => (await load()).ChangePlan, null);
export const ListButton = lazy(async () => (await load()).ListButton, null);
export const Parts = lazy(async () => (await load()).Parts, null);
export const Places = lazy(async () => (await load()).Places, null);
export const Price = lazy(async () => (await load()).Price, null);
export const Refusal = lazy(async () => (await load()).Refusal, null);
export const Results = lazy(async () => (await load()).Results, null);
export const Tile = lazy(async () => (await load()).TileAsked, null);
export const Undo = lazy(async () => (await load()).Undo, null);
