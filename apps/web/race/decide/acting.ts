import { computed } from '@preact/signals';
import { answers, options, row, selectableSpaces } from '../choosing.ts';

/** Whether anything is done in the bar, and not on the blanket of the bivouac or on a board. */
export const isActing = computed<boolean>(() => {
  const { main, second, end, more } = row.value;
  const acts = [main, second, end, ...more];
  return acts.some((act) => act !== null) || options.value.length > 0 || selectableSpaces.value.length > 0;
});

/** Whether a card that lies in the bivouac can be taken. */
export const isTaking = computed<boolean>(() =>
  answers.value.some(({ do: verb }) => verb === 'take' || verb === 'claim'),
);
