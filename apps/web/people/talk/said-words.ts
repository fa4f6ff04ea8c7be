import type { TalkLine } from '@race/protocol';
import { say } from '../../words/say.ts';
import { apart } from './apart.ts';

/** Who said it, by the name they had then: another may sit there now. */
export const saidName = ({ name }: TalkLine): string => (name === '' ? '—' : apart(name));

/** A phrase in the reader's language, or the words as they were written. */
export const saidText = (said: TalkLine): string =>
  'words' in said ? apart(said.words) : say(`talk.phrase.${said.phrase}`);

/** Who says what. */
export const saidWords = (said: TalkLine): string =>
  say('talk.said', { name: saidName(said), words: saidText(said) });
