// Every preference of the reader: its name in the storage of the device, its options, its default, how it is shown and where.
// What each changes is where it applies: `preferences.light.chosen.value`.

import { computed } from '@preact/signals';
import type { ThemeName } from '@race/atlas';
import { LANGUAGE } from '@race/words/language.ts';
import { type Preference, preference, savedOption } from '../base/local-storage.ts';
import { mediaQuery } from '../base/media.ts';
import { loadSound } from '../chunks.ts';
import { stopWaiting } from '../offline/begin.ts';
import { languagePreference, percent, say } from '../words/say.ts';

/** Elements in which a key types text. */
const WRITING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Whether a key press is for the page, and without a modifier. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target, repeat, defaultPrevented } = event;
  if (preferences.keys.chosen.peek() === 'off' || defaultPrevented || ctrlKey || metaKey || altKey || repeat)
    return false;
  return !(target instanceof HTMLElement && target.matches(WRITING));
}

interface Shown<Option extends string> {
  /** Shown among the settings, or beside the list of keys. */
  readonly shownIn: 'settings' | 'keys';
  legend(): string;
  words(option: Option): string;
  /** What an option means, below the choice. */
  explain?(option: Option): string;
  /** The language of an option's words, where it is not the page's. */
  langOf?(option: Option): string;
  /** Called after the reader has chosen. */
  onChoose?(option: Option): void;
}

export type Setting<Option extends string> = Preference<Option> & Shown<Option>;

const setting = <Option extends string>(
  choice: Preference<Option>,
  shown: Shown<NoInfer<Option>>,
): Setting<Option> => ({ ...choice, ...shown });

const MOTIONS = ['system', 'still'] as const;

/** Readers who prefer less motion get no sound by default. */
const isQuiet = (): boolean =>
  savedOption('motion', MOTIONS) === 'still' || mediaQuery('(prefers-reduced-motion: reduce)').peek();

/** In the order in which they are shown. */
export const preferences = {
  language: setting(languagePreference, {
    shownIn: 'settings',
    legend: () => say('site.language'),
    words: (one) => LANGUAGE[one].name,
    langOf: (one) => one,
  }),
  light: setting(preference('light', ['auto', 'day', 'night'], 'auto'), {
    shownIn: 'settings',
    legend: () => say('settings.light'),
    words: (one) => say(`settings.light.${one}`),
  }),
  pace: setting(preference('pace', ['calm', 'brisk', 'quick', 'atOnce'], 'brisk'), {
    shownIn: 'settings',
    legend: () => say('settings.pace'),
    words: (one) => say(`settings.pace.${one}`),
    explain: (one) => say(`settings.pace.${one}.how`),
  }),
  camera: setting(preference('camera', ['follows', 'stays'], 'follows'), {
    shownIn: 'settings',
    legend: () => say('settings.camera'),
    words: (one) => say(`settings.camera.${one}`),
    explain: (one) => say(`settings.camera.${one}.how`),
  }),
  motion: setting(preference('motion', MOTIONS, 'system'), {
    shownIn: 'settings',
    legend: () => say('settings.motion'),
    words: (one) => say(`settings.motion.${one}`),
  }),
  volume: setting(preference('volume', ['off', 'soft', 'normal', 'loud'], isQuiet() ? 'off' : 'normal'), {
    shownIn: 'settings',
    legend: () => say('sound.title'),
    words: (one) => say(`sound.${one}`),
    explain: () => say('sound.how'),
    async onChoose(one) {
      stopWaiting();
      const { tryOut, tuneIn } = await loadSound();
      tuneIn();
      if (one !== 'off') tryOut();
    },
  }),
  /** In per cent of what the device shows. */
  textSize: setting(preference('textSize', ['100', '125', '150', '175', '200'], '100'), {
    shownIn: 'settings',
    legend: () => say('settings.textSize'),
    words: (one) => percent(Number(one) / 100),
  }),
  /** Keys without Ctrl or Alt that are for the whole page. */
  keys: setting(preference('keys', ['on', 'off'], 'on'), {
    shownIn: 'keys',
    legend: () => say('keys.single'),
    words: (one) => say(`site.${one}`),
    explain: () => say('keys.single.how'),
  }),
};

type OptionOf<Name extends keyof typeof preferences> = (typeof preferences)[Name]['options'][number];
export type BotPace = OptionOf<'pace'>;
export type Volume = OptionOf<'volume'>;

const isDark = mediaQuery('(prefers-color-scheme: dark)');

/** The theme that is shown: the chosen one, or that of the device. */
export const theme = computed<ThemeName>(() => {
  const light = preferences.light.chosen.value;
  if (light !== 'auto') return light;
  return isDark.value ? 'night' : 'day';
});
