import { translationOf } from '../../text.ts';
import type { signingIn as English } from '../en/signing-in.ts';

export const signingIn = translationOf<typeof English>()({
  'refusals.net.commonPassword':
    'Dit wachtwoord staat op de lijsten die aanvallers het eerst proberen. Kies een ander: een hele zin werkt goed.',
  'refusals.net.patternPassword':
    'Dit wachtwoord volgt een patroon, of is weinig meer dan je naam. Kies er een dat moeilijker te raden is: een hele zin werkt goed.',
  'refusals.net.wrongCode': 'Die code klopt niet of is al gebruikt. Wacht op de volgende in je app.',
  'refusals.net.signInAgain':
    'Dat duurde te lang, of het waren te veel pogingen. Begin opnieuw met je wachtwoord.',
  'refusals.net.secondFactorOn': 'Er is al een authenticator-app ingesteld. Zet die eerst uit.',
  'refusals.net.noSecondFactor': 'Er is geen authenticator-app ingesteld.',
  'refusals.net.unknownSession': 'Dat apparaat is niet meer ingelogd.',
  'refusals.net.ownSession': 'Dat is het apparaat dat je nu gebruikt. Log hier gewoon uit.',
  'refusals.net.elderSession':
    'Dat apparaat is eerder toegevoegd dan dit. Het kan alleen zichzelf uitloggen.',
  'refusals.net.badName': 'Die naam heeft geen zichtbare tekens. Kies een andere.',
  'refusals.net.reservedName':
    'Die naam is voorbehouden aan de mensen die deze server draaien. Kies een andere.',
  'refusals.net.secondFactorFirst':
    'Beheerders hebben een authenticator-app nodig. Stel die eerst in bij je account.',
});
