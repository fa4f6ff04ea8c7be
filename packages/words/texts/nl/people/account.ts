import { translationOf } from '../../../text.ts';
import type { account as English } from '../../en/people/account.ts';

export const account = translationOf<typeof English>()({
  'account.title': 'Je account',
  'account.aside': 'hoeft niet: je kunt ook zonder spelen',
  'account.make': 'Account maken',
  'account.make.how': 'Je naam en tafels zijn beschikbaar op al je apparaten.',
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
  'account.password.new': 'Nieuw wachtwoord',
  'account.password.set': 'Wachtwoord instellen',
  'account.changed': 'Gelukt. Je andere apparaten zijn uitgelogd.',
  'account.passkey.add': 'Passkey toevoegen',
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
  'account.forget': 'Alles verwijderen',
  'account.forget.again': 'Echt verwijderen',
  'account.forget.how':
    'Tafels waaraan alleen jij hebt gespeeld, worden verwijderd. Aan andere tafels verdwijnt je naam, en in lopende races speelt een bot voor je.',
  'account.forgotten': 'Alles is verwijderd. Je speelt als gast.',
});
