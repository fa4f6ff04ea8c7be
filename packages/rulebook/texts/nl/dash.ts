import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// Eén ding, één woord: ronde, racekaart, starter, rangorde, rij, traject, etappe, halve etappe, vliegveld, booster, uitleggen, nemen.

export const dash = {
  sections: {
    'dash-cards': 'De kaarten van de race',
    'dash-setup': 'De opbouw van de race',
    'dash-round': 'Een ronde',
    'dash-boosters': 'De boosters',
    'dash-end': 'Het einde van de race',
  },
  rules: {
    'DASH-COMP-01': {
      title: 'Racekaarten',
      rule: 'De 7 personages hebben elk een kleur en 5 racekaarten: trein, auto, motor, boot en vliegtuig. Een racekaart toont een voertuig, zijn snelheid en de etappes die het aflegt; auto’s, boten en vliegtuigen kunnen halve etappes aan hun randen hebben. Op de achterkant staat een booster.',
    },
    'DASH-COMP-02': {
      title: 'Rangorde en starters',
      rule: 'Er zijn 5 rangkaarten, één per voertuig, en 8 starters: 2 treinen, 2 auto’s, 1 motor, 1 boot en 2 vliegtuigen.',
    },
    'DASH-COMP-03': {
      title: 'Eigen getallen',
      ruling:
        'Snelheden, etappes en boosters op de kaarten zijn die van deze uitgave. Langzame kaarten komen verder, en geen personage is sterker dan een ander.',
    },
    'DASH-COMP-04': {
      title: 'Nooit dezelfde snelheid',
      ruling: 'Binnen een voertuig hebben nooit twee kaarten dezelfde snelheid, starters meegerekend.',
    },
    'DASH-SETUP-01': {
      title: 'Personages',
      rule: 'Iedere speler neemt een personage en de 5 racekaarten daarvan.',
    },
    'DASH-SETUP-02': {
      title: 'De eerste rangorde',
      rule: 'Van boven naar beneden begint de rangorde met trein, auto, motor, boot, vliegtuig.',
    },
    'DASH-SETUP-03': {
      title: 'De starters',
      rule: 'De starters worden geschud. Eén meer dan er spelers zijn komt open rechts van de rangorde te liggen, elk in de rij van zijn voertuig; de andere blijven buiten het spel.',
    },
    'DASH-SETUP-04': {
      title: 'Wie is wie',
      ruling: 'Personages worden geloot, tenzij de gastheer de spelers in volgorde van plaats laat kiezen.',
    },
    'DASH-ROUND-01': {
      title: 'In het geheim kiezen',
      rule: 'Allen kiezen in het geheim een racekaart uit hun hand en onthullen die samen. Ze ligt links van de rangorde, in de rij van haar voertuig.',
    },
    'DASH-ROUND-02': {
      title: 'De volgorde',
      rule: 'Dan neemt ieder op volgorde een van de kaarten rechts. Wie het voertuig heeft uitgelegd dat hoger in de rangorde staat, gaat eerst; in één rij het snellere.',
    },
    'DASH-ROUND-03': {
      title: 'Gelijke kaarten',
      ruling:
        'Maakt een booster voertuig en snelheid gelijk, dan gaat eerst wie in de vorige ronde eerder was; in de eerste ronde beslist de volgorde van de plaatsen.',
    },
    'DASH-ROUND-04': {
      title: 'Het traject',
      rule: 'De genomen kaart komt bij het traject van de speler.',
    },
    'DASH-ROUND-05': {
      title: 'De kaart die overblijft',
      rule: 'Rechts blijft precies 1 kaart over. Haar voertuig stijgt één plaats in de rangorde; van bovenaan valt het naar onderaan.',
      ruling: 'De kaart blijft liggen en kan in de volgende ronde worden genomen.',
    },
    'DASH-ROUND-06': {
      title: 'Het einde van een ronde',
      rule: 'De uitgelegde racekaarten schuiven van links naar rechts en kunnen in de volgende ronde worden genomen. De laagste wordt eerst omgedraaid, en de eigenaar mag de booster op de achterkant gebruiken.',
    },
    'DASH-ROUND-07': {
      title: 'De laagste kaart',
      ruling: 'De laagste kaart is de laatste in de volgorde van DASH-ROUND-02, boosters meegerekend.',
    },
    'DASH-ROUND-08': {
      title: 'De laatste ronde',
      ruling: 'Na ronde 5 is er niets meer te nemen, dus wordt geen booster gebruikt.',
    },
    'DASH-BOOST-01': {
      title: 'Top',
      rule: 'De eigenaar zet een voertuig naar keuze bovenaan de rangorde.',
    },
    'DASH-BOOST-02': {
      title: 'Plankgas',
      rule: 'Het volgende voertuig dat de eigenaar uitlegt, geldt als het snelste van zijn soort.',
    },
    'DASH-BOOST-03': {
      title: 'Het laatste woord',
      rule: 'In de volgende ronde kiest de eigenaar een kaart als alle anderen de hunne hebben onthuld.',
    },
    'DASH-BOOST-04': {
      title: 'Vermomming',
      rule: 'De volgende kaart die de eigenaar uitlegt, geldt als het voertuig bovenaan de rangorde. Wordt ze daardoor een ander voertuig, dan is haar snelheid 0.',
    },
    'DASH-BOOST-05': {
      title: 'Stopwatch',
      rule: 'In de volgende ronde wordt voor iedereen eerst de snelheid vergeleken, en de rangorde beslist alleen bij gelijke stand.',
    },
    'DASH-BOOST-06': {
      title: 'Aansluiting',
      rule: 'De eigenaar ruilt een kaart van het eigen traject met een kaart uit de hand. De kaart uit de hand mag geen trein zijn.',
    },
    'DASH-BOOST-07': {
      title: 'Een booster gebruiken',
      ruling: 'Niemand hoeft een booster te gebruiken. Een booster voor de volgende kaart geldt één ronde.',
    },
    'DASH-BOOST-08': {
      title: 'Wanneer de top verandert',
      ruling:
        'Een voertuig komt bovenaan nadat de overgebleven kaart de rangorde heeft verschoven. De andere sluiten eronder aan.',
    },
    'DASH-BOOST-09': {
      title: 'Kaarten die wisselen',
      ruling:
        'Een kaart die door ruil in de hand komt, wordt uitgelegd als elke andere, en haar booster is van wie haar heeft uitgelegd. Een starter heeft geen booster: is hij de laagste, dan is er geen.',
    },
    'DASH-END-01': {
      title: 'Tellen',
      rule: 'Na 5 ronden legt ieder de 5 kaarten van het traject in een volgorde naar keuze en telt de hele etappes. Waar een helft aan de rechterrand van een kaart een helft aan de linkerrand van de volgende raakt, vormen ze 1 etappe; twee helften van een vliegveld vormen er 4. Een losse helft telt niet.',
    },
    'DASH-END-02': {
      title: 'Bonussen',
      rule: 'Elke kaart van het traject in de eigen kleur telt 1 etappe meer. Paars telt er 1 meer met 2 starters in het traject.',
    },
    'DASH-END-03': {
      title: 'Wie wint',
      rule: 'De meeste etappes winnen. Bij gelijke stand telt de som van de snelheden in het traject: de hoogste wint.',
      ruling: 'Is ook die gelijk, dan wordt de zege gedeeld.',
    },
    'DASH-END-04': {
      title: 'Vanzelf geordend',
      ruling: 'De tafel legt elk traject vanzelf in de beste volgorde en laat zien hoe ze heeft geteld.',
    },
    'DASH-END-05': {
      title: 'Welke helften passen',
      ruling:
        'Helften passen alleen binnen één voertuig: auto bij auto, boot bij boot, vliegtuig bij vliegtuig. Elke helft telt één keer.',
    },
    'DASH-END-06': {
      title: 'Eigen kaarten en starters',
      ruling:
        'Eigen kaarten kunnen worden teruggenomen, en ze tellen als eigen. De bonus van paars is 1, hoeveel starters er ook zijn.',
    },
  },
} satisfies ChapterText<typeof chapter>;
