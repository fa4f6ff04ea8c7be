// Which part goes where, chosen for who repairs: what was chosen last, as long as this repair goes on.
import { effect, signal } from '@preact/signals';
import type { Saying } from '@race/great-race';
import { mine, option } from '../choosing.ts';
import { seatView } from '../race.ts';
import { sensibleFit } from './fit.ts';

const last = signal<Saying<'fit'> | null>(null);

export const fitNow = (fits: readonly Saying<'fit'>[]): Saying<'fit'> | null =>
  mine.value === null ? null : sensibleFit(fits, mine.value, last.value);

// Another question takes it along.
effect(() => {
  if (option.value?.do === 'fit') last.value = option.value;
  else if (seatView.value !== null) last.value = null;
});
