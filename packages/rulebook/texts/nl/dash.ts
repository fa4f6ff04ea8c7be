import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// Eén ding, één woord: ronde, racekaart, starter, rangorde, rij, traject, etappe, halve etappe, vliegveld, booster, spelen, pakken.

export const dash = {
  sections: {
    'dash-cards': 'De kaarten',
    'dash-setup': 'Opstelling',
    'dash-round': 'Een ronde',
    'dash-boosters': 'Boosters',
    'dash-end': 'Het einde',
  },
  rules: {
    'DASH-COMP-01': {
      title: 'Racekaarten',
      rule: 'Elk van de 7 personages heeft een kleur en 5 racekaarten: trein, auto, motor, boot en vliegtuig. Een racekaart toont een voertuig, zijn snelheid en de etappes die het aflegt; auto’s, boten en vliegtuigen hebben ook halve etappes. Op de achterkant staat een booster.',
    },
    'DASH-COMP-02': {
      title: 'Rangorde en starterkaarten',
      rule: 'Er zijn 5 rangordekaarten, één per voertuig, en 8 starterkaarten: 2 treinen, 2 auto’s, 1 motor, 1 boot en 2 vliegtuigen.',
    },
    'DASH-COMP-03': {
      title: 'Onze eigen getallen',
      ruling:
        'De getallen op de kaarten zijn van onszelf. Langzame kaarten leggen meer af, en geen personage is sterker dan een ander.',
    },
    'DASH-COMP-04': {
      title: 'Elke snelheid één keer',
      ruling: 'Geen twee kaarten van hetzelfde voertuig hebben dezelfde snelheid, starterkaarten inbegrepen.',
    },
    'DASH-SETUP-01': {
      title: 'Personages',
      rule: 'Neem een personage en de 5 racekaarten die erbij horen.',
    },
    'DASH-SETUP-02': {
      title: 'De eerste rangorde',
      rule: 'De rangorde is aan het begin, van boven naar beneden: trein, auto, motor, boot, vliegtuig.',
    },
    'DASH-SETUP-03': {
      title: 'Starterkaarten',
      rule: 'Schud de starterkaarten. Leg er één meer dan er spelers zijn open rechts van de rangorde, elk in de rij van zijn voertuig. De andere doen niet mee.',
    },
    'DASH-SETUP-04': {
      title: 'Wie wie speelt',
      ruling: 'De personages worden geloot, tenzij de gastheer de spelers op zitvolgorde laat kiezen.',
    },
    'DASH-ROUND-01': {
      title: 'In het geheim kiezen',
      rule: 'Iedereen kiest in het geheim een racekaart, en alle kaarten worden tegelijk onthuld. Jouw kaart komt links van de rangorde, in de rij van zijn voertuig.',
    },
    'DASH-ROUND-02': {
      title: 'De volgorde',
      rule: 'Daarna pakt iedereen op volgorde een van de kaarten rechts. Het voertuig dat hoger in de rangorde staat, gaat voor; binnen een rij de snelste kaart.',
    },
    'DASH-ROUND-03': {
      title: 'Gelijke kaarten',
      ruling:
        'Zonder booster zijn kaarten nooit gelijk. Maakt een booster voertuig en snelheid gelijk, dan gaat de speler voor die in de vorige ronde eerder aan de beurt was; in de eerste ronde beslist de zitvolgorde.',
    },
    'DASH-ROUND-04': {
      title: 'Jouw traject',
      rule: 'Leg de kaart die je pakt bij je traject.',
    },
    'DASH-ROUND-05': {
      title: 'De kaart die overblijft',
      rule: 'Rechts blijft precies 1 kaart over. Het voertuig daarvan stijgt één plaats in de rangorde; stond het al bovenaan, dan zakt het naar onderaan.',
      ruling:
        'De kaart blijft liggen en kan in de volgende ronde worden gepakt. Zo ligt er elke ronde 1 kaart meer dan er spelers zijn.',
    },
    'DASH-ROUND-06': {
      title: 'Het einde van een ronde',
      rule: 'De zojuist gespeelde racekaarten schuiven van links naar rechts; in de volgende ronde kunnen ze worden gepakt. De laagste ervan wordt op de boosterkant gedraaid, en de eigenaar mag de booster gebruiken; daarna is het weer een racekaart.',
    },
    'DASH-ROUND-07': {
      title: 'De laagste kaart',
      ruling: 'De laagste kaart is de laatste volgens ‘DASH-ROUND-02’, boosters meegerekend.',
    },
    'DASH-ROUND-08': {
      title: 'De laatste ronde',
      ruling:
        'Na ronde 5 valt er niets meer te pakken; boosters die op een latere ronde werken, doen dan niets.',
    },
    'DASH-BOOST-01': {
      title: 'Top',
      rule: 'Zet een voertuig naar keuze boven aan de rangorde.',
    },
    'DASH-BOOST-02': {
      title: 'Plankgas',
      rule: 'Het volgende voertuig dat je speelt, geldt als het snelste van zijn soort.',
    },
    'DASH-BOOST-03': {
      title: 'Het laatste woord',
      rule: 'In de volgende ronde kies je je kaart nadat alle anderen de hunne hebben onthuld.',
    },
    'DASH-BOOST-04': {
      title: 'Vermomming',
      rule: 'De volgende kaart die je speelt, geldt als het voertuig boven aan de rangorde. Verandert dat het voertuig, dan is de snelheid 0.',
    },
    'DASH-BOOST-05': {
      title: 'Stopwatch',
      rule: 'In de volgende ronde wordt eerst de snelheid vergeleken; bij gelijke snelheid beslist de rangorde.',
    },
    'DASH-BOOST-06': {
      title: 'Aansluiting',
      rule: 'Ruil een kaart uit je traject voor een kaart uit je hand. De kaart uit je hand mag niet de trein zijn.',
    },
    'DASH-BOOST-07': {
      title: 'Een booster gebruiken',
      ruling: 'Een booster gebruiken hoeft niet. Een booster voor de volgende kaart geldt één ronde.',
    },
    'DASH-BOOST-08': {
      title: 'Wanneer Top werkt',
      ruling:
        '‘DASH-BOOST-01’ werkt nadat de rangorde is opgeschoven. De andere voertuigen sluiten eronder aan.',
    },
    'DASH-BOOST-09': {
      title: 'Kaarten die van hand wisselen',
      ruling:
        'Een kaart die je naar je hand hebt geruild, speel je als een kaart van jezelf: de eigenaar is wie hem speelt. Een starterkaart heeft geen booster; is die de laagste kaart, dan is er geen.',
    },
    'DASH-END-01': {
      title: 'Tellen',
      rule: 'Na 5 rondes leg je de 5 kaarten van je traject in een volgorde naar keuze en tel je je hele etappes. Twee passende helften maken 1 etappe; twee vliegtuighelften (een vliegveld) maken er 4. Een losse helft telt niet.',
    },
    'DASH-END-02': {
      title: 'Bonussen',
      rule: 'Elke kaart in je eigen kleur in je traject telt 1 etappe meer. De paarse speler mag er met 2 starterkaarten in het traject 1 meer tellen.',
    },
    'DASH-END-03': {
      title: 'Wie wint',
      rule: 'Wie de meeste etappes heeft, wint. Bij een gelijke stand wint de hoogste som van snelheden in het traject.',
      ruling: 'Is het dan nog gelijk, dan wordt de overwinning gedeeld.',
    },
    'DASH-END-04': {
      title: 'Voor jou geordend',
      ruling: 'Het spel legt je traject op de beste manier en laat zien hoe er is geteld.',
    },
    'DASH-END-05': {
      title: 'Welke helften passen',
      ruling:
        'Halve etappes passen alleen binnen één voertuig: auto bij auto, boot bij boot, vliegtuig bij vliegtuig. Elke helft telt één keer. Een halve etappe ligt aan de linker- of de rechterrand van de kaart; een rechterhelft sluit aan op een linkerhelft van de volgende kaart, en twee linkerhelften leveren niets op.',
    },
    'DASH-END-06': {
      title: 'Eigen kaarten en starterkaarten',
      ruling:
        'Je kunt je eigen kaarten pakken, en ze tellen als jouw kleur. De bonus van paars is 1, hoeveel starterkaarten het ook zijn.',
    },
  },
} satisfies ChapterText<typeof chapter>;
