import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: {
    leaders: 'Leiders',
  },
  rules: {
    'LEADER-01': {
      title: 'Twee kaarten extra',
      rule: 'Schud 2 topografen door de trekstapel.',
    },
    'LEADER-02': {
      title: 'Een leider kiezen',
      rule: 'In beurtvolgorde kiest iedere speler een leider. Bemanning, nationaliteit en voertuig horen erbij.',
    },
    'LEADER-03': {
      title: 'Eén keer per ronde',
      rule: 'Een kracht die één keer per ronde werkt, is aan het begin van elke ronde weer klaar.',
    },
    'LEADER-04': {
      title: 'De bemanning van de huurling',
      rule: 'Roy Chapman brengt geen bemanning mee. Als iedereen heeft gekozen, kiest zijn speler uit wat over is een voertuig met bemanning, maar zonder leider.',
    },
    'LEADER-05': {
      title: 'Wanneer krachten werken',
      ruling:
        'Delatour en Martinetti gebruiken hun kracht in stap 2 van hun eigen beurt, als een kaart: ze hebben een actieve assistent nodig, en de beurt gaat door. Chevy krijgt zijn 20 F vanzelf als een konvooifase begint, tenzij hij is aangekomen.',
    },
    'LEADER-06': {
      title: 'Schepen, geen zeppelins',
      ruling:
        'De 50 F van Walledgrave kun je met transportkaarten combineren. Ze gelden alleen voor zeelijnen, nooit voor luchtlijnen.',
    },
    'LEADER-07': {
      title: 'De tweede tegel van Chapman',
      ruling:
        'Chapman beslist nadat hij de eerste tegel heeft gezien, en de tweede moet hij nemen. De eerste zit weer in de zak voordat de tweede wordt getrokken; hij kan dus opnieuw komen.',
    },
    'LEADER-08': {
      title: 'Elke leider één keer',
      rule: 'Elke leider kan maar één keer worden gekozen. Ben jij aan de beurt om te kiezen, dan mag je Chapman nemen in plaats van een leider die nog vrij is.',
    },
    'LEADER-09': {
      title: 'De kaart voor Simone',
      rule: 'Doet Simone Deforêt mee, leg dan 2 kaarten meer neer dan er bemanningen zijn. Iedereen pakt er een; de laatste bemanning in de beurtvolgorde kiest een van de twee die over zijn, en Simone krijgt de andere.',
      ruling:
        'Haar kracht werkt vanzelf. Zijn er te weinig kaarten, dan ontbreekt eerst de hare, dan de tweede van de laatste bemanning, dan de kaarten van wie het laatst kiest.',
    },
    'LEADER-10': {
      title: 'Wanneer de korting op is',
      ruling:
        'Bij elke zeelijn kies je of je de korting van Walledgrave gebruikt; het spel stelt haar voor. Die is pas verbruikt als je echt een zeelijn neemt, en alleen als ze de prijs verlaagt.',
    },
    'LEADER-11': {
      title: 'Waar Van Hotten trekt',
      ruling:
        'De twee kaarten van Van Hotten gelden alleen in gekleurde steden, niet in dorpen en niet in paarse steden.',
    },
    'LEADER-12': {
      title: 'Weinig tegels of velden',
      ruling:
        'Zijn er minder dan vier tegels of te weinig vrije velden, dan legt een topograaf eerst: er worden hoogstens 2 tegels gelegd, en alleen wat overblijft gaat uit het spel.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour verkent vooruit',
      rule: 'Jean Delatour leidt de Franse bemanning. Eén keer per ronde trek je 3 tegels en leg je ze.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti repareert',
      rule: 'Gianni Martinetti leidt de Italiaanse bemanning. Eén keer per ronde voer je een reparatie uit.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave reist goedkoper',
      rule: 'Sir Andrew Walledgrave leidt de Engelse bemanning. Eén keer per ronde kost een zeelijn je 50 F minder.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten is welkom',
      rule: 'Leonard Van Hotten leidt de Belgische bemanning. Rijd je een stad binnen, dan trek je altijd minstens 2 kaarten.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman kijkt twee keer',
      rule: 'Roy Chapman is een Amerikaanse huurling. Eén keer per ronde mag je op onbekend terrein de eerste tegel terug in de zak doen en opnieuw trekken.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy heeft geldschieters',
      rule: 'Louis Chevy leidt de Zwitserse bemanning. Eén keer per ronde krijg je 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Deforêt krijgt een kaart extra',
      rule: 'Simone Deforêt leidt de Suffragettes. Eén keer per ronde ligt er in het bivak een kaart extra; die is voor jou als iedereen er een heeft gepakt.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topograaf',
      rule: 'Trek 4 tegels en leg er 2 van zoals een verkenner; de andere 2 gaan uit het spel. Te spelen in stap 2. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
