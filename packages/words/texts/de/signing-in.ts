import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Dieses Passwort steht auf den Listen, die zuerst durchprobiert werden. Nimm ein anderes: Ein ganzer Satz eignet sich gut.',
  'refusals.net.patternPassword':
    'Dieses Passwort folgt einem Muster oder ist kaum mehr als dein Name. Nimm eins, das schwerer zu erraten ist: Ein ganzer Satz eignet sich gut.',
});
