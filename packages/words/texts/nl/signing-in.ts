import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Dit wachtwoord staat op de lijsten die het eerst worden geprobeerd. Kies een ander: een hele zin is goed.',
  'refusals.net.patternPassword':
    'Dit wachtwoord volgt een patroon, of is weinig meer dan je naam. Kies er een die moeilijker te raden is: een hele zin is goed.',
});
