import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: {
    mix: 'Als modules samenkomen',
  },
  rules: {
    'MIX-01': {
      title: 'Een rit met alles',
      ruling:
        'Met alle modules verloopt een rit zo: visum, of worp en steekpenningen; een veld of lijn kiezen; een tegel trekken; de tweede tegel van Chapman; de microklimaatdobbelsteen; tegel, risicozone, weer en microklimaat optellen; bewaker, militie, jerrycans; betalen; rijden; handlimiet; pech, stop, gids of dorp. In een stad: betalen, pakket, kaarten, handlimiet.',
    },
    'MIX-02': {
      title: 'Eén prijs',
      ruling:
        'Alle delen van een prijs betaal je samen of helemaal niet. Schade door weer en microklimaat is schade van de tegel: je verdeelt die zelf, en bewakers houden die niet tegen.',
    },
    'MIX-03': {
      title: 'Financiering met alles',
      ruling:
        'De financiering verloopt zo: geld, mecenasfiche, invloed. Alleen deze actie verzet het fiche en laat je invloed kopen; het geld van Chevy, de financier, dorpen en pakketten doen dat niet.',
    },
    'MIX-04': {
      title: 'Innen en krachten',
      ruling:
        'Als je int, zie je in die beurt af van kaarten en van de kracht van je leider. Krachten die één keer per ronde werken, blijven klaar.',
    },
    'MIX-05': {
      title: 'Volgorde van de opstelling',
      ruling:
        'Zet alles klaar in deze volgorde: leiders, het voertuig van Chapman, paddock, seizoen, pakketten.',
    },
    'MIX-06': {
      title: 'Tegels als alle andere',
      ruling:
        'Dorps- en microklimaattegels zijn terreintegels voor elke kaart, bewaker en kracht. Ze gaan uit het spel en komen terug zoals de andere.',
    },
    'MIX-07': {
      title: 'Modules tegen René',
      ruling:
        'Het weer geldt van bivak tot bivak: het seizoen schuift bij elk bivak op, en bij het openingsbivak wordt voor het eerst gegooid. De Torpedo betaalt voor het weer en gooit voor microklimaten. In de waarde van een tegel telt een microklimaat 1 meer en de stop van een dorp niets. De Torpedo rijdt zonder stop of geschenk door dorpen, vervoert geen pakketten, gooit nooit voor diplomatie en heeft geen mecenas, leider of paddock.',
    },
    'MIX-08': {
      title: 'Simone tegen René',
      ruling:
        'Met Simone ligt er een zesde kaart, niet op een genummerde plek. Als jullie allebei je kaarten hebben gepakt, pakt zij er nog een van de rest, voordat de gevaren tellen.',
    },
    'MIX-09': {
      title: 'Solo zonder vijfde bemanning',
      ruling:
        'Een vijfde bemanning en een solorace sluiten elkaar uit. Je mag solo spelen met de Suffragettes.',
    },
  },
} satisfies ChapterText<typeof chapter>;
