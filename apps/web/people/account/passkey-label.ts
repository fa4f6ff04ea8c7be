import { say } from '../../words/say.ts';
import { dayWords } from '../day-words.ts';

/** What a passkey made now is called. */
export const passkeyLabel = (): string => say('account.passkey.of', { date: dayWords(Date.now()) });
