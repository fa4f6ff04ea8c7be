import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Dieses Passwort steht auf den Listen, die zuerst durchprobiert werden. Nimm ein anderes: Ein ganzer Satz eignet sich gut.',
  'refusals.net.patternPassword':
    'Dieses Passwort folgt einem Muster oder ist kaum mehr als dein Name. Nimm eins, das schwerer zu erraten ist: Ein ganzer Satz eignet sich gut.',
  'refusals.net.wrongCode':
    'Dieser Code ist falsch oder schon benutzt. Warte auf den nächsten in deiner App.',
  'refusals.net.signInAgain':
    'Das hat zu lange gedauert, oder es waren zu viele Versuche. Fang noch einmal mit dem Passwort an.',
  'refusals.net.secondFactorOn': 'Eine Authenticator-App ist schon eingerichtet. Schalte sie zuerst ab.',
  'refusals.net.noSecondFactor': 'Es ist keine Authenticator-App eingerichtet.',
  'refusals.net.unknownSession': 'Dieses Gerät ist nicht mehr angemeldet.',
  'refusals.net.ownSession': 'Das ist das Gerät, das du gerade benutzt. Melde dich stattdessen hier ab.',
  'refusals.net.elderSession': 'Dieses Gerät war vor diesem hier da. Es kann sich nur selbst abmelden.',
  'refusals.net.badName': 'Von diesem Namen lässt sich nichts anzeigen. Nimm einen anderen.',
  'refusals.net.reservedName':
    'Dieser Name ist für die Leute reserviert, die diesen Server betreiben. Nimm einen anderen.',
  'refusals.net.secondFactorFirst':
    'Wer verwaltet, braucht eine Authenticator-App. Richte sie zuerst in deinem Konto ein.',
});
