import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Dieses Passwort steht auf den Listen, die Angreifer zuerst durchprobieren. Wähle ein anderes: Ein ganzer Satz eignet sich gut.',
  'refusals.net.patternPassword':
    'Dieses Passwort folgt einem Muster oder ist kaum mehr als dein Name. Wähle eines, das schwerer zu erraten ist: Ein ganzer Satz eignet sich gut.',
  'refusals.net.wrongCode':
    'Dieser Code ist falsch oder schon verbraucht. Warte auf den nächsten in deiner App.',
  'refusals.net.signInAgain':
    'Das hat zu lange gedauert, oder es waren zu viele Versuche. Fang noch einmal mit deinem Passwort an.',
  'refusals.net.secondFactorOn': 'Eine Authenticator-App ist schon eingerichtet. Schalte sie zuerst aus.',
  'refusals.net.noSecondFactor': 'Es ist keine Authenticator-App eingerichtet.',
  'refusals.net.unknownSession': 'Dieses Gerät ist nicht mehr angemeldet.',
  'refusals.net.ownSession': 'Das ist das Gerät, das du gerade benutzt. Melde dich stattdessen hier ab.',
  'refusals.net.elderSession':
    'Dieses Gerät kam vor dem hinzu, das du gerade benutzt. Es kann sich nur selbst abmelden.',
  'refusals.net.badName': 'Dieser Name hat keine sichtbaren Zeichen. Wähle einen anderen.',
  'refusals.net.reservedName':
    'Dieser Name ist denen vorbehalten, die diesen Server betreiben. Wähle einen anderen.',
  'refusals.net.secondFactorFirst':
    'Administratoren brauchen eine Authenticator-App. Richte sie zuerst in deinem Konto ein.',
});
