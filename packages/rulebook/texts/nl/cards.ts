import type { cards as chapter } from '../../chapters/cards.ts';
import type { ChapterText } from '../../text.ts';

export const cards = {
  sections: {
    cards: 'Kaarten spelen',
    resources: 'De hulpbronkaarten',
  },
  rules: {
    'CARD-01': {
      title: 'Een kaart gebruiken',
      rule: 'Een gebruikte kaart gaat naar de aflegstapel. Wat hij boven een maximum zou opleveren, gaat verloren.',
      ruling: 'Een kaart die helemaal geen effect zou hebben, kan niet worden gespeeld.',
    },
    'CARD-02': {
      title: 'Antwoord op een gevaarkaart',
      rule: 'Een bewaker of een militie houdt een gevaarkaart tegen. De saboteur kan alleen worden tegengehouden door de bemanning waarop hij het gemunt heeft, de padenjager en de oplichter door elke tegenstander. De gevaarkaart is toch verbruikt, maar er gebeurt niets.',
      ruling:
        'Alle bemanningen die misschien kunnen antwoorden, omdat ze nog een bewaker hebben of minstens één kaart in de hand, krijgen de vraag: allemaal tegelijk en in het geheim. Antwoorden er meer, dan geeft maar één van hen iets uit: de eerste in de beurtvolgorde, geteld vanaf de bemanning die de kaart speelde.',
    },
    'CARD-03': {
      title: 'Niemand buiten bereik',
      rule: 'Een bemanning kan het doelwit zijn, waar haar voertuig ook staat. Alleen wie is aangekomen, is veilig.',
    },
    'CARD-04': {
      title: 'Kaarten voor elk moment',
      rule: 'Een kaart voor elk moment kan ook buiten de eigen beurt worden gespeeld, en zonder assistent op het dashboard.',
      ruling:
        'Telkens als zo’n kaart iets kan uitmaken (een gevaar, een veld dat de bemanning niet kan betalen, een hand boven de limiet), krijgen alle betrokken bemanningen met een kaart in de hand de vraag, welke kaart het ook is. En telkens als een bemanning in haar eigen beurt iets beslist, horen haar kaarten voor elk moment bij de keuzes.',
    },
    'CARD-05': {
      title: 'Spoorzoeker of padenjager',
      ruling:
        'Het Engelse regelboek heeft het bij de vragen en antwoorden over een spoorzoeker die tegels weghaalt. Dat is de padenjager. De echte spoorzoeker trekt kaarten en is geen gevaarkaart.',
    },
    'CARD-06': {
      title: 'Vragen die niets verraden',
      ruling:
        'Noch het tempo van het spel, noch iets op het scherm mag aan tegenstanders verraden of een bemanning een kaart voor elk moment heeft: of ze de vraag krijgt of niet, zegt niets. (Een tafel kan besluiten alleen te vragen wie ook echt kan antwoorden; dat gaat sneller, maar is minder geheim. Online staat die optie uit zolang niemand hem aanzet.)',
    },
    'CARD-07': {
      title: 'Het doelwit noemen',
      ruling:
        'De bemanning, de tegels of de plekken waar een kaart op mikt, worden genoemd voordat iemand mag antwoorden. Hoe de schade van de saboteur wordt verdeeld, wordt pas daarna bepaald.',
    },
    'CARD-08': {
      title: 'Wat een saboteur pakt',
      ruling:
        'Staat een van de twee meters op 0, dan gaat het hele verlies van de andere af. Zijn er in totaal minder dan 2 punten over, dan gaan die verloren. Een bemanning met beide meters op 0 kan geen doelwit zijn. Handlimiet en pech gelden meteen.',
    },
    'CARD-09': {
      title: 'Hoeveel tegels',
      ruling:
        'Een padenjager kan ook worden gespeeld als er maar één tegel weg te halen is. Voor een oplichter zijn twee tegels nodig, en die moeten ongelijk zijn: twee tegels met dezelfde prijs ruilen zou niets veranderen.',
    },
    'CARD-10': {
      title: 'Schudden tijdens het trekken',
      ruling:
        'Raakt de trekstapel midden in het trekken op, dan worden de kaarten die al getrokken zijn niet met de aflegstapel mee geschud.',
    },
    'CARD-TRAIL-HUNTER': {
      title: 'Padenjager',
      rule: 'De bemanning haalt 2 tegels weg, waar ook op het speelbord; ze gaan uit het spel. Gevaarkaart, voor stap 2 van een beurt. 2 exemplaren.',
      ruling: 'Een tegel waar een voertuig op staat, kan niet worden weggehaald.',
    },
    'CARD-FINANCIAL': {
      title: 'Financier',
      rule: 'De bemanning krijgt 30 F. Voor stap 2 van een beurt. 3 exemplaren.',
    },
    'CARD-REFUELLING-STATION': {
      title: 'Tankstation',
      rule: 'De benzine stijgt met 5 punten. Voor stap 2 van een beurt. 2 exemplaren.',
    },
    'CARD-DRIVER': {
      title: 'Bestuurder',
      rule: 'De bemanning maakt een rit (BASE-DRIVE-01). Voor stap 2 van een beurt. 3 exemplaren.',
    },
    'CARD-REPAIRMAN': {
      title: 'Monteur',
      rule: 'De bemanning doet een reparatie, precies als met een assistent als monteur (BASE-MECH-01). Voor stap 2 van een beurt. 3 exemplaren.',
    },
    'CARD-CARTOGRAPHER': {
      title: 'Cartograaf',
      rule: 'De bemanning trekt 3 tegels en legt ze zoals met een verkenner (BASE-PATH-01). Voor stap 2 van een beurt. 3 exemplaren.',
    },
    'CARD-SABOTEUR': {
      title: 'Saboteur',
      rule: 'Een andere bemanning verliest 2 punten van de motor, van het chassis of van elk één, zoals de bemanning bepaalt die de kaart speelt. Gevaarkaart, voor stap 2 van een beurt. 3 exemplaren.',
    },
    'CARD-TRACKER': {
      title: 'Spoorzoeker',
      rule: 'De bemanning trekt 3 kaarten, houdt er 2 en legt er 1 af. Voor stap 2 van een beurt. 2 exemplaren.',
    },
    'CARD-CON-ARTIST': {
      title: 'Oplichter',
      rule: 'De bemanning verwisselt 2 tegels, waar ook op het speelbord. Gevaarkaart, voor stap 2 van een beurt. 2 exemplaren.',
      ruling: 'Een tegel waar een voertuig op staat, kan niet worden verwisseld.',
    },
    'CARD-TRANSPORT': {
      title: 'Transport',
      rule: 'Het tarief van een zee- of luchtlijn is 50 F lager. Meerdere van deze kaarten zijn te combineren; wisselgeld is er niet. Wordt bij een rit gespeeld. 2 exemplaren.',
    },
    'CARD-SPARE-PARTS': {
      title: 'Reserveonderdelen',
      rule: 'Motor of chassis stijgt met 1 punt. Wordt bij een reparatie gespeeld. 6 exemplaren.',
    },
    'CARD-TOOLBOX': {
      title: 'Gereedschapskist',
      rule: 'Motor en chassis stijgen samen met 3 punten, verdeeld zoals de bemanning wil. Wordt bij een reparatie gespeeld. 2 exemplaren.',
    },
    'CARD-GUIDE': {
      title: 'Gids',
      rule: 'Eén stopsymbool geldt niet. Wordt bij een rit gespeeld. 2 exemplaren.',
    },
    'CARD-JERRYCAN': {
      title: 'Jerrycan',
      rule: 'De benzine stijgt met 1 punt. Kan op elk moment worden gespeeld. 8 exemplaren.',
    },
    'CARD-MILITIA': {
      title: 'Militie',
      rule: 'Het gevaar van een tegel of van een kaart geldt niet. Kan op elk moment worden gespeeld. 3 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
