// The bivouac in its place on the map, while there is one; and the card that flies from it to the hand.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { lazy } from '../../lazy.tsx';
import { facts, publicState } from '../../state/table-state.ts';
import { flying } from './flying.ts';

const blanket = () => import('./blanket.tsx');

const Blanket = lazy(async () => (await blanket()).Blanket, null);
/** A card flies from the blanket, so it is there when one does. */
const Flight = lazy(async () => (await blanket()).Flight, null);

/** Once it is known what the cards are. */
const isHere = computed(
  () => facts.value !== null && publicState.value?.phase === 'bivouac' && publicState.value.row.length > 0,
);

export function Bivouac(): JSX.Element {
  return (
    <>
      {isHere.value && <Blanket />}
      {flying.value !== null && <Flight />}
    </>
  );
}
