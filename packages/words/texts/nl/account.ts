import { translationOf } from '../../text.ts';
import type { account as English } from '../en/account.ts';

export const account = translationOf<typeof English>()({
  'account.title': 'Je account',
  'account.aside': 'hoeft niet: je kunt ook zonder spelen',
  'account.guest': 'Je speelt als gast, en alles werkt.',
  'account.guest.how': 'Een account bewaart je naam, rating, tafels en puzzels, op elk apparaat.',
  'account.make': 'Account maken',
  'account.login': 'Inlognaam',
  'account.login.how': 'Minstens drie tekens. Niemand anders ziet hem.',
  'account.password': 'Wachtwoord',
  'account.password.how': 'Minstens tien tekens. Een zin is makkelijk te onthouden.',
  'account.make.do': 'Account maken',
  'account.passkey.use': 'Passkey gebruiken',
  'account.passkey.how':
    'Een passkey blijft op je apparaat: niets te onthouden, niets te typen, niets te stelen.',
  'account.passkey.none': 'Passkeys hebben een https-adres nodig, of localhost.',
  'account.passkey.stopped': 'Er is geen passkey gebruikt. Er is niets veranderd.',
  'account.passkey.of': 'Passkey van {date}',
  'account.signIn': 'Inloggen',
  'account.signIn.how': 'Tafels waaraan je op dit apparaat als gast hebt gespeeld, gaan mee naar je account.',
  'account.lost': 'Lukt inloggen niet?',
  'account.code': 'Herstelcode',
  'account.code.how':
    'Gebruik een van de codes die je bij je account hebt gekregen. Elke code werkt één keer.',
  'account.code.do': 'Code gebruiken',

  'account.signedIn': 'Ingelogd als {name}',
  'account.signedIn.how':
    'Andere spelers zien deze naam. Je kunt hem veranderen telkens als je een plaats inneemt.',
  'account.page': 'Je pagina bekijken',
  'account.codes': 'Herstelcodes',
  'account.codes.how':
    'Met elke code kun je één keer inloggen als niets anders werkt. Je ziet ze alleen nu: schrijf ze op of bewaar ze op een veilige plek.',
  'account.codes.save': 'Opslaan als bestand',
  'account.codes.done': 'Ik heb ze bewaard',
  'account.codes.left':
    '{count|0 Geen herstelcodes over.|one # herstelcode over.|other # herstelcodes over.}',
  'account.codes.new': 'Nieuwe codes maken',
  'account.codes.new.how': 'Nieuwe codes vervangen de oude.',
  'account.ways': 'Manieren om in te loggen',
  'account.ways.password': 'Wachtwoord van {login}',
  'account.ways.noPassword': 'Geen wachtwoord, alleen passkeys',
  'account.ways.change': 'Wijzigen',
  'account.password.new': 'Nieuw wachtwoord',
  'account.password.set': 'Wachtwoord instellen',
  'account.changed': 'Gelukt. Je andere apparaten zijn uitgelogd.',
  'account.passkey.add': 'Passkey toevoegen',
  'account.passkey.add.how': 'zodat je bij een vergeten wachtwoord niets verliest',
  'account.passkey.drop': 'Verwijderen',
  'account.prove': 'Bevestig dat jij het bent',
  'account.prove.do': 'Bevestigen',

  'account.out': 'Uitloggen',
  'account.out.how': 'Je account blijft bestaan. Op dit apparaat speel je weer als gast.',
  'account.out.here': 'Hier uitloggen',
  'account.out.all': 'Overal uitloggen',
  'account.isOut': 'Uitgelogd. Je speelt als gast.',
  'account.administration': 'Beheer',
  'account.data': 'Je gegevens',
  'account.data.how': 'Sla alles op wat de server over je heeft, of verwijder het.',
  'account.export': 'Mijn gegevens opslaan',
  'account.more': 'Meer',
  'account.forget': 'Alles verwijderen',
  'account.forget.again': 'Echt verwijderen',
  'account.forget.how':
    'Tafels waaraan alleen jij hebt gespeeld, worden verwijderd. Aan andere tafels verdwijnt je naam, en in lopende races speelt een bot voor je.',
  'account.forgotten': 'Alles is verwijderd. Je speelt als gast.',

  'account.devices.title': 'Je apparaten',
  'account.devices.how':
    'Op deze apparaten ben je ingelogd. Een apparaat wordt uitgelogd na 60 dagen zonder gebruik, en uiterlijk na een jaar.',
  'account.devices.guest.how':
    'Deze apparaten spelen als jij. Je kunt de apparaten uitloggen die na dit apparaat zijn toegevoegd.',
  'account.devices.unknown': 'Onbekend apparaat',
  'account.devices.here': 'Dit apparaat',
  'account.devices.used': 'Laatst gebruikt: {date}',
  'account.devices.since': 'Ingelogd sinds {date}',
  'account.devices.end': 'Uitloggen',
  'account.devices.end.of': '{device} uitloggen',
  'account.devices.ended': 'Dat apparaat is uitgelogd.',
  'account.prove.how':
    'Bevestig dat jij het bent voordat je een manier van inloggen verandert, je gegevens opslaat of verwijdert, of andere apparaten uitlogt. Dat geldt 15 minuten.',
  'account.prove.move': 'Bevestig dat jij het bent voordat je naar een ander apparaat gaat.',
  'account.prove.admin':
    'Bevestig dat jij het bent om meldingen te zien en af te handelen. Dat geldt 15 minuten.',
  'account.totp.title': 'Authenticator-app',
  'account.totp.off':
    'Uit. Met een authenticator-app is je wachtwoord alleen niet genoeg: je vult ook een code uit de app in.',
  'account.totp.on': 'Aan. Na je wachtwoord wordt om een code uit de app gevraagd.',
  'account.totp.required':
    'Beheerders hebben een authenticator-app nodig. Stel die hier in voordat je iets kunt beheren.',
  'account.totp.begin': 'Instellen',
  'account.totp.scan':
    'Scan dit met je authenticator-app, of typ de sleutel erin. Vul daarna de code in die de app toont.',
  'account.totp.qr': 'QR-code voor je authenticator-app',
  'account.totp.key': 'Sleutel',
  'account.totp.code': 'Code uit de app',
  'account.totp.confirm': 'Aanzetten',
  'account.totp.not': 'Annuleren',
  'account.totp.drop': 'Uitzetten',
  'account.totp.drop.again': 'Echt uitzetten',
  'account.totp.isOn': 'Je authenticator-app staat aan. Je andere apparaten zijn uitgelogd.',
  'account.totp.isOff': 'Je authenticator-app staat uit. Je andere apparaten zijn uitgelogd.',
  'account.totp.asked': 'Vul de code in die je authenticator-app nu toont, of een van je herstelcodes.',
  'account.totp.enter': 'Verdergaan',
});
