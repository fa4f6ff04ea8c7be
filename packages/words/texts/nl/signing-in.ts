import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Dit wachtwoord staat op de lijsten die het eerst worden geprobeerd. Kies een ander: een hele zin is goed.',
  'refusals.net.patternPassword':
    'Dit wachtwoord volgt een patroon, of is weinig meer dan je naam. Kies er een die moeilijker te raden is: een hele zin is goed.',
  'refusals.net.wrongCode': 'Die code klopt niet of is al gebruikt. Wacht op de volgende in je app.',
  'refusals.net.signInAgain':
    'Dat duurde te lang, of het waren te veel pogingen. Begin opnieuw met je wachtwoord.',
  'refusals.net.secondFactorOn': 'Er is al een authenticator-app ingesteld. Zet die eerst uit.',
  'refusals.net.noSecondFactor': 'Er is geen authenticator-app ingesteld.',
  'refusals.net.unknownSession': 'Dat apparaat is niet meer ingelogd.',
  'refusals.net.ownSession': 'Dat is het apparaat dat je nu gebruikt. Meld je daar gewoon af.',
  'refusals.net.elderSession': 'Dat apparaat was er eerder dan dit. Het kan alleen zichzelf afmelden.',
  'refusals.net.badName': 'Van die naam is niets te tonen. Kies een andere.',
  'refusals.net.reservedName': 'Die naam is voor de mensen die deze server beheren. Kies een andere.',
  'refusals.net.secondFactorFirst':
    'Beheerders hebben een authenticator-app nodig. Stel die eerst in bij je account.',
});
