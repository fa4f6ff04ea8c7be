import { translationOf } from '../../text.ts';
import type { privacy as English } from '../en/privacy.ts';

export const privacy = translationOf<typeof English>()({
  'privacy.aside': 'wat er over je wordt opgeslagen, hoelang, en wat je eraan kunt doen',
  'privacy.short.title': 'In het kort',
  'privacy.short':
    'Races tegen bots en races op één scherm blijven op je apparaat. Speel je online, dan slaat deze server op wat het spel nodig heeft: je naam, je races en wat je schrijft. Er zijn geen advertenties, geen trackers en geen cookies. Er wordt niets verkocht of doorgegeven.',
  'privacy.device.title': 'Op je apparaat',
  'privacy.device':
    'Je browser bewaart je races en instellingen en, als je online hebt gespeeld, een geheime sleutel die de server vertelt wie je bent. Wil je dat allemaal verwijderen, wis dan in je browser de gegevens van deze website.',
  'privacy.server.title': 'Op deze server',
  'privacy.server.how': 'alleen als je online speelt',
  'privacy.name': 'Je naam',
  'privacy.name.how':
    'De naam die je hebt gekozen, en een hash van de geheime sleutel op elk van je apparaten.',
  'privacy.account': 'Je account',
  'privacy.account.how':
    'Als je er een maakt: je inlognaam, hashes van je wachtwoord en herstelcodes, de openbare sleutels van je passkeys, het geheim van je authenticator-app en de puzzels die je hebt geprobeerd.',
  'privacy.sessions': 'Je apparaten',
  'privacy.sessions.how':
    'Browser, systeem en laatste gebruik van elk apparaat waarop je bent ingelogd, zodat je een apparaat dat je niet herkent, kunt uitloggen. Hetzelfde geldt voor je eigen programma’s, elk met een sleutel.',
  'privacy.races': 'Je races',
  'privacy.races.how':
    'Plaatsen, zetten, uitslagen en ratings. Wie de link naar een tafel heeft, kan er meekijken. Ratings, en uitslagen van races die voor de rating tellen of aan openbare tafels zijn gereden, zijn openbaar; andere uitslagen zien alleen de deelnemers.',
  'privacy.words': 'Wat je schrijft',
  'privacy.words.how':
    'Berichten aan een tafel, meldingen en foutrapporten; je profiel, wie je volgt en blokkeert, en je notities over spelers, die alleen jij leest.',
  'privacy.notices': 'Meldingen over je beurt',
  'privacy.notices.how': 'Alleen als je ze aanzet: het pushadres van je browser, of je e-mailadres.',
  'privacy.moderation': 'Meldingen over jou',
  'privacy.moderation.how': 'Wat er is gemeld, en elke waarschuwing, elk schrijfverbod en elke uitsluiting.',
  'privacy.address': 'Je IP-adres',
  'privacy.address.how':
    'Het wordt gebruikt zolang je verbonden bent, om aanvallen tegen te houden. In de database staat het alleen als hash, hoogstens een uur. In een logboek staat het alleen als degene die de server draait, dat heeft aangezet.',
  'privacy.time.title': 'Hoelang',
  'privacy.time.how': 'daarna wordt het automatisch verwijderd',
  'privacy.time.unknown': 'De server gaf geen antwoord. Dit zijn de gebruikelijke termijnen.',
  'privacy.what': 'Wat',
  'privacy.long': 'Hoelang',
  'privacy.days': '{days|one # dag|other # dagen}',
  'privacy.minutes': '{count|one # minuut|other # minuten}',
  'privacy.keep.account': 'Accounts',
  'privacy.keep.account.long': 'tot je het jouwe verwijdert',
  'privacy.keep.guestIdle': 'Gasten, na hun laatste bezoek',
  'privacy.keep.guests': 'Gasten die nooit hebben gespeeld, na hun laatste bezoek',
  'privacy.keep.accountIdle': 'Ingelogde apparaten met een account, na het laatste gebruik',
  'privacy.keep.accountAge': 'Ingelogde apparaten met een account, in elk geval',
  'privacy.keep.device': 'Dat je op een apparaat hebt ingelogd, na de laatste keer',
  'privacy.keep.code': 'Codes voor een ander apparaat of een e-mailadres',
  'privacy.keep.unbegun': 'Tafels waar de race niet is begonnen',
  'privacy.keep.abandoned': 'Races die niemand voortzet',
  'privacy.keep.finished': 'Afgelopen races',
  'privacy.keep.finished.long': 'zolang iemand die meedeed hier nog bekend is',
  'privacy.keep.deserted': 'Afgelopen races waarvan alle deelnemers zijn verwijderd',
  'privacy.keep.clubs': 'Clubs en wat er gezegd is, nadat er voor het laatst iets gebeurde',
  'privacy.keep.cups': 'Toernooien en hun klassement, na de laatste race',
  'privacy.keep.bugs': 'Foutrapporten',
  'privacy.keep.settledReports': 'Meldingen, nadat een beheerder ze heeft afgehandeld',
  'privacy.keep.openReports': 'Meldingen die niemand heeft afgehandeld',
  'privacy.keep.sanctions': 'Waarschuwingen, schrijfverboden en uitsluitingen, na afloop',
  'privacy.keep.acts': 'Het logboek van wat beheerders hebben gedaan',
  'privacy.where.title': 'Waar, en wie het ziet',
  'privacy.where':
    'Alles staat op de computer van degene die deze server draait, en in diens back-ups. Die persoon kan alles lezen, behalve wachtwoorden. Pushmeldingen gaan versleuteld via de dienst van je browser; e-mails worden verstuurd zoals elke andere e-mail. Verder verlaat niets de server.',
  'privacy.choices.title': 'Wat je kunt kiezen',
  'privacy.choices':
    'Op de accountpagina kun je alles opslaan wat de server over je heeft, of het verwijderen; ook als gast. Verwijderen is definitief: tafels waaraan alleen jij hebt gespeeld, verdwijnen, en van alle andere wordt je naam verwijderd. Kopieën in back-ups verdwijnen als die worden verwijderd. Je naam kun je altijd veranderen.',
  'privacy.choices.go': 'Naar de accountpagina',
  'privacy.contact.title': 'Vragen',
  'privacy.contact': 'Degene die deze server draait, beantwoordt vragen over je gegevens:',
  'privacy.contact.none': 'Degene die deze server draait, heeft geen contactadres opgegeven.',
  'privacy.contact.authority': 'Je kunt ook een klacht indienen bij de privacytoezichthouder van je land.',
});
