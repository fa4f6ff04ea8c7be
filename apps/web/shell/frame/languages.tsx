// The choice of a language, in the foot of every page. The front page needs it, but no other part of their frame.
import { LANGUAGE, LANGUAGES } from '@race/words/language.ts';
import type { JSX } from 'preact';
import { language, languagePreference, say } from '../words/say.ts';
import './choice.css';

/** Each language by its own name; screen readers get the whole name instead of two letters. */
export function Languages(): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{say('site.language')}</legend>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language.value === one}
          title={LANGUAGE[one].name}
          onClick={() => languagePreference.choose(one)}
        >
          {one.toUpperCase()}
          <span class="unseen"> {LANGUAGE[one].name}</span>
        </button>
      ))}
    </fieldset>
  );
}
