// The settings, on their own page and in the menu of a table; and single ones where they are needed.
import type { JSX } from 'preact';
import { Segments } from '../frame/controls.tsx';
import { preferences, type Setting } from './preferences.ts';
import '../frame/choice.css';
import './settings.css';

export function SettingsPanel(): JSX.Element {
  return (
    <div class="settings">
      {Object.entries(preferences)
        .filter(([, { shownIn }]) => shownIn === 'settings')
        .map(([name, one]) => (
          <div key={name} class="setting">
            <SettingChoice of={one} />
          </div>
        ))}
    </div>
  );
}

/** One setting: its options side by side, and what the chosen one means. */
export function SettingChoice<Option extends string>({ of }: { of: Setting<Option> }): JSX.Element {
  const chosen = of.chosen.value;
  const choose = (option: Option) => {
    of.choose(option);
    of.onChoose?.(option);
  };
  return (
    <>
      <Segments
        legend={of.legend()}
        choices={of.options.map((value) => ({
          value,
          words: of.words(value),
          ...(of.langOf && { lang: of.langOf(value) }),
        }))}
        chosen={chosen}
        onChoose={choose}
      />
      {of.explain && (
        <p class="aside" aria-live="polite">
          {of.explain(chosen)}
        </p>
      )}
    </>
  );
}

export function Lights(): JSX.Element {
  const { options, chosen, choose, legend, words } = preferences.light;
  return (
    <fieldset class="choice">
      <legend>{legend()}</legend>
      {options.map((one) => (
        <button key={one} type="button" aria-pressed={chosen.value === one} onClick={() => choose(one)}>
          {words(one)}
        </button>
      ))}
    </fieldset>
  );
}
