// Applies the preferences that concern the whole page, from its start.
import { effect } from '@preact/signals';
import { loadContrast, loadTextSize } from '../chunks.ts';
import { preferences, theme } from './preferences.ts';
import './preferences.css';

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

effect(() => {
  document.documentElement.dataset.motion = preferences.motion.chosen.value;
});

effect(() => {
  if (preferences.textSize.chosen.value !== '100') void loadTextSize();
});

// The reader may also turn it on later.
const contrast = matchMedia('(forced-colors: active), (prefers-contrast: more)');
const adapt = () => void (contrast.matches && loadContrast());
contrast.addEventListener('change', adapt);
adapt();
