import type { start as chapter } from '../../chapters/start.ts';
import type { ChapterText } from '../../text.ts';

export const start = {
  sections: {
    setup: 'Voorbereiding',
    turn: 'De ronde',
    bivouac: 'Bivak',
    planning: 'Planning',
  },
  rules: {
    'BASE-SETUP-01': {
      title: 'Speelbord en richting',
      rule: 'De tafel kiest een speelbord, Afrika of Zuid-Amerika. Op elk bord liggen twee paarse steden: de ene wordt de startstad, en de race gaat naar de andere, de eindstad.',
    },
    'BASE-SETUP-02': {
      title: 'Eerste beurtvolgorde',
      rule: 'In de eerste ronde spelen de bemanningen in de volgorde van hun plaatsen.',
      ruling:
        'De plaatsen worden geloot met de startwaarde van het spel, tenzij de gastheer ze heeft vastgelegd.',
    },
    'BASE-SETUP-03': {
      title: 'Voertuigen en voortgangsfiches',
      rule: 'Alle voertuigen beginnen in de startstad. De voortgangsfiches vormen één stapel op het startveld van het voortgangsspoor: het fiche van de eerste bemanning ligt helemaal onderop, de andere erbovenop in beurtvolgorde.',
    },
    'BASE-SETUP-04': {
      title: 'Volle meters',
      rule: 'Een voertuig heeft drie meters: benzine, motor en chassis. Elke meter heeft een stand, het aantal punten dat er op dat moment is, en een maximum, waar de stand nooit boven komt. Bij de start staan alle meters op hun maximum. Motor en chassis samen heten de techniek.',
    },
    'BASE-SETUP-05': {
      title: 'Startgeld',
      rule: 'Er wordt gerekend in frank (F). Elke bemanning begint met 80 F, alleen de laatste in de beurtvolgorde met 70 F.',
      ruling: 'In de bank zit altijd genoeg geld.',
    },
    'BASE-SETUP-06': {
      title: 'Trekstapel en zak',
      rule: 'De 46 hulpbronkaarten van het basisspel (modules voegen er meer toe) worden geschud en gedekt neergelegd als trekstapel. Alle terreintegels gaan in de zak.',
      ruling: 'Afrika en Zuid-Amerika hebben elk hun eigen 60 tegels.',
    },
    'BASE-SETUP-07': {
      title: 'Lege handen',
      ruling: 'Niemand begint met hulpbronkaarten. De eerste komen bij het eerste bivak.',
    },
    'BASE-SETUP-08': {
      title: 'Een voertuig kiezen',
      rule: 'De bemanningen kiezen in beurtvolgorde hun voertuig. De kleur en de vijf assistenten van dat voertuig horen erbij.',
    },
    'BASE-SETUP-09': {
      title: 'Open en geheim',
      ruling:
        'Iedereen mag zien: de meters, het geld, de assistenten na het onthullen, hoeveel kaarten er in elke hand zitten, de aflegstapel en welke tegels nog in de zak zitten, maar niet hun volgorde. Niemand ziet de kaarten van een andere bemanning, een plan vóór het onthullen of wat er hierna uit de trekstapel en de zak komt. Een kaart die open is gepakt, blijft bij iedereen bekend zolang hij in die hand zit; een getrokken tegel ziet iedereen.',
    },
    'BASE-TURN-01': {
      title: 'Vier fasen',
      rule: 'Een ronde heeft vier fasen, altijd in dezelfde volgorde: bivak, planning, konvooi en onderhoud. Zo volgt ronde op ronde tot de race voorbij is.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Kaarten te kiezen',
      rule: 'Er worden zoveel hulpbronkaarten als er bemanningen zijn, plus 1, open neergelegd.',
    },
    'BASE-BIVOUAC-02': {
      title: 'De laatste kiest eerst',
      rule: 'Elke bemanning pakt een van die kaarten, tegen de beurtvolgorde in: de laatste bemanning begint en de eerste sluit de rij. De kaart die er dan nog ligt, is voor de laatste bemanning in de beurtvolgorde. Die mag haar twee kaarten niet in één keer pakken.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limiet bij elke kaart',
      rule: 'Zodra een bemanning een kaart heeft gepakt, wordt haar handlimiet gecontroleerd (BASE-HAND-01); pas daarna kiest de volgende.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Trekstapel op',
      rule: 'Is de trekstapel op, dan wordt de aflegstapel geschud; dat is dan de nieuwe trekstapel.',
      ruling:
        'Is de aflegstapel ook leeg, dan worden er minder kaarten neergelegd. De eerste die ontbreekt, is de tweede kaart van de laatste bemanning.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Weigeren kan niet',
      ruling:
        'Een bemanning kan haar kaart niet weigeren, ook niet als haar chassis op 0 staat en ze de kaart niet kan houden.',
    },
    'BASE-PLAN-01': {
      title: 'Vijf assistenten in het geheim',
      rule: 'Alle bemanningen plannen tegelijk, uit het zicht van elkaar. Ze zetten elk al hun vijf assistenten op de vier vakken van hun dashboard (verkenner, techniek, beveiliging en financiering), op elk vak zoveel als ze willen.',
    },
    'BASE-PLAN-02': {
      title: 'Het onthullen',
      rule: 'Alle plannen worden op hetzelfde moment onthuld. Daarna verandert geen assistent meer van vak.',
    },
    'BASE-PLAN-03': {
      title: 'Elke ronde alle vijf',
      rule: 'Elke planning begint met alle vijf de assistenten, of ze in de vorige ronde nu gebruikt zijn of niet.',
    },
    'BASE-PLAN-04': {
      title: 'Het plan veranderen',
      ruling:
        'Zolang de laatste bemanning niet heeft bevestigd, mag iedereen het eigen plan nog veranderen. Van de anderen is alleen te zien wie klaar is en wie niet.',
    },
    'BASE-PLAN-05': {
      title: 'Twee acties per vak',
      rule: 'Verkenner, techniek en beveiliging bieden elk twee acties. Welke van de twee het wordt, kiest de bemanning pas als ze de assistent speelt, niet bij de planning.',
    },
  },
} satisfies ChapterText<typeof chapter>;
