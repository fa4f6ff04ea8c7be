// The bivouac in its place on the map, while there is one; and the card that flies from it to the hand.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { lazy } from '../../lazy.tsx';
import { facts, known } from '../../state/shown.ts';
import { Flight } from './flight.tsx';
import { flying } from './flying.ts';

const Blanket = lazy(async () => (await import('./blanket.tsx')).Blanket, null);

/** Once it is known what the cards are. */
const isHere = computed(
  () => facts.value !== null && known.value?.phase === 'bivouac' && known.value.row.length > 0,
);

export function Bivouac(): JSX.Element {
  return (
    <>
      {isHere.value && <Blanket />}
      {flying.value !== null && <Flight />}
    </>
  );
}
