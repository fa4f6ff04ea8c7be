import type { JSX } from 'preact';
import { chooseLight, LIGHTS, type Light, light } from '../state/theme.ts';
import { say } from '../words/say.ts';
import './choice.css';

export function Lights(): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{say('settings.light')}</legend>
      {LIGHTS.map((one) => (
        <button key={one} type="button" aria-pressed={light.value === one} onClick={() => chooseLight(one)}>
          {wordsOf(one)}
        </button>
      ))}
    </fieldset>
  );
}

const wordsOf = (choice: Light): string => say(`settings.light.${choice}`);
