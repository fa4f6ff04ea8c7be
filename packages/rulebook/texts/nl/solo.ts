import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'De Torpedo van René Estienne',
    deck: 'De stapel van René groeit',
    legacy: 'Geërfde krachten',
    passport: 'Het paspoort',
  },
  rules: {
    'SOLO-01': {
      title: 'De Torpedo',
      rule: 'De Torpedo van René Estienne heeft twee meters, benzine en mechaniek, allebei op 6 van ten hoogste 6 als de eerste race begint. Vijf eigen assistenten tellen zijn vijf acties per ronde. Geld en handkaarten heeft hij niet.',
    },
    'SOLO-02': {
      title: 'Wie begint',
      rule: 'In de eerste race is de speler de eerste in de beurtvolgorde.',
    },
    'SOLO-03': {
      title: 'De stapel van René',
      rule: 'In de eerste race bestaat zijn stapel uit de 8 kaarten van niveau 1, geschud. Elke ronde wordt er een omgedraaid; die stuurt hem.',
      ruling: 'Is de stapel op, dan worden zijn kaarten opnieuw geschud.',
    },
    'SOLO-04': {
      title: 'Wat een kaart toont',
      rule: 'Een kaart van hem toont haar niveau, een letter, een doelkleur, hoeveel tegels hij trekt en vanaf welke waarde een tegel zwaar is, de stappen van zijn tweede assistent en van de latere, van welke plaatsen hij in het bivak pakt als eerste en als tweede, wat elke gevaarkaart kost die daar blijft liggen, en hoeveel benzine en mechaniek hij terugkrijgt.',
    },
    'SOLO-05': {
      title: 'Een ronde tegen René',
      rule: 'Een van zijn kaarten wordt omgedraaid; dan volgen het konvooi, waarin speler en Torpedo assistent om assistent afwisselen, onderhoud, bivak en planning.',
      ruling:
        'Voor de eerste ronde liggen er vijf kaarten: de speler pakt er een, als tweede twee, de andere worden afgelegd en deren niemand. Daarna plant de speler. Er wordt geen kaart van René voor omgedraaid.',
    },
    'SOLO-06': {
      title: 'Lichte en zware tegels',
      rule: 'Met zijn eerste assistent trekt hij zoveel tegels als de kaart zegt. Een tegel telt zijn benzine en zijn schade, en telkens 1 meer voor gevaar en voor een stopsymbool. Onder de grens van de kaart komt hij op zijn eigen weg, vanaf de grens op die van de speler. Bij gelijke som weegt een stop zwaarder dan een gewone tegel, gevaar zwaarder dan een stop.',
    },
    'SOLO-07': {
      title: 'Zijn doel',
      rule: 'Hij rijdt naar de dichtstbijzijnde stad van de doelkleur, nooit naar een op zijn eigen hoogte of achter hem. Van twee even nabije is het die welke dichter bij de eindstad ligt; is ze bereikt, dan de volgende van die kleur. Is er geen meer, of is de eindstad dichterbij, dan rijdt hij daarheen.',
    },
    'SOLO-08': {
      title: 'Tegels op zijn weg',
      rule: 'Zijn lichte tegels komen op de kortste weg naar zijn doel, vanaf het voertuig en altijd ermee verbonden. Steden tellen als weg, zeelijnen niet. Is op die weg geen veld vrij, dan gaat de tegel ongebruikt in de doos.',
    },
    'SOLO-09': {
      title: 'Tegels bij de speler',
      rule: 'Zware tegels komen op de kortste weg van de speler naar de eindstad; is die vol, dan rond het voertuig van de speler, daarna naast die weg. Steden tellen als weg, zeelijnen niet, en elke tegel is met het voertuig van de speler verbonden.',
    },
    'SOLO-10': {
      title: 'Zijn stappen',
      rule: 'Met zijn tweede assistent en met elke latere rijdt hij zoveel stappen als de kaart zegt.',
    },
    'SOLO-11': {
      title: 'Hoe hij rijdt',
      rule: 'Van twee tegels neemt hij de lichtste. Naast een stad die verder op het spoor ligt dan hijzelf is zijn volgende stap die stad, doel of niet; een stad op zijn eigen hoogte of achter hem rijdt hij nooit in. Wat hij niet kan betalen, rijdt hij niet op. Gevaar kost hem 2 mechaniek, een risicogebied 1 benzine meer. Zonder tegel voor zich rijdt hij blind, zoals iedereen. Een stad of een stopsymbool beëindigt de beweging; de volgende assistent mag verder.',
      ruling:
        'Van meerdere steden naast hem kiest hij zijn doel, anders de stad die daar het dichtst bij ligt.',
    },
    'SOLO-12': {
      title: 'Kaarten in een stad',
      rule: 'Rijdt hij een stad binnen, dan trekt hij de kaarten die ze toont; voor zijn krachten tellen ze.',
      ruling: 'Daarna legt hij ze af.',
    },
    'SOLO-13': {
      title: 'Altijd dezelfde weg',
      ruling:
        'Wegen zijn korter naar het aantal velden; bij gelijke telt de kleinste som van waarden, dan de volgorde van de velden op het bord: dezelfde stand geeft altijd dezelfde zet. Een leeg veld telt 2. Zijn wegen mijden steden die voor hem gesloten zijn, gezien vanaf waar hij staat.',
    },
    'SOLO-14': {
      title: 'Wie voorligt',
      rule: 'De beurtvolgorde ontstaat zoals altijd. Is de speler eerste: 20 F. Is de Torpedo eerste: 2 benzine in een stad, 1 elders.',
    },
    'SOLO-15': {
      title: 'Vijf genummerde plaatsen',
      rule: 'Vijf kaarten liggen op vijf genummerde plaatsen. In beurtvolgorde, niet andersom, pakt de eerste er een, dan de tweede twee; de Torpedo pakt van de plaatsen die zijn kaart noemt.',
      ruling:
        'Een lege plaats geeft haar aanspraak door aan de volgende gevulde, na 5 aan 1. Kaarten die blijven liggen worden afgelegd nadat ze hebben toegeslagen, die van de Torpedo meteen na zijn krachten.',
    },
    'SOLO-16': {
      title: 'Gevaren die blijven liggen',
      rule: 'Elke gevaarkaart die overblijft kost de speler zoveel mechaniek als de kaart van René toont.',
      ruling: 'De speler verdeelt die.',
    },
    'SOLO-17': {
      title: 'Herstel',
      rule: 'De speler plant zoals altijd; de Torpedo wint de benzine en mechaniek die zijn kaart toont, tot zijn maxima.',
    },
    'SOLO-18': {
      title: 'Het einde',
      rule: 'Wie het eerst aankomt, maakt van deze ronde de laatste. Komen beiden aan: 5 punten voor de eerste en 3 voor de tweede, 1 per punt mechaniek, 1 voor de speler per 50 F en 1 voor de Torpedo per kaart die in de race is omgedraaid. Komt er maar een aan, dan wint die.',
    },
    'SOLO-19': {
      title: 'Streken tegen hem',
      ruling:
        'De gevaarkaarten van de speler werken op de Torpedo: een saboteur neemt 2 mechaniek. Hij antwoordt nooit.',
    },
    'SOLO-20': {
      title: 'Zijn pech',
      ruling:
        'Mechaniek op 0 is zijn pech: hij staat tot hij herstelt, en zijn assistenten zijn toch verbruikt. Een stad inrijden kost hem 1 benzine.',
    },
    'SOLO-21': {
      title: 'Gelijke waarden',
      ruling:
        'Bij gelijke waarde is benzine het lichtst, dan schade, stop en gevaar. Van meerdere tegels voor één weg komt zijn lichtste, of de zwaarste van de speler, het dichtst bij het voertuig.',
    },
    'SOLO-22': {
      title: 'Eén stap',
      ruling:
        'Een stap gaat naar een aangrenzend veld op een kortste weg naar zijn doel: eerst een stad, anders de lichtste tegel die hij kan betalen, anders een leeg veld. Is er niets van dat alles, dan blijft hij staan en eindigt de beweging.',
    },
    'SOLO-23': {
      title: 'Bewakers bij nacht',
      ruling:
        'Militiekaarten en bewakers die van het konvooi over zijn, houden elk de schade van één gevaarkaart tegen, in het bivak en tegen zijn rode krachten. Meer schade dan punten neemt ze allemaal.',
    },
    'SOLO-24': {
      title: 'Latere races',
      ruling:
        'De verliezer van de vorige race is eerste. De speler heeft 80 F als eerste en 70 F als tweede. De meters van de Torpedo beginnen op hun maximum.',
    },
    'SOLO-25': {
      title: 'Wat voor hem telt',
      ruling:
        'Elke omgedraaide kaart telt voor hem, ook herhalingen na het schudden. Bij gelijkspel wint wie eerder aankwam.',
    },
    'SOLO-26': {
      title: 'Als hij aankomt',
      ruling: 'Komt de Torpedo aan, dan gaan zijn assistenten weg; de speler maakt het konvooi af.',
    },
    'SOLO-27': {
      title: 'Altijd alle vijf',
      ruling: 'Hij speelt één assistent per beurt, altijd alle vijf, op volgorde.',
    },
    'SOLO-28': {
      title: 'Steden over zee',
      ruling: 'Een stad die over land niet te bereiken is, is nooit een doel, tot zijn derde blauwe kracht.',
    },
    'DECK-01': {
      title: 'Hij leert',
      rule: 'Na een race die de speler won, worden twee willekeurige kaarten van het laagste niveau van zijn stapel vervangen door twee van het volgende; na een verloren race één.',
    },
    'DECK-02': {
      title: 'Naar de letter',
      rule: 'Voor minder toeval wordt een kaart vervangen door die met dezelfde letter.',
    },
    'DECK-03': {
      title: 'De stapel van een campagne',
      rule: 'Een campagne houdt de stapel van race tot race: niveaus 1 tot 3, elk acht kaarten.',
    },
    'DECK-04': {
      title: 'De laatste van een niveau',
      ruling:
        'Is er nog maar één kaart van het laagste niveau, dan is de tweede die gaat van het volgende. Een stapel van niveau 3 blijft. Zonder letters wordt de vervanger getrokken uit de kaarten van het volgende niveau die niet in de stapel zitten.',
    },
    'LEGACY-01': {
      title: 'Krachten voor altijd',
      rule: 'Telkens als de Torpedo een stad van zijn doelkleur binnenrijdt, wint hij het volgende niveau van die kleur voor de rest van de campagne, meteen, vóór de kaarten van de stad. De niveaus tellen op.',
    },
    'LEGACY-02': {
      title: 'Vier niveaus, en de zee',
      ruling:
        'Boven niveau 4 komt er niets meer bij. Een zeelijn is één stap, kost 1 benzine en beëindigt de beweging; luchtlijnen en een gesloten zee neemt hij niet. Ook doel en afstanden tellen open zeelijnen als stappen, en hij neemt een lijn als de weg daarover minder stappen telt dan elke weg over land. Zo blijft hij nooit staan zolang er een weg is die hij kan betalen.',
    },
    'LEGACY-BLUE-01': {
      title: 'Geen stops meer',
      rule: 'Stopsymbolen houden hem niet meer tegen.',
    },
    'LEGACY-BLUE-02': {
      title: 'Thuis in de wildernis',
      rule: 'Risicogebieden kosten hem niet meer benzine dan andere grond.',
    },
    'LEGACY-BLUE-03': {
      title: 'Vrije overtocht',
      rule: 'Zeelijnen zijn voor hem gratis, maar alleen als ze hem dichter bij zijn doel brengen.',
    },
    'LEGACY-BLUE-04': {
      title: 'Een stap meer',
      rule: 'Met zijn tweede assistent rijdt hij één stap verder.',
    },
    'LEGACY-GREEN-01': {
      title: 'Benzine uit het bivak',
      rule: 'Jerrycans en tankstations die hij in het bivak pakt, vullen zijn benzine.',
    },
    'LEGACY-GREEN-02': {
      title: 'Onderdelen uit het bivak',
      rule: 'Reserveonderdelen en gereedschapskisten die hij in het bivak pakt, repareren hem.',
    },
    'LEGACY-GREEN-03': {
      title: 'Benzine uit de steden',
      rule: 'Ook jerrycans en tankstations die hij bij het inrijden van een stad trekt, vullen zijn benzine.',
    },
    'LEGACY-GREEN-04': {
      title: 'Onderdelen uit de steden',
      rule: 'Ook reserveonderdelen en gereedschapskisten die hij bij het inrijden van een stad trekt, repareren hem.',
    },
    'LEGACY-RED-01': {
      title: 'Gevaren die hij pakt',
      rule: 'Gevaarkaarten die hij in het bivak pakt, treffen de speler zoals zijn kaart toont.',
    },
    'LEGACY-RED-02': {
      title: 'Gevaren uit de steden',
      rule: 'Ook gevaarkaarten die hij bij het inrijden van een stad trekt, treffen de speler.',
    },
    'LEGACY-RED-03': {
      title: 'Gehard',
      rule: 'Een gevaartegel kost hem 1 mechaniek in plaats van 2.',
    },
    'LEGACY-RED-04': {
      title: 'Onverschrokken',
      rule: 'Een gevaartegel kost hem geen mechaniek.',
    },
    'LEGACY-YELLOW-01': {
      title: 'Een grotere tank',
      rule: 'Zijn beide meters gaan tot 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'Een sterker frame',
      rule: 'Zijn beide meters gaan tot 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'Een nieuwe motor',
      rule: 'Zijn beide meters gaan tot 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'De volmaakte machine',
      rule: 'Zijn beide meters gaan tot 10.',
    },
    'PASS-01': {
      title: 'Drie manieren',
      rule: 'Het paspoort is een lijst van opdrachten; elke vervulde levert een stempel op. Er zijn drie manieren om het te vullen: behoedzaam, met alleen zijn stapel; legendarisch, met stapel en krachten; alleen, zonder tegenstander.',
    },
    'PASS-02': {
      title: 'De opdrachten',
      ruling:
        'De opdrachten zijn van ons, ten minste 15 per continent, en elk wordt voor de drie manieren apart gestempeld. Alleen rijdt de bemanning tegen een vast aantal rondes.',
    },
    'PASS-03': {
      title: 'Een legendarische rijder',
      rule: 'Een paspoort dat op de legendarische manier is gevuld, maakt een legendarische rijder.',
    },
  },
} satisfies ChapterText<typeof chapter>;
