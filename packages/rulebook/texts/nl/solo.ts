import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'De Torpedo van René Estienne',
    deck: 'De stapel opbouwen',
    legacy: 'Blijvende krachten',
    passport: 'Het paspoort',
  },
  rules: {
    'SOLO-01': {
      title: 'De Torpedo',
      rule: 'De Torpedo van René Estienne heeft twee meters, benzine en techniek. In de eerste race beginnen beide op 6, hun maximum. Vijf eigen assistenten tellen zijn vijf acties per ronde. Geld en handkaarten heeft hij niet.',
    },
    'SOLO-02': {
      title: 'Wie begint',
      rule: 'In de eerste race ben jij de eerste in de beurtvolgorde.',
    },
    'SOLO-03': {
      title: 'De stapel van René',
      rule: 'In de eerste race bestaat de stapel van René uit de 8 kaarten van niveau 1, geschud. Elke ronde wordt er een kaart onthuld die de Torpedo stuurt.',
      ruling: 'Is de stapel op, dan worden de kaarten opnieuw geschud.',
    },
    'SOLO-04': {
      title: 'Wat een kaart toont',
      rule: 'Een kaart van René toont zijn niveau, een letter en een doelkleur; hoeveel tegels er worden gelegd en de grens tussen makkelijk en moeilijk (op niveau 1: 2 tegels, grens 3); de stappen van de tweede assistent en van de latere; van welke plekken hij in het bivak pakt als eerste en als tweede; de schade van elke gevaarkaart die overblijft; en hoeveel benzine en techniek hij terugkrijgt.',
    },
    'SOLO-05': {
      title: 'Een ronde tegen René',
      rule: 'Een ronde verloopt zo: een kaart van René onthullen; konvooi, waarin jij en de Torpedo om en om een assistent spelen; onderhoud; bivak; planning.',
      ruling:
        'Vóór de eerste ronde worden vijf kaarten neergelegd. Je pakt er een, of twee als je tweede bent; de andere worden afgelegd en doen niemand kwaad. Dan plan je. Hiervoor wordt geen kaart van René onthuld.',
    },
    'SOLO-06': {
      title: 'Makkelijke en moeilijke tegels',
      rule: 'Met zijn eerste assistent trekt de Torpedo zoveel tegels als zijn kaart zegt. De waarde van een tegel is zijn benzine plus zijn schade, plus 1 voor een gevaar en 1 voor een stopsymbool. Ligt de waarde onder de grens, dan komt de tegel op de route van de Torpedo; op of boven de grens komt hij op die van jou. Bij een gelijke som geldt een stop als moeilijker dan een gewone tegel en een gevaar als moeilijker dan een stop.',
    },
    'SOLO-07': {
      title: 'Zijn doel',
      rule: 'De Torpedo gaat naar de dichtstbijzijnde stad van de doelkleur, maar nooit naar een stad die op het voortgangsspoor op zijn hoogte of achter hem ligt. Van twee steden die even dichtbij zijn, kiest hij die het dichtst bij de eindstad; heeft hij er een bereikt, dan gaat hij naar de volgende van die kleur. Is er geen meer, of is de eindstad dichterbij, dan gaat hij naar de eindstad.',
    },
    'SOLO-08': {
      title: 'Tegels op zijn route',
      rule: 'Makkelijke tegels komen op de kortste route naar zijn doel, vanaf de Torpedo en er altijd mee verbonden. Steden horen bij de route, zeelijnen niet. Is er op de route geen veld vrij, dan gaat de tegel ongebruikt terug in de doos.',
    },
    'SOLO-09': {
      title: 'Tegels op jouw route',
      rule: 'Moeilijke tegels komen op jouw kortste route naar de eindstad. Is die vol, dan komen ze rond je voertuig, en daarna naast die route. Steden horen bij de route, zeelijnen niet, en elke tegel moet met je voertuig verbonden zijn.',
    },
    'SOLO-10': {
      title: 'Zijn stappen',
      rule: 'Met zijn tweede assistent en elke latere zet de Torpedo zoveel stappen als de kaart voor die assistent aangeeft.',
    },
    'SOLO-11': {
      title: 'Hoe hij rijdt',
      rule: 'Van twee tegels neemt de Torpedo de makkelijkste. Staat hij naast een stad die op het voortgangsspoor verder ligt dan hijzelf, dan is die stad zijn volgende stap, doel of niet. Hij rijdt nooit een stad binnen die op zijn hoogte of achter hem ligt, en nooit een veld op dat hij niet kan betalen. Een gevaar kost hem 2 punten techniek, een risicozone 1 benzine extra. Ligt er geen tegel voor hem, dan rijdt hij blind, zoals elke bemanning op onbekend terrein. Een stad of een stopsymbool beëindigt de verplaatsing; de volgende assistent kan verdergaan.',
      ruling:
        'Van meerdere zulke steden kiest hij zijn doel, en anders de stad die het dichtst bij zijn doel ligt.',
    },
    'SOLO-12': {
      title: 'Kaarten in een stad',
      rule: 'Rijdt de Torpedo een stad binnen, dan trekt hij de kaarten die de stad aangeeft; ze tellen voor zijn blijvende krachten.',
      ruling: 'Daarna legt hij ze af.',
    },
    'SOLO-13': {
      title: 'Altijd dezelfde route',
      ruling:
        'De kortste route is die met de minste velden. Zijn er meerdere even kort, dan beslist de laagste som van waarden, daarna de volgorde van de velden op het bord; zo geeft dezelfde stelling altijd dezelfde zet. Een leeg veld telt 2. De routes van de Torpedo mijden steden die hij vanaf zijn plek niet binnen mag.',
    },
    'SOLO-14': {
      title: 'Wie er voorop ligt',
      rule: 'De beurtvolgorde wordt bepaald zoals altijd. Ben jij de eerste, dan krijg je 20 F. Is de Torpedo de eerste, dan krijgt hij er 2 benzine bij in een stad, of 1 in de wildernis.',
    },
    'SOLO-15': {
      title: 'Vijf genummerde plekken',
      rule: 'Vijf kaarten liggen op vijf genummerde plekken. In beurtvolgorde, niet andersom, pakt de eerste één kaart, dan de tweede twee. De Torpedo pakt van de plekken die zijn kaart noemt. Op elk niveau pakt hij één kaart als eerste en twee als tweede; alleen de plekken verschillen per kaart.',
      ruling:
        'Is een plek leeg, dan pakt de Torpedo van de volgende plek waar een kaart ligt; na 5 gaat het verder bij 1. Kaarten die overblijven, worden afgelegd als hun gevaren zijn geteld, die van de Torpedo meteen na zijn blijvende krachten.',
    },
    'SOLO-16': {
      title: 'Gevaren die overblijven',
      rule: 'Elke gevaarkaart die overblijft, kost je zoveel punten techniek als de kaart van René toont.',
      ruling: 'Jij verdeelt het verlies.',
    },
    'SOLO-17': {
      title: 'Herstel',
      rule: 'Jij plant zoals altijd; de Torpedo krijgt er de benzine en techniek bij die zijn kaart toont, tot zijn maxima.',
    },
    'SOLO-18': {
      title: 'Het einde',
      rule: 'Wie het eerst aankomt, maakt van deze ronde de laatste. Komen jullie allebei in deze ronde aan, dan krijgt de eerste 5 punten en de tweede 3. Elk krijgt 1 punt per punt techniek. Jij krijgt ook 1 punt voor elke volle 50 F, de Torpedo 1 punt voor elk van zijn kaarten die in de race is onthuld. Komt er maar één aan, dan wint die.',
    },
    'SOLO-19': {
      title: 'Streken tegen de Torpedo',
      ruling:
        'Jouw gevaarkaarten werken op de Torpedo: een saboteur kost hem 2 punten techniek. Hij reageert nooit.',
    },
    'SOLO-20': {
      title: 'Zijn pech',
      ruling:
        'Staat zijn techniek op 0, dan heeft de Torpedo pech. Hij blijft staan tot hij zich herstelt, en zijn assistenten zijn dan toch verbruikt. Een stad binnenrijden kost hem 1 benzine.',
    },
    'SOLO-21': {
      title: 'Gelijke waarden',
      ruling:
        'Bij gelijke waarde is benzine het makkelijkst, dan schade, stop en gevaar. Van meerdere tegels voor één route komt de makkelijkste voor de Torpedo, of de moeilijkste voor jou, het dichtst bij het voertuig, en ze liggen allemaal op diezelfde route.',
    },
    'SOLO-22': {
      title: 'Eén stap',
      ruling:
        'Elke stap gaat naar een aangrenzend veld dat op een kortste route naar zijn doel ligt: eerst een stad die hij binnen moet, anders de makkelijkste tegel die hij kan betalen, anders een leeg veld. Is er niets van dat alles, dan blijft hij staan en eindigt de verplaatsing.',
    },
    'SOLO-23': {
      title: 'Bewakers in de nacht',
      ruling:
        'Elke militie, en elke bewaker die je van het konvooi overhebt, houdt de schade van één gevaarkaart tegen, in het bivak en tegen de rode blijvende krachten. Is de schade groter dan het aantal punten dat je hebt, dan verlies je ze allemaal.',
    },
    'SOLO-24': {
      title: 'Latere races',
      ruling:
        'De verliezer van de vorige race is de eerste. Je hebt 80 F als eerste en 70 F als tweede. De meters van de Torpedo beginnen op hun maximum.',
    },
    'SOLO-25': {
      title: 'Wat voor de Torpedo telt',
      ruling:
        'Elke onthulde kaart telt voor zijn score, ook als hij na het schudden opnieuw komt. Bij een gelijke stand wint wie eerder is aangekomen.',
    },
    'SOLO-26': {
      title: 'Als de Torpedo aankomt',
      ruling: 'Komt de Torpedo aan, dan worden zijn assistenten verwijderd; jij speelt het konvooi uit.',
    },
    'SOLO-27': {
      title: 'Altijd alle vijf',
      ruling: 'De Torpedo speelt één assistent per beurt, altijd alle vijf, op volgorde.',
    },
    'SOLO-28': {
      title: 'Steden over het water',
      ruling:
        'Een stad die niet over land te bereiken is, is nooit een doel, tot de derde blauwe blijvende kracht.',
    },
    'DECK-01': {
      title: 'René leert',
      rule: 'Na een race die je hebt gewonnen, worden twee willekeurige kaarten van het laagste niveau in de stapel van René vervangen door twee van het volgende niveau; na een verloren race één.',
    },
    'DECK-02': {
      title: 'Op letter',
      rule: 'Voor minder toeval wordt elke kaart vervangen door die met dezelfde letter.',
    },
    'DECK-03': {
      title: 'De stapel van een campagne',
      rule: 'Een campagne behoudt de stapel van race tot race. Er zijn acht kaarten van elk van de niveaus 1 tot 3.',
    },
    'DECK-04': {
      title: 'De laatste van een niveau',
      ruling:
        'Is er nog maar één kaart van het laagste niveau, dan is de tweede die wordt vervangen er een van het volgende niveau. Een stapel van niveau 3 blijft zoals hij is. Zonder letters wordt de vervanger getrokken uit de kaarten van het volgende niveau die niet in de stapel zitten.',
    },
    'LEGACY-01': {
      title: 'Krachten krijgen',
      rule: 'Telkens als de Torpedo een stad van zijn doelkleur binnenrijdt, krijgt hij voor de rest van de campagne het volgende niveau van die kleur. De kracht werkt meteen, nog voordat de kaarten van de stad worden getrokken. Niveaus tellen op.',
    },
    'LEGACY-02': {
      title: 'Vier niveaus, en de zee',
      ruling:
        'Boven niveau 4 is er niets meer. Een zeelijn is één stap, kost 1 benzine en beëindigt de verplaatsing; luchtlijnen en een gesloten zee gebruikt de Torpedo nooit. Hij neemt een zeelijn als de route daarover minder stappen telt dan elke route over land. Voor doel, afstanden en stappen tellen open zeelijnen op dezelfde manier mee; zo blijft hij nooit staan zolang er een route is die hij kan betalen.',
    },
    'LEGACY-BLUE-01': {
      title: 'Geen stops meer',
      rule: 'Stopsymbolen houden de Torpedo niet meer tegen.',
    },
    'LEGACY-BLUE-02': {
      title: 'Thuis in risicozones',
      rule: 'De Torpedo betaalt in risicozones geen extra benzine.',
    },
    'LEGACY-BLUE-03': {
      title: 'Vrije overtocht',
      rule: 'De Torpedo gebruikt zeelijnen gratis, maar alleen als ze hem dichter bij zijn doel brengen.',
    },
    'LEGACY-BLUE-04': {
      title: 'Een stap meer',
      rule: 'De Torpedo zet met zijn tweede assistent een stap meer.',
    },
    'LEGACY-GREEN-01': {
      title: 'Benzine uit het bivak',
      rule: 'Jerrycans en tankstations die de Torpedo in het bivak pakt, vullen zijn benzine aan.',
    },
    'LEGACY-GREEN-02': {
      title: 'Onderdelen uit het bivak',
      rule: 'Reserveonderdelen en gereedschapskisten die de Torpedo in het bivak pakt, repareren hem.',
    },
    'LEGACY-GREEN-03': {
      title: 'Benzine uit de steden',
      rule: 'Ook jerrycans en tankstations die de Torpedo bij het binnenrijden van een stad trekt, vullen zijn benzine aan.',
    },
    'LEGACY-GREEN-04': {
      title: 'Onderdelen uit de steden',
      rule: 'Ook reserveonderdelen en gereedschapskisten die de Torpedo bij het binnenrijden van een stad trekt, repareren hem.',
    },
    'LEGACY-RED-01': {
      title: 'Gevaren die hij pakt',
      rule: 'Gevaarkaarten die de Torpedo in het bivak pakt, geven jou de schade die de kaart van René toont.',
    },
    'LEGACY-RED-02': {
      title: 'Gevaren uit de steden',
      rule: 'Ook gevaarkaarten die de Torpedo bij het binnenrijden van een stad trekt, geven jou schade.',
    },
    'LEGACY-RED-03': {
      title: 'Gehard',
      rule: 'Een gevaartegel kost de Torpedo 1 punt techniek in plaats van 2.',
    },
    'LEGACY-RED-04': {
      title: 'Onbevreesd',
      rule: 'Een gevaartegel kost de Torpedo niets.',
    },
    'LEGACY-YELLOW-01': {
      title: 'Een grotere tank',
      rule: 'Het maximum van zijn beide meters is 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'Een sterker frame',
      rule: 'Het maximum van zijn beide meters is 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'Een nieuwe motor',
      rule: 'Het maximum van zijn beide meters is 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'De volmaakte machine',
      rule: 'Het maximum van zijn beide meters is 10.',
    },
    'PASS-01': {
      title: 'Drie manieren',
      rule: 'Het paspoort is een lijst met missies. Elke missie die je vervult, levert een stempel op. Er zijn drie manieren om het te vullen: behoedzaam, alleen met de stapel; legendarisch, met de stapel en de blijvende krachten; alleen, zonder tegenstander.',
    },
    'PASS-02': {
      title: 'De missies',
      ruling:
        'De missies zijn van onszelf: minstens 15 per continent, elk door het spel gecontroleerd en apart gestempeld voor de drie manieren. Alleen race je tegen een vast aantal rondes.',
    },
    'PASS-03': {
      title: 'Een legendarische bestuurder',
      rule: 'Vul een paspoort op de legendarische manier en je bent een legendarische bestuurder.',
    },
  },
} satisfies ChapterText<typeof chapter>;
