import { LANGUAGE_NAMES, LANGUAGES } from '@race/words/language.ts';
import type { JSX } from 'preact';
import { chooseLanguage, language, say } from '../words/say.ts';
import '../menu/choice.css';

/** Each in its own words; two letters are read out as the whole name. */
export function Languages(): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{say('viewer.language')}</legend>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language.value === one}
          title={LANGUAGE_NAMES[one]}
          onClick={() => chooseLanguage(one)}
        >
          {one.toUpperCase()}
          <span class="unseen"> {LANGUAGE_NAMES[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}
