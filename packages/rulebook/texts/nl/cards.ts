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
  },
} satisfies ChapterText<typeof chapter>;
