import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: { leaders: 'De leiders' },
  rules: {
    'LEADER-01': {
      title: 'Twee extra kaarten',
      rule: 'Met de leiders worden 2 topografen door de trekstapel geschud.',
    },
    'LEADER-02': {
      title: 'Een leider kiezen',
      rule: 'In beurtvolgorde kiest elke bemanning een leider. Nationaliteit, voertuig en assistenten horen daarbij.',
    },
    'LEADER-03': {
      title: 'Eens per ronde',
      rule: 'Een gave die eens per ronde werkt, is aan het begin van de volgende ronde weer klaar.',
    },
    'LEADER-04': {
      title: 'De mannen van de huurling',
      rule: 'Roy Chapman brengt geen bemanning mee. Als iedereen gekozen heeft, neemt zijn speler voertuig en bemanning uit wat over is; de eigen leider daarvan blijft thuis.',
    },
    'LEADER-05': {
      title: 'Wanneer gaven werken',
      ruling:
        'Delatour en Martinetti gebruiken hun gave in stap 2 van hun eigen beurt, net als een kaart: er moet nog een assistent actief zijn, en de beurt gaat door. De 20 F van Chevy komen vanzelf als een konvooi begint, tenzij hij is aangekomen.',
    },
    'LEADER-06': {
      title: 'Wel schip, geen zeppelin',
      ruling:
        'De 50 F van Walledgrave komen boven op transportkaarten, maar alleen op zeelijnen, nooit in de lucht.',
    },
    'LEADER-07': {
      title: 'De tweede tegel van Chapman',
      ruling:
        'Chapman beslist zodra de eerste tegel open ligt. Die gaat terug in de zak voordat de tweede wordt getrokken en kan dus terugkomen; de tweede moet hij nemen.',
    },
    'LEADER-08': {
      title: 'Elke leider één keer',
      rule: 'Geen leider kan twee keer gekozen worden. Wie kiest, mag Chapman nemen in plaats van een leider die nog vrij is.',
    },
    'LEADER-09': {
      title: 'De kaart voor Simone',
      rule: 'Rijdt Simone Deforêt mee, dan liggen er in het bivak 2 kaarten meer dan er bemanningen zijn. Heeft ieder er een genomen, dan neemt de laatste bemanning in beurtvolgorde een van de twee die over zijn, en Simone krijgt de andere.',
      ruling:
        'Dat gaat vanzelf. Zijn er te weinig kaarten, dan ontbreekt eerst die van Simone, dan de tweede van de laatste bemanning, dan die van wie het laatst kiezen.',
    },
    'LEADER-10': {
      title: 'Wanneer de korting op is',
      ruling:
        'De korting van Walledgrave geldt vanzelf. Ze is pas op als er echt een zeelijn wordt genomen en ze het tarief heeft verlaagd.',
    },
    'LEADER-11': {
      title: 'Waar Van Hotten trekt',
      ruling:
        'De twee kaarten van Van Hotten zijn voor gekleurde steden. Dorpen en paarse steden geven wat ze altijd geven.',
    },
    'LEADER-12': {
      title: 'Nergens plaats',
      ruling:
        'Is er voor de tegels van een topograaf geen vrij verbonden veld meer, dan gaan alle tegels die nog in de hand zijn terug in de zak en gaat er geen uit het spel.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour verkent',
      rule: 'Jean Delatour leidt de Franse bemanning. Eens per ronde trekt hij 3 tegels en legt ze.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti sleutelt',
      rule: 'Gianni Martinetti leidt de Italiaanse bemanning. Eens per ronde doet hij een reparatie.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave reist goedkoper',
      rule: 'Sir Andrew Walledgrave leidt de Engelse bemanning. Eens per ronde kost een zeelijn hem 50 F minder.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten is welkom',
      rule: 'Leonard Van Hotten leidt de Belgische bemanning. Bij het binnenrijden van een stad trekt hij altijd minstens 2 kaarten.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman kijkt twee keer',
      rule: 'Roy Chapman is een Amerikaanse huurling. Eens per ronde mag hij in onbekend gebied de eerste tegel terug in de zak doen en een andere trekken.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy heeft geldschieters',
      rule: 'Louis Chevy leidt de Zwitserse bemanning. Eens per ronde krijgt hij 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Een kaart voor Deforêt',
      rule: 'Simone Deforêt leidt de Suffragettes. In elk bivak ligt er een kaart meer; die is voor haar als allen de hunne genomen hebben.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topograaf',
      rule: 'De bemanning trekt 4 tegels, legt er 2 zoals een verkenner, en de andere 2 gaan uit het spel. Voor stap 2 van een beurt. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
