import { say } from '../../words/say.ts';
import { dayWords } from '../../words/written.ts';

/** What a passkey made now is called. */
export const passkeyLabel = (): string => say('account.passkey.of', { date: dayWords(Date.now()) });
