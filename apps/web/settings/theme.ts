import { computed, effect, signal } from '@preact/signals';
import type { ThemeName } from '@race/atlas';
import { save, savedOption } from './local-storage.ts';

export const LIGHTS = ['auto', 'day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** What the reader chose: as the device has it, day or night. */
export const light = signal<Light>(savedOption('light', LIGHTS) ?? 'auto');

const darkness = matchMedia('(prefers-color-scheme: dark)');
const isDark = signal(darkness.matches);
darkness.addEventListener('change', () => {
  isDark.value = darkness.matches;
});

export const theme = computed<ThemeName>(() => {
  if (light.value !== 'auto') return light.value;
  return isDark.value ? 'night' : 'day';
});

export function chooseLight(choice: Light): void {
  light.value = choice;
  save('light', choice);
}

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
