import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import { chooseLight, LIGHTS, type Light, light } from './theme.ts';
import '../menu/choice.css';

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
