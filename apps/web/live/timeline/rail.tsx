// The place of the timeline. It is fetched after the first answer: before that there is nothing to go back to.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { lazy } from '../../lazy.tsx';
import { known } from '../../state/shown.ts';
import { past, reader } from '../race.ts';
import './rail.css';

const Timeline = lazy(async () => (await import('./timeline.tsx')).Timeline, null);

const isWanted = computed(() => {
  const isFirst = known.value?.turn === 1 && known.value.phase === 'bivouac';
  return !isFirst || past.value.some(({ seat }) => seat !== null && seat === reader.value);
});

export const Rail = (): JSX.Element => <div class="rail">{isWanted.value && <Timeline />}</div>;
