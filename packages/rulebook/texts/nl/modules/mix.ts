import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: { mix: 'Als modules elkaar ontmoeten' },
  rules: {
    'MIX-01': {
      title: 'Een rit met alles',
      ruling:
        'In deze volgorde: visum, of worp en steekpenningen; keuze van veld of lijn; een tegel trekken; de tweede blik van Chapman; de microklimaatworp; de prijs van tegel, risicozone, weer en microklimaat; bewaker, militie, jerrycans; betalen; rijden; handlimiet; pech, stop, gids of dorp. In een stad: betalen, het pakket, de kaarten, de handlimiet.',
    },
    'MIX-02': {
      title: 'Eén prijs',
      ruling:
        'Alle delen van een prijs worden samen betaald of helemaal niet. Schade door weer en microklimaat is schade van de tegel: de bestuurder verdeelt haar, en bewakers houden haar niet tegen.',
    },
    'MIX-03': {
      title: 'Financiering met alles',
      ruling:
        'Eerst komt het geld, dan de fiche van de mecenas, dan de invloed. Alleen de financieringsactie doet dat: het geld van Chevy, de financier, dorpen en pakketten verzetten de fiche niet en openen geen invloed.',
    },
    'MIX-04': {
      title: 'Innen en gaven',
      ruling:
        'Wie int, ziet af van de kaarten en de gave van de leider in die beurt. Gaven van eens per ronde blijven klaar.',
    },
    'MIX-05': {
      title: 'Volgorde van de opbouw',
      ruling: 'De opbouw gaat zo: leiders, het voertuig van Chapman, de paddock, het seizoen, de pakketten.',
    },
    'MIX-06': {
      title: 'Tegels als alle andere',
      ruling:
        'Dorpen en microklimaten zijn terreintegels voor elke kaart, elke bewaker en elke gave. Ze gaan uit het spel en komen terug zoals de andere.',
    },
    'MIX-07': {
      title: 'Modules tegen René',
      ruling:
        'Het weer loopt van bivak tot bivak: het seizoen schuift bij elk op, en het openingsbivak gooit eerst. De Torpedo betaalt voor het weer en gooit voor microklimaten. In de waarde van een tegel telt een microklimaat 1 meer en de stop van een dorp niets. Hij rijdt door dorpen zonder stop of gift, draagt geen pakketten, gooit aan geen poort, en heeft geen mecenas, leider of paddock.',
    },
    'MIX-08': {
      title: 'Simone tegen René',
      ruling:
        'Met Simone wordt een zesde kaart gedeeld, op geen genummerde plaats. Als beiden hebben gepakt, pakt zij er nog een van de rest, voordat gevaar telt.',
    },
    'MIX-09': {
      title: 'Alleen, niet met vijf',
      ruling:
        'De vijfde bemanning en een solorace sluiten elkaar uit. De Suffragettes mogen de solobemanning zijn.',
    },
  },
} satisfies ChapterText<typeof chapter>;
