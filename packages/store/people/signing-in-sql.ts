// How what is kept of signing in is written to a database and read from one.
import { always, claim, numberOrNull, type SqlReader, type SqlRow, type Writing } from '../sql.ts';
import type { MailCodeRow, SessionRow, SigningInChange, SigningInStore, TotpRow } from './signing-in.ts';

export function signingInWriting(change: SigningInChange): Writing {
  switch (change.write) {
    case 'sessionUsed':
      return claim('useSession', change.hash, change.at, change.label);
    case 'endSession':
      return claim('endSession', change.hash, change.person);
    case 'endYounger':
      return always(['endYounger', change.person, change.than], ['forgetCodes', change.person]);
    case 'expireSessions':
      return always(['expireSessions', change.guestUsed, change.accountUsed, change.accountMade]);
    case 'device':
      return claim('putDevice', change.hash, change.person, change.at);
    case 'expireDevices':
      return always(['expireDevices', change.before]);
    case 'totp':
      return claim('putTotp', change.person, change.secret);
    case 'totpUsed':
      return claim('useTotp', change.person, change.step, change.at);
    case 'noTotp':
      return claim('forgetTotp', change.person);
    case 'mailCode': {
      const { person, address, language, hash, until } = change.code;
      return claim('putMailCode', person, address, language, hash, until);
    }
    case 'tryMailCode':
      return claim('tryMailCode', change.person, change.at, change.most);
    case 'dropMailCode':
      return always(['forgetMailCode', change.person]);
    case 'expireCodes':
      return always(['expireMailCodes', change.at], ['dropCodes', change.at]);
  }
}

export const signingInReads = ({ one, many }: SqlReader): SigningInStore => ({
  session: (hash) => one('session', readSession, hash),
  sessionsOf: (person) => many('sessionsOf', readSession, person),
  isDeviceOf: async (hash, person) => (await one('isDeviceOf', () => true, hash, person)) ?? false,
  devicesOf: (person) => many('devicesOf', (row) => Number(row.used), person),
  totpOf: (person) => one('totpOf', readTotp, person),
  mailCodeOf: (person) => one('mailCodeOf', readMailCode, person),
});

const readSession = (row: SqlRow): SessionRow => ({
  hash: String(row.hash),
  person: String(row.person),
  label: String(row.label),
  made: Number(row.made),
  used: Number(row.used),
});

const readTotp = (row: SqlRow): TotpRow => ({
  person: String(row.person),
  secret: String(row.secret),
  confirmed: numberOrNull(row.confirmed),
  last: Number(row.last),
});

const readMailCode = (row: SqlRow): MailCodeRow => ({
  person: String(row.person),
  address: String(row.address),
  language: String(row.language),
  hash: String(row.hash),
  until: Number(row.until),
  tries: Number(row.tries),
});
