import type { start as chapter } from '../../chapters/start.ts';
import type { ChapterText } from '../../text.ts';

export const start = {
  sections: {
    setup: 'Opstelling',
    turn: 'De ronde',
    bivouac: 'Bivak',
    planning: 'Planning',
  },
  rules: {
    'BASE-SETUP-01': {
      title: 'Speelbord en richting',
      rule: 'Kies een speelbord, Afrika of Zuid-Amerika. Op elk bord liggen twee paarse steden: spreek af welke de startstad is; de andere is de eindstad.',
    },
    'BASE-SETUP-02': {
      title: 'Eerste beurtvolgorde',
      rule: 'In de eerste ronde spelen de bemanningen in de volgorde van hun plaatsen.',
      ruling: 'Die volgorde wordt geloot met de startwaarde van het spel, tenzij de gastheer haar vastlegt.',
    },
    'BASE-SETUP-03': {
      title: 'Voertuigen en voortgangsfiches',
      rule: 'Alle voertuigen beginnen in de startstad. Stapel de voortgangsfiches in beurtvolgorde op het startveld van het voortgangsspoor, met het fiche van de eerste bemanning onderop.',
    },
    'BASE-SETUP-04': {
      title: 'Volle meters',
      rule: 'Je voertuig heeft drie meters: benzine, motor en chassis. Elke meter heeft een stand, het aantal punten op dat moment, en een maximum waar de stand nooit boven komt. Aan het begin staan alle meters op hun maximum. Motor en chassis samen heten de techniek.',
    },
    'BASE-SETUP-05': {
      title: 'Startgeld',
      rule: 'Er wordt gerekend in frank (F). Elke bemanning begint met 80 F, behalve de laatste in de beurtvolgorde: die begint met 70 F.',
      ruling: 'De bank raakt nooit door haar geld heen.',
    },
    'BASE-SETUP-06': {
      title: 'Trekstapel en zak',
      rule: 'Schud de 46 hulpbronkaarten van het basisspel (modules voegen er meer toe) en leg ze gedekt neer als trekstapel. Doe alle terreintegels in de zak.',
      ruling: 'Afrika en Zuid-Amerika hebben elk hun eigen 60 tegels.',
    },
    'BASE-SETUP-07': {
      title: 'Lege handen',
      ruling: 'Niemand begint met hulpbronkaarten. De eerste krijg je in het eerste bivak.',
    },
    'BASE-SETUP-08': {
      title: 'Een voertuig kiezen',
      rule: 'In beurtvolgorde kiest iedere speler een voertuig. De kleur en de vijf assistenten horen erbij.',
    },
    'BASE-SETUP-09': {
      title: 'Open en geheim',
      ruling:
        'Iedereen ziet de meters en het geld, de assistenten zodra ze onthuld zijn, het aantal kaarten in elke hand, de aflegstapel en welke tegels nog in de zak zitten. Geheim zijn de handkaarten, de plannen vóór het onthullen en de volgorde van trekstapel en zak. Een kaart die open is gepakt, blijft bij iedereen bekend zolang hij in die hand zit, en een getrokken tegel ziet iedereen.',
    },
    'BASE-TURN-01': {
      title: 'Vier fasen',
      rule: 'Een ronde heeft vier fasen, altijd in dezelfde volgorde: bivak, planning, konvooi en onderhoud. Zo volgt ronde op ronde tot de race is afgelopen.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Kaarten om uit te kiezen',
      rule: 'Leg zoveel hulpbronkaarten open neer als er bemanningen zijn, plus 1.',
    },
    'BASE-BIVOUAC-02': {
      title: 'De laatste kiest eerst',
      rule: 'In omgekeerde beurtvolgorde pakt elke bemanning een van deze kaarten: de laatste kiest als eerste, de eerste als laatste. Als iedereen er een heeft, pakt de laatste bemanning in de beurtvolgorde ook de overgebleven kaart. Ze pakt nooit beide kaarten tegelijk.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limiet bij elke kaart',
      rule: 'Controleer je handlimiet zodra je een kaart hebt gepakt (zie ‘BASE-HAND-01’), voordat de volgende bemanning kiest.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Trekstapel op',
      rule: 'Is de trekstapel op, schud dan de aflegstapel; dat wordt de nieuwe trekstapel.',
      ruling:
        'Is de aflegstapel ook leeg, dan worden er minder kaarten neergelegd. De eerste die ontbreekt, is de tweede kaart van de laatste bemanning.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Weigeren kan niet',
      ruling:
        'Je kunt een kaart niet weigeren, ook niet als je chassis op 0 staat en je hem niet kunt houden.',
    },
    'BASE-PLAN-01': {
      title: 'Vijf assistenten in het geheim',
      rule: 'Zet achter je scherm al je vijf assistenten op de vier vakken van je dashboard: verkenner, techniek, veiligheid en financiering. Op elk vak mag je er zoveel zetten als je wilt. Alle bemanningen plannen tegelijk.',
    },
    'BASE-PLAN-02': {
      title: 'Het onthullen',
      rule: 'Alle plannen worden tegelijk onthuld. Daarna verandert geen assistent meer van vak.',
    },
    'BASE-PLAN-03': {
      title: 'Elke ronde alle vijf',
      rule: 'Bij elke planning heb je weer alle vijf je assistenten, of je ze in de vorige ronde nu hebt gebruikt of niet.',
    },
    'BASE-PLAN-04': {
      title: 'Je plan veranderen',
      ruling:
        'Je kunt je plan veranderen tot de laatste bemanning heeft bevestigd. Van de anderen zie je alleen of ze klaar zijn.',
    },
    'BASE-PLAN-05': {
      title: 'Twee acties per vak',
      rule: 'Verkenner, techniek en veiligheid bieden elk twee acties. Je kiest er een wanneer je de assistent speelt, niet tijdens de planning.',
    },
  },
} satisfies ChapterText<typeof chapter>;
