// Mail addresses: one for a person, proven by a code that was sent there. NET-10.
import type { Refusal } from '@race/kernel';
import type { Store } from '@race/store';
import { t } from '@race/words/t.ts';
import { NO } from '../common/refusals.ts';
import { hashOf, newCode } from '../common/tokens.ts';
import type { Channel } from './channels.ts';
import { isMailAddress, type SendMail } from './mail.ts';
import { wordsIn } from './words.ts';

interface MailboxOptions {
  readonly store: Store;
  readonly send: SendMail;
  /** The address of the page. */
  readonly address: string;
  now(): number;
}

export interface Mailbox {
  /** Sends a code to an address. */
  ask(person: string, address: string, language: string): Promise<Refusal | null>;
  /** Confirms an address by its code: from now on notices go there. */
  prove(person: string, code: string): Promise<Refusal | null>;
  readonly channel: Channel;
}

const CODE_LASTS = 10 * 60_000;
const MOST_TRIES = 5;

export function makeMailbox({ store, send, address: page, now }: MailboxOptions): Mailbox {
  return {
    async ask(person, address, language) {
      if (!isMailAddress(address)) return NO.noMailAddress;
      const code = newCode();
      const stored = { person, address, language, hash: hashOf(code), until: now() + CODE_LASTS };
      await store.commit([{ write: 'mailCode', code: stored }]);
      const words = await wordsIn(language);
      const text = t(words, 'notice.mail.letter', { code });
      await send({ to: address, subject: t(words, 'names.game'), text });
      return null;
    },
    async prove(person, code) {
      const sent = await store.mailCodeOf(person);
      const [verdict] = await store.commit([{ write: 'tryMailCode', person, at: now(), most: MOST_TRIES }]);
      if (sent === null || verdict !== 'written' || sent.hash !== hashOf(code)) return NO.unknownCode;
      const { address, language } = sent;
      await store.commit([
        { write: 'mail', mail: { person, address, language, made: now() } },
        { write: 'dropMailCode', person },
      ]);
      return null;
    },
    async channel({ person, tables }) {
      const mail = await store.mailOf(person);
      if (mail === null) return [];
      const words = await wordsIn(mail.language);
      const [only] = tables;
      const to = new URL(tables.length === 1 ? `/#online=${only}` : '/#races', page).href;
      const text = `${t(words, 'notice.turn', { count: tables.length })}\n\n${to}\n\n${t(words, 'notice.mail.foot')}\n`;
      await send({ to: mail.address, subject: t(words, 'names.game'), text });
      return ['sent'];
    },
  };
}
