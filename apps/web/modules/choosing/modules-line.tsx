import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { shortWords } from './module-words.ts';

/** The modules of a race, in one line. */
export const ModulesLine = ({ modules }: { modules: readonly string[] }): JSX.Element => (
  <p class="race-modules">{say('modules.with', { modules: shortWords(modules) })}</p>
);
