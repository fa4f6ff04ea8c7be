// The end of a race: first the scene with the winner, then the newspaper with everything else.
import { computed, signal } from '@preact/signals';
import { perTable } from '../../../table/model/table.ts';

export const endingOf = perTable((table) => {
  const { facts, standings } = table;
  /** Whether the reader has left the scene, and whether for the coach. */
  const left = signal<'no' | 'forPaper' | 'forCoach'>('no');

  /** A race of a campaign and a lesson have their own ends. */
  const isScene = computed(
    () =>
      standings.value !== null &&
      left.value === 'no' &&
      facts.value?.solo === undefined &&
      facts.value?.lesson === undefined,
  );

  // It is shown again whenever a race ends again.
  table.effect(() => {
    if (standings.value === null) left.value = 'no';
  });

  return { isScene, left };
});
