import { computed } from '@preact/signals';
import { mediaQuery } from '../base/media.ts';
import { preferences } from './preferences.ts';

const isReduced = mediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the reader wants things to move. */
export const moves = computed(() => preferences.motion.chosen.value === 'system' && !isReduced.value);

/** A tap ends any motion: everything is where it was going. */
export function endMotionByTap(): void {
  addEventListener('pointerdown', endMotion, { capture: true });
}

export function endMotion(): void {
  for (const motion of document.getAnimations()) {
    const end = motion.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) motion.finish();
  }
}
