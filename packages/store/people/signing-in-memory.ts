import type { CommitVerdict } from '../port.ts';
import type { MailCodeRow, SessionRow, SigningInChange, SigningInStore, TotpRow } from './signing-in.ts';

interface SigningInInMemory extends SigningInStore {
  writeSigningIn(change: SigningInChange): CommitVerdict;
  forget(person: string): void;
}

interface Besides {
  readonly sessions: Map<string, SessionRow>;
  readonly codes: Map<string, { readonly person: string; readonly until: number }>;
  hasAccount(person: string): boolean;
}

export const newSession = ({
  hash,
  person,
  made,
  label = '',
}: {
  readonly hash: string;
  readonly person: string;
  readonly made: number;
  readonly label?: string;
}): SessionRow => ({ hash, person, label, made, used: made });

const verdict = (isWritten: boolean): CommitVerdict => (isWritten ? 'written' : 'conflict');

export function signingInMemory({ sessions, codes, hasAccount }: Besides): SigningInInMemory {
  const devices = new Map<string, { readonly person: string; readonly used: number }>();
  const totps = new Map<string, TotpRow>();
  const mailCodes = new Map<string, MailCodeRow>();

  function endWhere(test: (session: SessionRow) => boolean): void {
    for (const session of [...sessions.values()]) if (test(session)) sessions.delete(session.hash);
  }

  function writeSigningIn(change: SigningInChange): CommitVerdict {
    switch (change.write) {
      case 'sessionUsed': {
        const known = sessions.get(change.hash);
        if (known === undefined) return 'conflict';
        sessions.set(change.hash, { ...known, used: change.at, label: change.label });
        return 'written';
      }
      case 'endSession':
        return verdict(sessions.get(change.hash)?.person === change.person && sessions.delete(change.hash));
      case 'endYounger': {
        const made = sessions.get(change.than)?.made ?? Number.POSITIVE_INFINITY;
        endWhere((one) => one.person === change.person && one.made > made);
        for (const [hash, { person }] of codes) if (person === change.person) codes.delete(hash);
        return 'written';
      }
      case 'expireSessions': {
        const { guestUsed, accountUsed, accountMade } = change;
        endWhere(
          ({ used, made, person }) =>
            used < guestUsed || ((used < accountUsed || made < accountMade) && hasAccount(person)),
        );
        return 'written';
      }
      case 'device':
        devices.set(`${change.hash} ${change.person}`, { person: change.person, used: change.at });
        return 'written';
      case 'expireDevices':
        for (const [key, { used }] of devices) if (used < change.before) devices.delete(key);
        return 'written';
      case 'totp':
        if ((totps.get(change.person)?.confirmed ?? null) !== null) return 'conflict';
        totps.set(change.person, { person: change.person, secret: change.secret, confirmed: null, last: 0 });
        return 'written';
      case 'totpUsed': {
        const known = totps.get(change.person);
        if (known === undefined || known.last >= change.step) return 'conflict';
        totps.set(change.person, { ...known, last: change.step, confirmed: known.confirmed ?? change.at });
        return 'written';
      }
      case 'noTotp':
        return verdict(totps.delete(change.person));
      case 'mailCode':
        mailCodes.set(change.code.person, { ...change.code, tries: 0 });
        return 'written';
      case 'tryMailCode': {
        const known = mailCodes.get(change.person);
        if (known === undefined || known.until <= change.at || known.tries >= change.most) return 'conflict';
        mailCodes.set(change.person, { ...known, tries: known.tries + 1 });
        return 'written';
      }
      case 'dropMailCode':
        mailCodes.delete(change.person);
        return 'written';
      case 'expireCodes':
        for (const [person, { until }] of mailCodes) if (until <= change.at) mailCodes.delete(person);
        for (const [hash, { until }] of codes) if (until < change.at) codes.delete(hash);
        return 'written';
    }
  }

  const ofPerson = <X extends { readonly person: string; readonly used: number }>(
    all: Iterable<X>,
    person: string,
  ): X[] => [...all].filter((one) => one.person === person).sort((a, b) => b.used - a.used);

  return {
    writeSigningIn,
    forget(person) {
      endWhere((one) => one.person === person);
      for (const [key, one] of devices) if (one.person === person) devices.delete(key);
      totps.delete(person);
      mailCodes.delete(person);
    },
    session: async (hash) => sessions.get(hash) ?? null,
    sessionsOf: async (person) =>
      ofPerson(sessions.values(), person).sort((a, b) => b.used - a.used || (a.hash < b.hash ? -1 : 1)),
    isDeviceOf: async (hash, person) => devices.has(`${hash} ${person}`),
    devicesOf: async (person) => ofPerson(devices.values(), person).map(({ used }) => used),
    totpOf: async (person) => totps.get(person) ?? null,
    mailCodeOf: async (person) => mailCodes.get(person) ?? null,
  };
}
