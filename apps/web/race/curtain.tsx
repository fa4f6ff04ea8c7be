// Handing the device over: a curtain until the next person says that they have it. Behind it nothing of theirs is known.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { seatView } from './race.ts';

const TentFlap = lazy(async () => (await import('./curtain-flap.tsx')).TentFlap, null);

const next = computed(() => seatView.value?.curtain ?? null);

export const Curtain = (): JSX.Element | null =>
  next.value === null ? null : <TentFlap seat={next.value} />;
