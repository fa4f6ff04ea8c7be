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
      rule: 'Leg een kaart na gebruik af. Wat hij boven een maximum zou toevoegen, gaat verloren.',
      ruling: 'Een kaart die niets zou veranderen, kun je niet spelen.',
    },
    'CARD-02': {
      title: 'Een gevaarkaart tegenhouden',
      rule: 'Een bewaker of een militie houdt een gevaarkaart tegen. Alleen het doelwit kan een saboteur tegenhouden; een padenjager of een oplichter kan door elke tegenstander worden tegengehouden. De gevaarkaart is dan gebruikt, maar heeft geen effect.',
      ruling:
        'Alle bemanningen die misschien kunnen reageren, omdat ze nog een bewaker of minstens één kaart in de hand hebben, krijgen tegelijk en in het geheim de vraag. Reageren er meer, dan verbruikt alleen de eerste van hen iets, in beurtvolgorde na de bemanning die de kaart speelde.',
    },
    'CARD-03': {
      title: 'Niemand buiten bereik',
      rule: 'Je kunt elke bemanning als doelwit kiezen, waar ze ook is, behalve een die is aangekomen.',
    },
    'CARD-04': {
      title: 'Kaarten voor elk moment',
      rule: 'Kaarten voor elk moment kun je ook buiten je eigen beurt en zonder assistent spelen.',
      ruling:
        'Wanneer zo’n kaart ertoe kan doen (een gevaar, een veld dat niet te betalen is, een hand boven de limiet), krijgt elke betrokken bemanning met een kaart in de hand de vraag, welke kaart het ook is. Bij elke beslissing in je eigen beurt horen je kaarten voor elk moment bij de keuzes.',
    },
    'CARD-05': {
      title: 'Spoorzoeker of padenjager',
      ruling:
        'Waar de vragen en antwoorden in het Engelse spelregelboek spreken van een spoorzoeker die tegels verwijdert, bedoelen ze de padenjager. De spoorzoeker trekt kaarten en is geen gevaarkaart.',
    },
    'CARD-06': {
      title: 'Vragen verraden niets',
      ruling:
        'Tegenstanders kunnen nooit aan het tempo of het scherm zien of je een kaart voor elk moment hebt: wel of niet gevraagd worden verraadt niets. (Een tafel kan kiezen om alleen spelers te vragen die kunnen reageren; dat is sneller, maar minder geheim. Online staat dat standaard uit.)',
    },
    'CARD-07': {
      title: 'Het doelwit noemen',
      ruling:
        'Noem het doelwit van een kaart (een bemanning, tegels of plaatsen) voordat iemand reageert. Hoe je de schade van een saboteur verdeelt, kies je daarna.',
    },
    'CARD-08': {
      title: 'Wat een saboteur pakt',
      ruling:
        'Een saboteur pakt wat er is. Staat een meter op 0, dan gaat alles van de andere af; zijn er minder dan 2 punten over, dan gaan ze allemaal verloren. Een bemanning met beide meters op 0 kun je niet kiezen. Handlimiet en pech gelden meteen.',
    },
    'CARD-09': {
      title: 'Hoeveel tegels',
      ruling:
        'Een padenjager kun je ook spelen als er maar één tegel te verwijderen is. Voor een oplichter zijn twee verschillende tegels nodig.',
    },
    'CARD-10': {
      title: 'Schudden tijdens het trekken',
      ruling:
        'Raakt de trekstapel tijdens het trekken op, dan worden de al getrokken kaarten niet meegeschud.',
    },
    'CARD-TRAIL-HUNTER': {
      title: 'Padenjager',
      rule: 'Verwijder 2 tegels, waar dan ook op het bord; ze gaan uit het spel. Gevaarkaart, te spelen in stap 2. 2 exemplaren.',
      ruling: 'Een tegel waarop een voertuig staat, kun je niet kiezen.',
    },
    'CARD-FINANCIAL': {
      title: 'Financier',
      rule: 'Neem 30 F. Te spelen in stap 2. 3 exemplaren.',
    },
    'CARD-REFUELLING-STATION': {
      title: 'Tankstation',
      rule: 'Je benzine stijgt met 5 punten. Te spelen in stap 2. 2 exemplaren.',
    },
    'CARD-DRIVER': {
      title: 'Bestuurder',
      rule: 'Maak een rit (zie ‘BASE-DRIVE-01’). Te spelen in stap 2. 3 exemplaren.',
    },
    'CARD-REPAIRMAN': {
      title: 'Monteur',
      rule: 'Voer een reparatie uit, zoals een monteur op techniek (zie ‘BASE-MECH-01’). Te spelen in stap 2. 3 exemplaren.',
    },
    'CARD-CARTOGRAPHER': {
      title: 'Cartograaf',
      rule: 'Trek 3 tegels en leg ze, zoals een verkenner (zie ‘BASE-PATH-01’). Te spelen in stap 2. 3 exemplaren.',
    },
    'CARD-SABOTEUR': {
      title: 'Saboteur',
      rule: 'Een andere bemanning verliest 2 punten motor of chassis, of van elk één: jij kiest. Gevaarkaart, te spelen in stap 2. 3 exemplaren.',
    },
    'CARD-TRACKER': {
      title: 'Spoorzoeker',
      rule: 'Trek 3 kaarten, houd er 2 en leg er 1 af. Te spelen in stap 2. 2 exemplaren.',
    },
    'CARD-CON-ARTIST': {
      title: 'Oplichter',
      rule: 'Verwissel 2 tegels, waar dan ook op het bord. Gevaarkaart, te spelen in stap 2. 2 exemplaren.',
      ruling: 'Een tegel waarop een voertuig staat, kun je niet kiezen.',
    },
    'CARD-TRANSPORT': {
      title: 'Transport',
      rule: 'Een zee- of luchtlijn kost je 50 F minder. Je kunt meerdere van deze kaarten combineren, maar je krijgt nooit geld terug. Te spelen bij een rit. 2 exemplaren.',
    },
    'CARD-SPARE-PARTS': {
      title: 'Reserveonderdelen',
      rule: 'Je motor of je chassis stijgt met 1 punt. Te spelen bij een reparatie. 6 exemplaren.',
    },
    'CARD-TOOLBOX': {
      title: 'Gereedschapskist',
      rule: 'Je motor en je chassis stijgen samen met 3 punten, verdeeld zoals jij wilt. Te spelen bij een reparatie. 2 exemplaren.',
    },
    'CARD-GUIDE': {
      title: 'Gids',
      rule: 'Negeer één stopsymbool. Te spelen bij een rit. 2 exemplaren.',
    },
    'CARD-JERRYCAN': {
      title: 'Jerrycan',
      rule: 'Je benzine stijgt met 1 punt. Altijd te spelen. 8 exemplaren.',
    },
    'CARD-MILITIA': {
      title: 'Militie',
      rule: 'Negeer het gevaar van een tegel of een kaart. Altijd te spelen. 3 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
