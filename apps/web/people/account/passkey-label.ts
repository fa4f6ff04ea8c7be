import { language, say } from '../../words/say.ts';

const dateWords = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time);

/** What a passkey made now is called. */
export const passkeyLabel = (): string => say('account.passkey.of', { date: dateWords(Date.now()) });
